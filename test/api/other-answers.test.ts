import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireOption } from '#contract/quote/importance/other-answers.ts';
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

const ask = (quote_id: string, by = browser) =>
  by.call('getOtherAnswers', { params: { quote_id }, body: { data: { block: 'family' } } });

async function answersOf(quote_id: string): Promise<CallAnswer<'getOtherAnswers'>> {
  const answer = await ask(quote_id);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function listOf(quote_id: string, block: 'family' | 'parents') {
  const answer = await browser.call('getCards', { params: { quote_id }, body: { data: { block } } });
  const { cards, demands }: CallAnswer<'getCards'> = answer.json();
  return { best: cards.find(({ recommended }) => recommended), cards, demands };
}

/** Says the answer, as the page does. */
function say(quote_id: string, option: WireOption) {
  const params = { quote_id };
  if (option.kind === 'bearable')
    return browser.call('changeBearable', { params, body: { amount: String(option.amount) } });
  const { pincode } = option.kind === 'hospital' ? option.hospital : { pincode: '' };
  const data =
    option.kind === 'hospital'
      ? { hospitals: [{ id: option.hospital.id, pincode }] }
      : { [option.item]: option.wanted ? 'HIGH' : 'LOW' };
  return browser.call('changeImportance', { params, body: { data } });
}

const blocks = ['family', 'parents'] as const;

test('the plans of now are those that the lists of this way recommend, to the rupee', async () => {
  const { quote_id } = await saveQuote(browser);
  const { now, questions } = await answersOf(quote_id);
  expect(now.map(({ block }) => block)).toEqual(blocks);
  for (const { block, slab_id, premium, all_in } of now)
    expect((await listOf(quote_id, block as 'family')).best).toMatchObject({ slab_id, premium, all_in });
  expect(questions).toHaveLength(4);
});

test('each other answer puts forward what the lists recommend once it is said', {
  timeout: 120_000,
}, async () => {
  const { quote_id } = await saveQuote(browser);
  const { questions } = await answersOf(quote_id);
  const options = questions.flatMap((one) => one.options.filter(({ outcome }) => outcome).slice(0, 2));
  expect(options.length).toBeGreaterThan(4);
  for (const option of options) {
    const { quote_id: fresh } = await saveQuote(browser);
    const { now } = await answersOf(fresh);
    expect((await say(fresh, option)).statusCode).toBe(200);
    for (const { block, slab_id } of now) {
      const { best } = await listOf(fresh, block as 'family');
      const change = option.outcome?.changes.find((one) => one.block === block);
      expect([best?.slab_id, best?.premium]).toEqual([
        change?.slab_id ?? slab_id,
        change?.premium ?? now.find((one) => one.block === block)?.premium,
      ]);
    }
    const states = (await answersOf(fresh)).questions.flatMap((one) => one.options);
    expect(states.filter(({ state }) => state === 'answer')).toHaveLength(1);
  }
});

test('a hospital is a demand of those who live near it, seen in their list, and taken back', async () => {
  const { quote_id } = await saveQuote(browser);
  const { questions } = await answersOf(quote_id);
  const option = questions.flatMap(({ options }) => options).find(({ kind }) => kind === 'hospital');
  if (option?.kind !== 'hospital') throw new Error('No hospital near');
  await say(quote_id, option);
  const { demands, best } = await listOf(quote_id, 'family');
  expect(demands).toMatchObject([{ name: 'hospital', is_met: true }]);
  expect(best?.slab_id).toBeDefined();
  await browser.call('changeImportance', { params: { quote_id }, body: { data: { hospitals: null } } });
  expect((await listOf(quote_id, 'family')).demands).toEqual([]);
});

test('nobody else is told, and nobody under a licence without advice', async () => {
  const { quote_id } = await saveQuote(browser);
  expect((await ask(quote_id, await openBrowser(server.app))).statusCode).toBe(404);
  const aggregator = await testApp({ env: { INTERMEDIARY: 'web-aggregator' } });
  try {
    const own = await openBrowser(aggregator.app);
    const { quote_id: quoteId } = await saveQuote(own);
    expect((await ask(quoteId, own)).json()).toMatchObject({ questions: [] });
  } finally {
    await aggregator.close();
  }
});
