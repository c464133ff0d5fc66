import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/call/shapes.ts';
import { saveQuote, score } from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

type Split = CallAnswer<'getSplitPlans'>;

let server: TestApp;
let browser: Browser;
let quoteId: string;

const spouse = aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 });
const son = aWireMember({ id: 'son1', person: 'Son', type: 'kid', age: 4, gender: 'MALE' });
const father = aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 60 });
const mother = aWireMember({ id: 'mother', person: 'Mother', age: 58 });

beforeAll(async () => {
  server = await testApp();
  browser = await openBrowser(server.app);
  const members = [aWireMember(), spouse, son, father, mother];
  quoteId = (await saveQuote(browser, { members, medical_conditions: [], sum_assured: 1_000_000 })).quote_id;
});

afterAll(() => server.close());

async function splitFor(data: CallInput<'getSplitPlans'>['body']['data'] = {}, id = quoteId): Promise<Split> {
  const answer = await browser.call('getSplitPlans', { params: { quote_id: id }, body: { data } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('the ways with lists of their own say where they are bought, and each policy is on the plan that is recommended there', async () => {
  const { offered, ways, claimant, scores_shown } = await splitFor();
  expect([offered, scores_shown, claimant]).toEqual([true, true, 'father']);
  expect(ways.map(({ kind }) => kind).toSorted()).toEqual(['apart', 'separate', 'together']);
  const lists = await score(browser, quoteId);
  for (const { block, plan } of ways.flatMap(({ policies }) => policies)) {
    const list = lists.score_data.find((one) => one.block === block);
    const best = list?.plans.find(({ recommended }) => recommended);
    expect([plan?.slab_id, plan?.premium, plan?.all_in]).toEqual([
      ...[best?.slab_id, best?.premium, best?.all_in?.total],
    ]);
  }
  const blocks = Object.fromEntries(
    ways.map((split) => [split.kind, split.policies.map(({ block }) => block)]),
  );
  expect(blocks).toEqual({
    apart: ['family', 'parents'],
    separate: ['individual'],
    together: ['combined'],
  });
  expect(ways.filter(({ recommended }) => recommended)).toHaveLength(1);
});

test('each total is the sum of its premiums, and all in of what its plans cost all in', async () => {
  const { ways, all_ways } = await splitFor();
  for (const { policies, total, all_in } of ways) {
    const sum = (of: (plan: (typeof policies)[number]['plan']) => number | null | undefined) =>
      policies.reduce((all, { plan }) => all + (of(plan) ?? Number.NaN), 0);
    expect(sum((plan) => plan?.premium)).toBe(total);
    expect(sum((plan) => plan?.all_in)).toBe(all_in);
  }
  const totals = ways.map(({ total }) => total);
  expect(all_ways.map(({ total }) => total)).toEqual(expect.arrayContaining(totals));
});

test('the tab of each group has the price of its policies, and so has the list', async () => {
  const { ways } = await splitFor();
  for (const { policies, total } of ways) {
    const blocks = policies.flatMap(({ block }) => block ?? []);
    for (const block of blocks) {
      const answer = await browser.call('getCards', {
        params: { quote_id: quoteId },
        body: { data: { block } },
      });
      const cards = answer.json<CallAnswer<'getCards'>>();
      const tabs = cards.blocks.filter((tab) => blocks.includes(tab.block));
      expect(tabs.reduce((sum, { pick }) => sum + (pick ?? Number.NaN), 0)).toBe(total);
      const best = cards.cards.find(({ recommended }) => recommended);
      expect(best?.premium).toBe(cards.blocks.find((tab) => tab.block === block)?.pick);
    }
  }
});

test('what is left is the cover less the claim, and a refill never more than was used', async () => {
  for (const claim of ['within', 'above'] as const) {
    const { ways, amounts } = await splitFor({ claim, claimant: 'mother' });
    for (const row of ways.flatMap(({ policies }) => policies.flatMap(({ left }) => left))) {
      expect(row.touched).toBe(row.members.includes('mother'));
      expect(row.left).toBe(row.touched ? Math.max(0, row.cover - amounts[claim]) : row.cover);
      expect(row.refill).toBeLessThanOrEqual(row.cover - row.left);
    }
  }
});

test('everybody is on one policy of each way, and in one row of what is left', async () => {
  const { ways, members } = await splitFor();
  const everybody = members.map(({ id }) => id).toSorted();
  for (const { policies } of ways) {
    expect(policies.flatMap((policy) => policy.members).toSorted()).toEqual(everybody);
    expect(policies.flatMap(({ left }) => left.flatMap((row) => row.members)).toSorted()).toEqual(everybody);
  }
});

test('is asked twice and answered the same, and for nobody of the quote with the eldest', async () => {
  expect(await splitFor({ claimant: 'brother' })).toEqual(await splitFor());
});

test('without a parent beside you there is nothing to split, and the first list is named', async () => {
  const alone = await saveQuote(browser, { members: [aWireMember(), spouse], medical_conditions: [] });
  expect(await splitFor({}, alone.quote_id)).toMatchObject({ offered: false, block: 'family' });
});

test('no way is recommended where scores are off', async () => {
  const other = await testApp({ env: { INTERMEDIARY: 'web-aggregator' } });
  const visitor = await openBrowser(other.app);
  const members = [aWireMember(), father];
  const saved = await saveQuote(visitor, { members, medical_conditions: [] });
  const answer = await visitor.call('getSplitPlans', { params: { quote_id: saved.quote_id }, body: {} });
  const { ways, scores_shown }: Split = answer.json();
  expect([scores_shown, ways.some(({ recommended }) => recommended)]).toEqual([false, false]);
  const plans = ways.flatMap(({ policies }) => policies.flatMap(({ plan }) => plan ?? []));
  expect(plans.map(({ recommended, all_in, weaknesses }) => [recommended, all_in, weaknesses])).toEqual(
    plans.map(() => [false, null, []]),
  );
  await other.close();
});

describe('is refused', () => {
  test('to everybody but the owner of the quote', async () => {
    const stranger = await openBrowser(server.app);
    const answer = await stranger.call('getSplitPlans', { params: { quote_id: quoteId }, body: {} });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
  });

  test.each([
    ['a plan', { plan: 'cheapest' }],
    ['a claim of no kind', { claim: 'huge' }],
  ])('for %s, beside its field', async (_, data) => {
    const answer = await browser.call('getSplitPlans', {
      params: { quote_id: quoteId },
      body: { data: data as CallInput<'getSplitPlans'>['body']['data'] }, // what no client of ours sends
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.fields.map(({ field }: { field: string }) => field)).toEqual([
      `data.${Object.keys(data)[0]}`,
    ]);
  });
});
