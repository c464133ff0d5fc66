import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, calls } from '#contract/call/calls.ts';
import { csrfCookie, csrfField, csrfHeader, pathOf } from '#contract/call/encoding.ts';
import { openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

const names = Object.keys(calls) as CallName[]; // the keys of the table are its names
const posts = names.filter((name) => calls[name].method === 'POST');
const form = 'application/x-www-form-urlencoded';

let server: TestApp;
/** The session of a browser and its token, and the token of somebody else's. */
let [cookie, token, other] = ['', '', ''];
beforeAll(async () => {
  server = await testApp();
  const browser = await openBrowser(server.app);
  [cookie, token] = [`sid=${browser.cookies.get('sid')}`, browser.cookies.get(csrfCookie) ?? ''];
  other = (await openBrowser(server.app)).cookies.get(csrfCookie) ?? '';
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

describe.each(posts)('a post to %s', (name) => {
  const right = () => ({ cookie, [csrfHeader]: token });
  test.each([
    ['no token at all', () => ({})],
    ['a token without the session', () => ({ [csrfHeader]: token })],
    ['the session alone', () => ({ cookie })],
    ["another visitor's token", () => ({ cookie, [csrfHeader]: other })],
    [
      "another visitor's token, in its cookie too",
      () => ({ cookie: `${cookie}; ${csrfCookie}=${other}`, [csrfHeader]: other }),
    ],
    ['an empty header', () => ({ cookie, [csrfHeader]: '' })],
    ['a session that nobody gave', () => ({ cookie: `sid=${'A'.repeat(43)}`, [csrfHeader]: token })],
    ['a cross-site page', () => ({ ...right(), 'sec-fetch-site': 'cross-site' })],
    ['a page of a neighbour host', () => ({ ...right(), 'sec-fetch-site': 'same-site' })],
    ['a foreign origin', () => ({ ...right(), origin: 'http://evil.example' })],
    ['an origin that is hidden', () => ({ ...right(), origin: 'null' })],
  ])('with %s is refused', async (_, headers) => {
    const answer = await post(name, headers());
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'CSRF_FAILED']);
  });

  test('with the right header is let in', async () => {
    const headers = { ...right(), 'sec-fetch-site': 'same-origin', origin: 'http://localhost' };
    const answer = await post(name, headers);
    expect([200, 400, 404, 409, 422]).toContain(answer.statusCode);
  });

  test('without a readable body is refused', async () => {
    const answer = await post(name, { cookie, 'content-type': 'text/plain' }, 'x');
    expect([403, 415]).toContain(answer.statusCode);
  });
});

describe.each(posts.filter((name) => calls[name].encoding === 'form'))('a form post to %s', (name) => {
  test('with the right field is let in', async () => {
    const answer = await post(name, { cookie }, `${csrfField}=${token}`);
    expect([200, 400, 404, 409, 422]).toContain(answer.statusCode);
  });

  test.each([
    ['a NUL', 'x=%00', 'x'],
    ['bytes that are no UTF-8', 'x=%ff', 'x'],
    ['a name that cannot be read', '%ff=x', 'body'],
    ['a field that comes twice', 'x=1&x=1', 'x'],
    ['more fields than it may have', Array.from({ length: 40 }, (_, at) => `f${at}=`).join('&'), 'body'],
  ])('with the right field beside %s is told of that', async (_, fields, field) => {
    const answer = await post(name, { cookie }, `${fields}&${csrfField}=${token}`);
    expect([answer.statusCode, answer.json().error]).toMatchObject([
      400,
      { code: 'MALFORMED_REQUEST', fields: [{ field }] },
    ]);
  });

  test('with a wrong field is refused', async () => {
    const answer = await post(name, { cookie }, `${csrfField}=${other}`);
    expect(answer.statusCode).toBe(403);
  });
});

describe('a refused post of our own page', () => {
  const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' };
  const tokensIn = (answer: Awaited<ReturnType<typeof post>>) => answer.cookies.map(({ name }) => name);

  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['nothing of a session', own, ['sid', csrfCookie]],
    ['a session without its token', { ...own, cookie: 'kept' }, [csrfCookie]],
    ['no Origin', { 'sec-fetch-site': 'same-origin' }, []],
    ['a foreign Origin', { ...own, origin: 'http://evil.example' }, []],
    ['a cross-site mark', { ...own, 'sec-fetch-site': 'cross-site' }, []],
  ])('with %s brings %s', async (_, { cookie: has, ...headers }, cookies) => {
    const answer = await post('createTransaction', { ...headers, ...(has && { cookie }) });
    expect(answer.statusCode).toBe(403);
    expect(tokensIn(answer)).toEqual(cookies);
  });

  test('is let in with what its refusal brought', async () => {
    const refused = await post('createTransaction', own);
    const cookies = new Map(refused.cookies.map(({ name, value }) => [name, value]));
    const again = await post('createTransaction', {
      ...own,
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      [csrfHeader]: cookies.get(csrfCookie) ?? '',
    });
    expect(again.statusCode).toBe(400);
  });
});

describe('the token', () => {
  test.each(['/', '/about/your-data', '/health-plan/get-medical-conditions/'])(
    'is given by %s',
    async (url) => {
      const answer = await server.app.inject({ url, headers: { accept: '*/*' } });
      const tokensIn = answer.cookies.find(({ name }) => name === csrfCookie);
      expect(tokensIn).toMatchObject({
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        sameSite: 'Lax',
      });
      expect(tokensIn?.httpOnly).toBeUndefined();
    },
  );

  test('stays as it is once given', async () => {
    const answer = await server.app.inject({
      url: '/',
      headers: { cookie: `${cookie}; ${csrfCookie}=${token}` },
    });
    expect(answer.cookies.find(({ name }) => name === csrfCookie)).toBeUndefined();
  });
});
