import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedCode } from '#server/visit/sale/signed-code.ts';
import { buy, fillForms, planOf, readProposal, saveQuote, score } from '../../purchase.ts';
import { type Browser, browserOver, openBrowser } from '../../wire.ts';
import { type TestApp, testApp } from '../app.ts';
import { bank, bankCode, partnersFile, seconds, shopKey } from './scene.ts';

const origin = 'https://www.chhatri.example';
let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    env: { ...partnersFile(), PUBLIC_ORIGIN: origin, ALLOW_SANDBOX: 'yes', OPERATORS: 'yes' },
  });
});
afterAll(() => server.close());

const inFrame = { accept: 'text/html', 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
const ofBank = (): string => `/health-plan/?channel=retail-partner&partner=${bankCode()}`;
const ofShop = (): string =>
  `/health-plan/?channel=retail-partner&partner=${signedCode('dukaan', seconds(7), shopKey)}`;

/** A frame: its jar is the one of the site around it, so it begins empty. Pages of it are asked for as frames are. */
async function framed(url: string) {
  const cookies = new Map<string, string>();
  const frame = await browserOver((request) => {
    const own = request.method === 'GET' ? inFrame : { origin };
    return server.app.inject({
      ...request,
      url: request.url ?? '/',
      headers: { ...request.headers, ...own },
    });
  }, cookies);
  cookies.clear();
  await frame.get(url);
  await frame.get('/health-plan/choose-member');
  return { frame, cookies };
}

describe('a page in the frame of a partner’s site', () => {
  test('may stand there, and in no other: its first answer and all that follow say so', async () => {
    const { frame } = await framed(ofBank());
    const page = await frame.get('/health-plan/choose-member');
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${bank.frames.join(' ')};`);
    expect(page.headers['content-security-policy']).not.toContain("frame-ancestors 'none'");
    expect(page.headers['x-frame-options']).toBeUndefined();
  });

  test('has cookies of that site’s jar alone, beside those of our own pages', async () => {
    const entry = await server.app.inject({ url: ofBank(), headers: inFrame });
    const cookie = entry.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const page = await server.app.inject({ url: '/', headers: { ...inFrame, cookie } });
    const cookies = [...entry.cookies, ...page.cookies];
    expect(cookies.map(({ name }) => name).sort()).toEqual([
      '__Host-framed-channel',
      '__Host-framed-csrftoken',
      '__Host-framed-sid',
    ]);
    const setCookies = [entry, page].flatMap(({ headers }) => headers['set-cookie'] ?? []);
    for (const one of setCookies)
      expect(one).toMatch(/Secure; SameSite=None; Partitioned|Secure; Partitioned; SameSite=None/);
  });

  test('saves without merging, as nowhere else in this channel', async () => {
    const { frame } = await framed(ofBank());
    const { quote_id } = await saveQuote(frame);
    const scored = await score(frame, quote_id);
    expect(scored.sales_channel_conflict).toBe(false);
    const id = await buy(frame, quote_id, planOf(scored, 'family', 'sahyadri-poorna'));
    await fillForms(frame, id, { proposerDetails: { middle_name: 'Kumari' } });
    const { proposerDetails = {} } = (await readProposal(frame, id)).savedForm.formData;
    const body = { data: { ...proposerDetails, middle_name: '' } };
    const saved = await frame.call('saveProposer', { params: { id }, body });
    expect(saved.json()).toMatchObject({ success: true, kept: [] });
    const after = (await readProposal(frame, id)).savedForm.formData.proposerDetails;
    expect(after?.middle_name ?? '').toBe('');
  });

  test.each(['/health-plan/choose-member', '/your-data'])(
    'keeps a language that is chosen there for that site, on %s',
    async (path) => {
      const { frame, cookies } = await framed(ofBank());
      const page = await frame.get(`${path}?lang=hi`);
      expect(page.headers.location).toBe(path);
      expect(String(page.headers['set-cookie'])).toMatch(/lang=hi;.*Secure;.*SameSite=None/);
      expect(String(page.headers['set-cookie'])).toContain('Partitioned');
      expect(cookies.get('lang')).toBe('hi');
      expect((await frame.get(path)).headers['content-language']).toBe('hi');
    },
  );

  test('opens nothing of our own pages’ visit, nor they of its', async () => {
    const { frame } = await framed(ofBank());
    const browser = await openBrowser(server.app);
    const inside = await saveQuote(frame);
    const outside = await saveQuote(browser);
    const read = (one: Browser, quote_id: string) =>
      one.call('getScore', { params: { quote_id }, body: {} }).then(({ statusCode }) => statusCode);
    expect(await read(frame, outside.quote_id)).toBe(404);
    expect(await read(browser, inside.quote_id)).toBe(404);
  });
});

describe('nobody else frames a page', () => {
  const entries: readonly (readonly [string, () => string, Readonly<Record<string, string>>])[] = [
    ['without a code', () => '/health-plan/choose-member', inFrame],
    ['with an agent’s code', () => '/?channel=pos&partner=AG-1001', inFrame],
    ['with a code of a partner who frames nothing', ofShop, inFrame],
    ['with a forged code', () => '/?channel=retail-partner&partner=gramin-bank.1999999999.AAAA', inFrame],
    [
      'with the partner’s code, on a page of its own',
      ofBank,
      { accept: 'text/html', 'sec-fetch-dest': 'document' },
    ],
    ['with the partner’s code, as an object', ofBank, { ...inFrame, 'sec-fetch-dest': 'object' }],
    ['with the partner’s code, in a browser that does not say', ofBank, { accept: 'text/html' }],
  ];
  test.each(entries)('not %s', async (_, url, headers) => {
    const entry = await server.app.inject({ url: url(), headers });
    const cookie = entry.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const page = await server.app.inject({ url: '/', headers: { ...headers, cookie } });
    for (const answer of [entry, page]) {
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(answer.headers['x-frame-options']).toBe('DENY');
      expect(answer.cookies.filter(({ name }) => name.includes('framed'))).toEqual([]);
    }
  });

  test('nor that partner a page of operators, with whose password it could be asked for', async () => {
    const { frame } = await framed(ofBank());
    for (const url of ['/operators/sign-in', '/operators/stuck']) {
      const page = await frame.get(url);
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(page.headers['x-frame-options']).toBe('DENY');
    }
  });

  test('by showing the cookies of a frame on a page of its own', async () => {
    const { cookies } = await framed(ofBank());
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const page = await server.app.inject({
      url: '/',
      headers: { accept: 'text/html', 'sec-fetch-dest': 'document', cookie },
    });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('nor acts in it: a post from the partner’s own site is refused', async () => {
    const { cookies } = await framed(ofBank());
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const post = (headers: Readonly<Record<string, string>>) =>
      server.app.inject({
        method: 'POST',
        url: '/health-plan/leave/',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: `csrfmiddlewaretoken=${cookies.get('__Host-framed-csrftoken')}`,
      });
    expect((await post({ origin: 'https://www.gramin.example' })).statusCode).toBe(403);
    expect((await post({ origin, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post({ origin, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });
});
