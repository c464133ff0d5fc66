import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/call/shapes.ts';
import { saveQuote } from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let browser: Browser;
beforeAll(async () => {
  server = await testApp();
  browser = await openBrowser(server.app);
});
afterAll(() => server.close());

type Body = CallInput<'getOtherChoices'>['body'];
const ofFamily: Body = { data: { block: 'family' } };

const ask = (quote_id: string, body = ofFamily, by = browser) =>
  by.call('getOtherChoices', { params: { quote_id }, body });

async function choicesOf(quote_id: string, body = ofFamily): Promise<CallAnswer<'getOtherChoices'>> {
  const answer = await ask(quote_id, body);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function recommendedIn(quote_id: string, body = ofFamily) {
  const answer = await browser.call('getCards', { params: { quote_id }, body });
  const { cards }: CallAnswer<'getCards'> = answer.json();
  const best = cards.find(({ recommended }) => recommended);
  return best && { slab_id: best.slab_id, premium: best.premium, all_in: best.all_in };
}

test('what is recommended is that of the list, under its filters too, beside six other choices', async () => {
  const { quote_id } = await saveQuote(browser);
  for (const body of [
    ofFamily,
    { ...ofFamily, filters: { max_premium: 20_000, coverage: 1_000_000 } } as const,
  ]) {
    const { recommended, choices } = await choicesOf(quote_id, body);
    expect(recommended).toMatchObject((await recommendedIn(quote_id, body)) ?? {});
    expect(choices.map(({ recommended: _plan, ...choice }) => choice)).toEqual([
      { kind: 'years', years: 5 },
      { kind: 'years', years: 15 },
      { kind: 'borrowed', times: 1 },
      { kind: 'borrowed', times: 3 },
      { kind: 'bearable', amount: 50_000 },
      { kind: 'bearable', amount: 300_000 },
    ]);
    for (const { recommended: plan } of choices) expect(plan?.all_in).toBeGreaterThan(0);
  }
});

test('another amount to bear would recommend what the list does once it is said', async () => {
  const { quote_id } = await saveQuote(browser);
  for (const amount of [50_000, 25_000] as const) {
    const { choices } = await choicesOf(quote_id);
    const foretold = choices.find((one) => one.kind === 'bearable' && one.amount === amount)?.recommended;
    await browser.call('changeBearable', { params: { quote_id }, body: { amount: String(amount) } });
    expect(foretold).toMatchObject((await recommendedIn(quote_id)) ?? {});
  }
  const { choices } = await choicesOf(quote_id);
  expect(choices.flatMap((one) => (one.kind === 'bearable' ? [one.amount] : []))).toEqual([50_000]);
});

test('borrowed rupees that count once cost less all in, those that count three times more', async () => {
  const { quote_id } = await saveQuote(browser);
  const { recommended, choices } = await choicesOf(quote_id);
  const [once = 0, thrice = 0] = choices.flatMap((one) =>
    one.kind === 'borrowed' ? [one.recommended?.all_in ?? 0] : [],
  );
  expect(once).toBeLessThan(recommended?.all_in ?? 0);
  expect(thrice).toBeGreaterThan(recommended?.all_in ?? Number.POSITIVE_INFINITY);
});

test('nobody else is told, and nobody under a licence without advice', async () => {
  const { quote_id } = await saveQuote(browser);
  expect((await ask(quote_id, ofFamily, await openBrowser(server.app))).statusCode).toBe(404);
  const aggregator = await testApp({ env: { INTERMEDIARY: 'web-aggregator' } });
  try {
    const own = await openBrowser(aggregator.app);
    const { quote_id: quoteId } = await saveQuote(own);
    expect((await ask(quoteId, ofFamily, own)).json()).toMatchObject({ recommended: null, choices: [] });
  } finally {
    await aggregator.close();
  }
});
