import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PageRenderer } from '#server/drawing/page-renderer.ts';
import { type Store, StoreUnavailable } from '#usecases/ports/store.ts';
import type { Ports } from '#usecases/ports.ts';
import { buy, planOf, saveQuote, score } from '../purchase.ts';
import { aWireQuote, type Browser, openBrowser } from '../wire.ts';
import { plainRenderer, type TestApp, testApp } from './app.ts';

type Note = readonly [event: string, facts: unknown];

let server: TestApp;
let browser: Browser;
let proposal = '';
let quote = '';
let isAway = false;
let notes: Note[] = [];

/** The real store, until it is away: then every call of it fails as the adapters' do. */
function cuttable(store: Store): Store {
  const members = Object.entries(store).map(([name, member]) => [
    name,
    async (...values: unknown[]) => {
      if (isAway && name !== 'close') throw new StoreUnavailable('57P01', new Error('Asha has asthma'));
      return Reflect.apply(member, store, values);
    },
  ]);
  return Object.fromEntries(members) as Store; // the same names, each with the same arguments and answers
}

/** Its status is that of the calls it makes, as the real pages' is. */
const pageOfTwoCalls: PageRenderer = {
  async renderPage(input) {
    const ask = () => input.callApi('getProposal', { params: { id: 'p' }, body: {} });
    const answers = await Promise.all([ask(), ask()]);
    const isDown = answers.some((answer) => !answer.ok && answer.status === 503);
    return { ...(await plainRenderer.renderPage(input)), status: isDown ? 503 : 200 };
  },
};

beforeAll(async () => {
  const journal: Ports['journal'] = { note: (event, facts) => notes.push([event, facts]) };
  server = await testApp({
    renderer: pageOfTwoCalls,
    ports: ({ store }) => ({ store: cuttable(store), journal }),
  });
  browser = await openBrowser(server.app);
  quote = (await saveQuote(browser)).quote_id;
  proposal = await buy(browser, quote, planOf(await score(browser, quote), 'family', 'sahyadri-poorna'));
});
beforeEach(() => {
  isAway = true;
  notes = [];
});
afterAll(() => server.close());

const anybody = { accept: '*/*' };
const calls: readonly (readonly [string, () => Promise<Awaited<ReturnType<Browser['get']>>>])[] = [
  ['saving a quote', () => browser.call('saveDetails', { params: {}, body: { data: aWireQuote() } })],
  [
    'asking for plans',
    () => browser.call('getScore', { params: { quote_id: quote }, body: { result_type: 'parents' } }),
  ],
  ['reading an application', () => browser.call('getProposal', { params: { id: proposal }, body: {} })],
  ['saving an application', () => browser.post(`/health-plan/proposal/${proposal}/`, 'data=%7B%7D')],
  ['the file of the policy', () => browser.get(`/health-plan/proposals/${proposal}/policy.pdf`, anybody)],
  ['coming back from the gateway', () => browser.get(`/health-plan/payment/return/${proposal}/`, anybody)],
  ['the address of a purchase', () => browser.get('/health-plan/buy/some-transaction/', anybody)],
];

test.each(calls)('%s answers 503 with calm words and when to ask again', async (_what, ask) => {
  const answer = await ask();
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'STORE_UNAVAILABLE']);
  expect(answer.json().error.message).toMatch(/cannot reach our records right now.*kept.*try again/i);
  expect(answer.headers['retry-after']).toBe('5');
});

test.each(calls)('%s is noted once, by the reason and nothing of a person', async (_what, ask) => {
  await ask();
  const broken = notes.filter(([event]) => event !== 'request');
  expect(broken).toEqual([['store-unavailable', expect.objectContaining({ reason: '57P01' })]]);
  expect(JSON.stringify(notes)).not.toMatch(new RegExp(`Asha|${proposal}|${quote}`));
});

test('a signed notice of the gateway answers 503, so that it comes again', async () => {
  isAway = false;
  const opened = await server.ports.payments.openOrder({
    receipt: 'receipt-1',
    amount: 11_700 as never,
    purpose: 'pay',
    description: 'test',
    returnUrl: '/',
  });
  if (!opened.ok) throw new Error(opened.reason);
  const notice = server.sandboxConsole.gateway?.webhookFor(opened.value.gatewayOrderId);
  isAway = true;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/health-plan/payment/webhook/',
    headers: { 'content-type': 'application/json', 'x-payment-signature': notice?.signature ?? '' },
    payload: notice?.body ?? '',
  });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
});

test('a drawn page says when to ask again, and its calls are noted once', async () => {
  const answer = await browser.get('/health-plan/results/family/q1');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(notes.filter(([event]) => event === 'store-unavailable')).toHaveLength(1);
});

test('a browser that asks for a page reads one', async () => {
  const answer = await browser.get('/health-plan/buy/some-transaction/');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('We cannot reach our records right now');
});

test('everything goes on when the store is back', async () => {
  isAway = false;
  const answer = await browser.call('getProposal', { params: { id: proposal }, body: {} });
  expect(answer.statusCode).toBe(200);
});
