import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import { csrfCookie, csrfField, csrfHeader, pathOf } from '#contract/encoding.ts';
import { type TestApp, testApp } from './app.ts';

const names = Object.keys(calls) as CallName[]; // the keys of the table are its names
const posts = names.filter((name) => calls[name].method === 'POST');
const token = 'A'.repeat(43);
const other = 'B'.repeat(43);
const form = 'application/x-www-form-urlencoded';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

function post(name: CallName, headers: Readonly<Record<string, string>>, payload = '') {
  const url = pathOf(name, {
    quote_id: 'q',
    id: 'p',
    insurer: 'sahyadri',
    pincode: '560001',
    product_slug: 'p',
  });
  const contentType = calls[name].encoding === 'json' ? 'application/json' : form;
  return server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': contentType, ...headers },
    payload,
  });
}

const cookie = `${csrfCookie}=${token}`;

describe.each(posts)('a post to %s', (name) => {
  test.each([
    ['no token at all', {}],
    ['a header without the cookie', { [csrfHeader]: token }],
    ['the cookie alone', { cookie }],
    ["another visitor's header", { cookie, [csrfHeader]: other }],
    ['an empty header', { cookie, [csrfHeader]: '' }],
    ['a cookie that is no token of ours', { cookie: `${csrfCookie}=x`, [csrfHeader]: 'x' }],
    ['a cross-site origin', { cookie, [csrfHeader]: token, 'sec-fetch-site': 'cross-site' }],
  ])('with %s is refused', async (_, headers) => {
    const answer = await post(name, headers);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'CSRF_FAILED']);
  });

  test('with the right header is let in', async () => {
    const answer = await post(name, { cookie, [csrfHeader]: token, 'sec-fetch-site': 'same-origin' });
    expect(answer.statusCode).not.toBe(403);
  });

  test('without a readable body is refused', async () => {
    const answer = await post(name, { cookie, 'content-type': 'text/plain' }, 'x');
    expect([403, 415]).toContain(answer.statusCode);
  });
});

describe.each(posts.filter((name) => calls[name].encoding === 'form'))('a form post to %s', (name) => {
  test('with the right field is let in', async () => {
    const answer = await post(name, { cookie }, `${csrfField}=${token}`);
    expect(answer.statusCode).not.toBe(403);
  });

  test('with a wrong field is refused', async () => {
    const answer = await post(name, { cookie }, `${csrfField}=${other}`);
    expect(answer.statusCode).toBe(403);
  });
});

describe('the token', () => {
  test.each(['/', '/about/help', '/health-plan/get-medical-conditions/'])('is given by %s', async (url) => {
    const answer = await server.app.inject({ url, headers: { accept: '*/*' } });
    const given = answer.cookies.find(({ name }) => name === csrfCookie);
    expect(given).toMatchObject({ value: expect.stringMatching(/^[\w-]{43}$/), path: '/', sameSite: 'Lax' });
    expect(given?.httpOnly).toBeUndefined();
  });

  test('stays as it is once given', async () => {
    const answer = await server.app.inject({ url: '/', headers: { cookie } });
    expect(answer.cookies.find(({ name }) => name === csrfCookie)).toBeUndefined();
  });
});
