import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallContext } from '#server/visit/call-context.ts';
import { longestLife, signedCode } from '#server/visit/sale/signed-code.ts';
import type { Browser } from '../../wire.ts';
import { type TestApp, testApp } from '../app.ts';
import { bank, bankCode, bankKey, cameIn, oldBankKey, partnersFile, seconds, shopKey } from './scene.ts';

const contexts: CallContext[] = [];
let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    env: partnersFile(),
    handlers: {
      getPlace: async (_request, context) => {
        contexts.push(context);
        return { ok: false, failure: { code: 'NOT_FOUND' } };
      },
    },
  });
});
afterAll(() => server.close());

/** In which channel the server sees this browser. */
async function saleOf(browser: Browser, headers = {}) {
  await browser.get('/health-plan/get-place/560001/', headers);
  const { channel, partner = null } = contexts.at(-1)?.sale ?? {};
  return [channel, partner];
}

const none = ['website', null];
const code = bankCode();
const [, until = '', signature = ''] = code.split('.');
const retail = (partner: string) => `channel=retail-partner&partner=${encodeURIComponent(partner)}`;

describe('an address that says a code', () => {
  test.each([
    ['of an agent we know', 'channel=pos&partner=AG-1001', ['pos', 'AG-1001']],
    ['that the partner signed', retail(code), ['retail-partner', 'gramin-bank']],
    ['signed with the key of before', retail(bankCode(7, oldBankKey)), ['retail-partner', 'gramin-bank']],
    [
      'signed for as long as a link may live',
      retail(signedCode('gramin-bank', seconds(0) + longestLife - 60, bankKey)),
      ['retail-partner', 'gramin-bank'],
    ],
  ])('%s begins that channel, leads on without it, and is kept for the visit', async (_, query, sale) => {
    const browser = await cameIn(server.app, '/');
    const answer = await browser.get(`/health-plan/address-details?utm=a&${query}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/health-plan/address-details?utm=a']);
    expect(await saleOf(browser)).toEqual(sale);
    expect(await saleOf(browser, { 'request-source': 'mobile-app' })).toEqual(sale);
  });

  const words = {
    agent: 'We do not know this agent’s code',
    forged: 'This link does not come from a partner of ours',
    ended: 'This partner link has ended',
  };
  test.each([
    ['of no agent', 'channel=pos&partner=AG-1002', words.agent],
    ['of an agent in another spelling', 'channel=pos&partner=ag-1001', words.agent],
    ['that is missing', 'channel=pos', words.agent],
    ['of a partner where an agent is asked for', 'channel=pos&partner=gramin-bank', words.agent],
    ['that a partner signed where an agent is asked for', `channel=pos&partner=${code}`, words.agent],
    ['of an agent where a partner signs', retail('AG-1001'), words.forged],
    ['with markup', 'channel=pos&partner=%3Cscript%3E', words.agent],
    ['of the object itself', 'channel=pos&partner=__proto__', words.agent],
    ['with nothing signed', retail('gramin-bank'), words.forged],
    ['with an empty signature', retail(`gramin-bank.${until}.`), words.forged],
    ['with another signature', retail(`gramin-bank.${until}.${'A'.repeat(43)}`), words.forged],
    ['signed by another partner', retail(signedCode('gramin-bank', Number(until), shopKey)), words.forged],
    ['signed for another partner', retail(`dukaan.${until}.${signature}`), words.forged],
    ['signed for another day', retail(`gramin-bank.${Number(until) + 1}.${signature}`), words.forged],
    ['signed and then changed in its last letters', retail(`${code.slice(0, -3)}AAA`), words.forged],
    ['signed with an empty key', retail(signedCode('gramin-bank', Number(until), '')), words.forged],
    ['of a partner of nobody', retail(signedCode('nobody', Number(until), bankKey)), words.forged],
    ['of five thousand signs', retail('a'.repeat(5000)), words.forged],
    ['that ended a second ago', retail(signedCode('gramin-bank', seconds(0) - 1, bankKey)), words.ended],
    [
      'signed for longer than a link may live',
      retail(signedCode('gramin-bank', seconds(0) + longestLife + 60, bankKey)),
      words.ended,
    ],
  ])(
    '%s gains nothing: it is said plainly, and the way on is the address without it',
    async (_, query, title) => {
      const browser = await cameIn(server.app, '/');
      const answer = await browser.get(`/health-plan/address-details?utm=a&${query}`);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain(`<h1>${title}</h1>`);
      expect(answer.body).toContain('href="/health-plan/address-details?utm=a"');
      expect(answer.body).not.toContain('<script');
      expect(await saleOf(browser)).toEqual(none);
    },
  );

  test.each([
    'channel=mobile-app&partner=x',
    'channel=google',
    'channel=',
    'partner=AG-1001',
    'channel=__proto__',
  ])('"%s" asks for no channel of ours: the page is as it is', async (query) => {
    const browser = await cameIn(server.app, '/');
    expect((await browser.get(`/?${query}`)).statusCode).toBe(200);
    expect(await saleOf(browser)).toEqual(none);
  });

  test('that is refused leaves the visit in the channel where it is', async () => {
    const browser = await cameIn(server.app, '/?channel=pos&partner=AG-1001');
    await browser.get(`/?${retail(`gramin-bank.${until}.${'A'.repeat(43)}`)}`);
    expect(await saleOf(browser)).toEqual(['pos', 'AG-1001']);
  });

  test('said twice is read as its first', async () => {
    const browser = await cameIn(server.app, '/?channel=website&channel=pos&partner=AG-1001');
    expect(await saleOf(browser)).toEqual(none);
  });

  test('is no use on a call, a form or a file', async () => {
    const browser = await cameIn(server.app, '/');
    await browser.get('/health-plan/get-place/560001/?channel=pos&partner=AG-1001');
    await browser.post('/?channel=pos&partner=AG-1001', '');
    expect(await saleOf(browser)).toEqual(none);
  });
});

describe('a header', () => {
  test('of the app is what the app says', async () => {
    const browser = await cameIn(server.app, '/');
    expect(await saleOf(browser, { 'request-source': 'mobile-app' })).toEqual(['mobile-app', null]);
    expect(await saleOf(browser)).toEqual(['mobile-app', null]);
  });

  test.each(['pos', 'retail-partner', 'website', 'nonsense', '__proto__', 'pos.AG-1001'])(
    'that says %s says nothing',
    async (source) => {
      const browser = await cameIn(server.app, '/');
      expect(await saleOf(browser, { 'request-source': source })).toEqual(none);
      expect(await saleOf(browser)).toEqual(none);
    },
  );
});

describe('a cookie', () => {
  test('that nobody signed says nothing', async () => {
    const browser = await cameIn(server.app, '/');
    const visit = browser.cookies.get('sid')?.split('.')[1];
    const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const forged of ['pos.AG-1001', `${visit}.pos.AG-1001`, `${visit}.pos.AG-1001.${'A'.repeat(43)}`]) {
      await server.app.inject({
        url: '/health-plan/get-place/560001/',
        headers: { cookie: `${cookies}; channel=${forged}` },
      });
      expect(contexts.at(-1)?.sale.channel).toBe('website');
    }
  });

  test('of another visit says nothing, and so does one that outlived its visit', async () => {
    const customer = await cameIn(server.app, `/?${retail(code)}`);
    const stranger = await cameIn(server.app, '/');
    const channel = customer.cookies.get('channel') ?? '';
    const cookies = [...stranger.cookies, ['channel', channel]].map(([name, value]) => `${name}=${value}`);
    await server.app.inject({
      url: '/health-plan/get-place/560001/',
      headers: { cookie: cookies.join('; ') },
    });
    expect(contexts.at(-1)?.sale.channel).toBe('website');
    await server.app.inject({
      url: '/health-plan/get-place/560001/',
      headers: { cookie: `channel=${channel}` },
    });
    expect(contexts.at(-1)?.sale.channel).toBe('website');
  });

  test('is let go when the device is left', async () => {
    const browser = await cameIn(server.app, '/?channel=pos&partner=AG-1001');
    const answer = await browser.post('/health-plan/leave/', '');
    expect(String(answer.headers['set-cookie'])).toMatch(/channel=;/);
  });
});

test('a stranger is led to no channel by the address of somebody’s quote', async () => {
  const stranger = await cameIn(server.app, '/');
  const answer = await stranger.get('/health-plan/own-channel/some-quote/family/');
  expect(answer.statusCode).toBe(404);
  expect(await saleOf(stranger)).toEqual(none);
});

test('what a partner signs is what its manual says', () => {
  expect(signedCode('gramin-bank', 1_800_000_000, 'key')).toBe(
    'gramin-bank.1800000000.7Q3YZ_1VAODOIzrrsFDnyYjluDP4QAXcDB2pZhOeHE4',
  );
  expect(bank.keys).toContain(bankKey);
});
