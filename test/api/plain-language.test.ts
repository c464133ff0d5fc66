import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let browser: Browser;
beforeAll(async () => {
  server = await testApp();
  browser = await openBrowser(server.app);
});
afterAll(() => server.close());

const link = (language: string) => `<a href="?lang=${language}" lang="${language}"`;

describe.each([
  ['/sandbox/', 200],
  ['/sandbox/outbox', 200],
  ['/health-plan/docs', 200],
  ['/sandbox/pay/none', 404],
  ['/sandbox/identity/none', 404],
  ['/health-plan/proposals/none/policy.pdf', 404],
])('the plain page at %s', (path, status) => {
  test('leads to the other language by a link, and keeps what is chosen', async () => {
    const english = await browser.get(path, { 'accept-language': 'en' });
    expect(english.statusCode).toBe(status);
    expect(english.body).toContain(link('hi'));
    expect(english.body).not.toContain(link('en'));

    const page = await browser.get(`${path}?a=1&lang=hi`, { 'accept-language': 'en' });
    expect([page.statusCode, page.headers.location]).toEqual([302, `${path}?a=1`]);
    const hindi = await browser.get(path, { 'accept-language': 'en' });
    expect([hindi.statusCode, hindi.headers['content-language']]).toEqual([status, 'hi']);
    expect(hindi.body).toContain(link('en'));
    expect((await browser.get(`${path}?lang=en`)).statusCode).toBe(302);
  });
});

test('a page that answers a sent form leads to the page in the other language', async () => {
  const page = { accept: 'text/html', 'accept-language': 'en' };
  const answer = await browser.post('/health-plan/choose-member?lang=hi', 'a=1', page);
  expect([answer.statusCode, answer.headers['content-language']]).toEqual([405, 'en']);
  expect(answer.body).toContain(link('hi'));
});

test('a language nobody speaks is asked for in vain, and nothing leads elsewhere', async () => {
  expect((await browser.get('/sandbox/?lang=xx')).statusCode).toBe(200);
  const away = await server.app.inject({
    url: '//elsewhere.example/assets/x?lang=hi',
    headers: { accept: 'text/html' },
  });
  expect(String(away.headers.location ?? '/')).toMatch(/^\/(?!\/)/);
});
