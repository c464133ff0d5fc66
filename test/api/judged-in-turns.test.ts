import { afterEach, expect, test } from 'vitest';
import { saveQuote } from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
afterEach(() => server.close());

const members = [
  aWireMember({ age: 38 }),
  aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 40 }),
  aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 66 }),
  aWireMember({ id: 'mother', person: 'Mother', gender: 'FEMALE', age: 63 }),
  aWireMember({ id: 'mother-in-law', person: 'Mother-in-law', gender: 'FEMALE', age: 61 }),
];
const family = { data: { block: 'family' } } as const;

type Ask = (browser: Browser, quote_id: string) => ReturnType<Browser['call']>;

/** The blocks, ways or choices of each answer: as often it rests at least. */
const asks: readonly (readonly [string, number, Ask])[] = [
  ['the ways', 12, (by, quote_id) => by.call('getSplitPlans', { params: { quote_id }, body: {} })],
  ['a list with its tabs', 10, (by, quote_id) => by.call('getCards', { params: { quote_id }, body: family })],
  ['all lists', 8, (by, quote_id) => by.call('getScore', { params: { quote_id }, body: {} })],
  ['other choices', 9, (by, quote_id) => by.call('getOtherChoices', { params: { quote_id }, body: family })],
  [
    'a first price',
    5,
    (by) => by.call('getFirstPrice', { params: {}, body: { data: { members, pincode: '560001' } } }),
  ],
];

test.each(asks)('%s of a big family: whoever asks meanwhile is answered before it', async (_, least, ask) => {
  const rests = { count: 0 };
  const order: string[] = [];
  const askHealth = async () => {
    await server.app.inject('/healthz');
    order.push('health');
  };
  server = await testApp({
    ports: ({ rest }) => ({
      rest: () => {
        rests.count += 1;
        if (rests.count === 1) void askHealth();
        return rest();
      },
    }),
  });
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser, { members });
  rests.count = 0;
  const answer = await ask(browser, quote_id);
  order.push('answer');
  expect(answer.statusCode).toBe(200);
  expect(rests.count).toBeGreaterThanOrEqual(least);
  expect(order).toEqual(['health', 'answer']);
});

test('one visit has so much judged in a minute, and takes nothing of another of its address', async () => {
  server = await testApp({ env: { RATE_PER_VISITOR: '100000', RATE_PER_ADDRESS: '100000' } });
  const [one, other] = [await openBrowser(server.app), await openBrowser(server.app)];
  // A quote that is not there is as dear to the count: what it would take is known only afterwards.
  const look = (browser: Browser) =>
    browser.call('getSplitPlans', { params: { quote_id: 'not-there-aaaaaaaaaaaa' }, body: {} });
  const codes: number[] = [];
  for (let times = 0; times < 181; times += 1) codes.push((await look(one)).statusCode);
  expect([codes.indexOf(429), (await look(other)).statusCode]).toEqual([180, 404]);
  const refused = await one.call('getFirstPrice', {
    params: {},
    body: { data: { members, pincode: '560001' } },
  });
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
});
