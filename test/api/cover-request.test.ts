import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/call/shapes.ts';
import { saveQuote } from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let browser: Browser;
let quote_id: string;
beforeAll(async () => {
  server = await testApp();
  browser = await openBrowser(server.app);
  ({ quote_id } = await saveQuote(browser, { members: [aWireMember()], sum_assured: 500_000 }));
});
afterAll(() => server.close());

/** The lowest cover of all plans that are listed. */
async function lowestCover(body: CallInput<'getScore'>['body']): Promise<number> {
  const answer = await browser.call('getScore', { params: { quote_id }, body });
  const { score_data }: CallAnswer<'getScore'> = answer.json();
  return Math.min(...score_data.flatMap(({ plans }) => plans.map((plan) => plan.sum_assured)));
}

test.each<[string, CallInput<'getScore'>['body'], number]>([
  ['the quote’s own', {}, 500_000],
  ['the one that is asked for with the list', { data: { sum_assured: 1_000_000 } }, 1_000_000],
  ['the one of the filters', { filters: { coverage: 2_500_000 } }, 2_500_000],
  [
    'the one of the filters before the other',
    { data: { sum_assured: 1_000_000 }, filters: { coverage: 2_500_000 } },
    2_500_000,
  ],
])('plans are listed from a cover on: %s', async (_, body, cover) => {
  expect(await lowestCover(body)).toBe(cover);
});

test('a cover that nobody sells is an empty list with every reason', async () => {
  const body = { filters: { coverage: Number.MAX_SAFE_INTEGER } };
  const answer = await browser.call('getScore', { params: { quote_id }, body });
  expect(answer.statusCode).toBe(200);
  const { score_data, not_shown }: CallAnswer<'getScore'> = answer.json();
  expect(score_data.every(({ plans }) => plans.length === 0)).toBe(true);
  expect(not_shown.some(({ reason }) => reason === 'sum-insured')).toBe(true);
});
