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

const asBrowsersDo = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe.each([
  '/health-plan/choose-member',
  '/health-plan/member-details?product=super-topup',
  '/health-plan/proposals/x/proposer-detail',
  '/no/such/page',
])('a form that a browser sends to %s without a script', (page) => {
  test.each([
    ['en', 'This step needs JavaScript', 'was not sent on and is not saved'],
    ['hi', 'इस चरण के लिए JavaScript', 'सेव नहीं हुआ'],
  ])('is answered with a page in %s that leads back', async (language, title, stored) => {
    const headers = { ...asBrowsersDo, 'accept-language': language };
    const answer = await browser.post(page, 'mobile=9822044170', headers);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([405, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(title);
    expect(answer.body).toContain(stored);
    expect(answer.body).toContain(`href="${page}"`);
    expect(answer.body).not.toContain('9822044170');
  });

  test('is no call to a program', async () => {
    const answer = await browser.post(page, 'mobile=9822044170');
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'UNKNOWN_CALL']);
  });
});

test('the way back leads nowhere else, whatever address the form was sent to', async () => {
  const answer = await browser.post('//elsewhere.example/x', 'a=1', asBrowsersDo);
  expect(answer.body).not.toMatch(/href="(https?:)?\/\//);
});

test.each([
  ['a form in parts', 'multipart/form-data; boundary=x', 'x', 415],
  ['a form that is too large', 'application/x-www-form-urlencoded', `a=${'b'.repeat(128 * 1024)}`, 413],
])('%s is refused with a page too', async (_what, type, payload, status) => {
  const headers = { ...asBrowsersDo, 'content-type': type };
  const request = { method: 'POST' as const, url: '/health-plan/choose-member', headers, payload };
  const answer = await server.app.inject(request);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
});
