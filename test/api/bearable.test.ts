import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { saveQuote, score } from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let browser: Browser;
beforeAll(async () => {
  server = await testApp();
  browser = await openBrowser(server.app);
});
afterAll(() => server.close());

const say = (quote_id: string, amount: string, by = browser) =>
  by.call('changeBearable', { params: { quote_id }, body: { amount } });

async function cards(quote_id: string): Promise<CallAnswer<'getCards'>> {
  const body = { data: { block: 'family' } } as const;
  return (await browser.call('getCards', { params: { quote_id }, body })).json();
}

test('a guess stands in the list until somebody says it, then the answer does, and the list goes by it', async () => {
  const { quote_id } = await saveQuote(browser);
  const guessed = await cards(quote_id);
  expect(guessed.bearable).toEqual({ amount: 100_000, is_guess: true });
  const changed = await say(quote_id, '25000');
  expect([changed.statusCode, changed.json()]).toEqual([200, { amount: 25_000, is_guess: false }]);
  const now = await cards(quote_id);
  expect(now.bearable).toEqual({ amount: 25_000, is_guess: false });
  const allIn = ({ cards: all }: typeof now) =>
    Object.fromEntries(all.map(({ slab_id, all_in }) => [slab_id, all_in]));
  expect(allIn(now)).not.toEqual(allIn(guessed));
  // What it costs is not asked of it.
  const premiums = ({ cards: all }: typeof now) =>
    all.map(({ slab_id, premium }) => `${slab_id} ${premium}`).toSorted();
  expect(premiums(now).filter((one) => premiums(guessed).includes(one)).length).toBeGreaterThan(15);
});

test('the answer is the quote’s own: read back, in each block, and in a quote that begins with it', async () => {
  const { quote_id } = await saveQuote(browser, { bearable: 300_000 });
  const read = async () =>
    (await browser.call('getQuote', { params: { quote_id }, body: {} })).json().bearable;
  expect(await read()).toEqual({ amount: 300_000, is_guess: false });
  await say(quote_id, '500000');
  expect(await read()).toEqual({ amount: 500_000, is_guess: false });
  const { score_data: blocks } = await score(browser, quote_id);
  for (const { bearable } of blocks) expect(bearable).toEqual({ amount: 500_000, is_guess: false });
});

test('an amount that is no choice, and a quote of somebody else, change nothing', async () => {
  const { quote_id } = await saveQuote(browser);
  const stranger = await openBrowser(server.app);
  for (const amount of ['70000', '-1', '1e5', '0100000', ''])
    expect((await say(quote_id, amount)).statusCode).toBe(400);
  expect((await say(quote_id, '25000', stranger)).statusCode).toBe(404);
  expect((await cards(quote_id)).bearable).toEqual({ amount: 100_000, is_guess: true });
});
