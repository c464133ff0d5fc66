import { expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { type BlockId, planGroupOf } from '#domain/quote/block-id.ts';
import { aCoveredMember, aPendingPlan, aWirePlan } from '#test/wire-plan.ts';
import { resultsOf } from './answer.ts';
import { wishFrom } from './wish.ts';

type Answer = CallAnswer<'getScore'>;

function aBlock(block: BlockId, ids: readonly string[], plans: WireBlock['plans']): WireBlock {
  return {
    type: planGroupOf(block),
    block,
    uidata: {
      members: ids.map((id) => aCoveredMember(id)),
      gender: 'FEMALE',
      pincode: '411038',
      parents_pincode: null,
      city: { id: '411038', name: 'Pune' },
      zone: 2,
      product_type: 'INDEMNITY',
      sum_assured: 1_000_000,
      max_sum_assured: null,
      deductible: null,
    },
    hindrances: [],
    apart: [],
    product_types: [],
    plans,
    filter_counts: {},
    filter_relief: null,
    pick_reasons: [],
    worth: null,
  };
}

const missing = (block: BlockId, title: string): Answer['not_shown'][number] => ({
  product_title: title,
  insurer_slug: 'kaveri',
  insurer_title: 'Kaveri Mutual',
  type: planGroupOf(block),
  block,
  reason: 'age',
  members: [],
});

const anAnswer = (blocks: readonly WireBlock[], notShown: Answer['not_shown'] = []): Answer => ({
  quote_id: 'quote',
  quote_crn: 'CH-7K42-19',
  catalogue_version: 'v1',
  priced_on: '2026-11-20',
  sales_channel_conflict: false,
  sales_channel_conflict_redirect_to: null,
  scores_shown: true,
  score_data: [...blocks],
  not_shown: notShown,
});

const bare = wishFrom({});
const bothParents = [
  aBlock(
    'parents',
    ['father', 'mother'],
    [aWirePlan('a', { premium: 50_000 }), aWirePlan('b', { premium: 40_000 })],
  ),
  aBlock('parents-in-law', ['father-in-law'], [aWirePlan('a', { premium: 30_000 })]),
];

test('cover starts the day after the prices are made', () => {
  const data = resultsOf(anAnswer([aBlock('family', ['you'], [aWirePlan('a')])]), 'family', bare);
  expect([data?.pricedOn, data?.coverStart]).toEqual(['2026-11-20', '2026-11-21']);
});

test('a block that is none of the quote is no list', () => {
  expect(resultsOf(anAnswer(bothParents), 'combined', bare)).toBeUndefined();
});

test('a tab says the lowest price for all its people: own parents and in-laws pay two policies', () => {
  const data = resultsOf(anAnswer(bothParents), 'parents', bare);
  expect(data?.tabs).toEqual([
    { group: 'parents', block: 'parents', people: 3, policies: 2, plans: 3, from: 70_000 },
  ]);
});

test('without a price for one block there is no price for all', () => {
  const waiting = [bothParents[0], aBlock('parents-in-law', ['father-in-law'], [aPendingPlan('a')])].flatMap(
    (block) => block ?? [],
  );
  expect(resultsOf(anAnswer(waiting), 'parents', bare)?.tabs[0]?.from).toBeNull();
});

test('each block has its own people, plans and plans not shown, in whatever order these come', () => {
  const answer = anAnswer(bothParents, [
    missing('parents-in-law', 'b'),
    missing('parents', 'c'),
    missing('parents-in-law', 'd'),
  ]);
  const seen = (['parents', 'parents-in-law'] as const).map((block) => {
    const data = resultsOf(answer, block, bare);
    return {
      people: data?.uidata.members.map(({ id }) => id),
      plans: data?.plans.length,
      missing: data?.notShown.map(({ product_title }) => product_title),
    };
  });
  expect(seen).toEqual([
    { people: ['father', 'mother'], plans: 2, missing: ['c'] },
    { people: ['father-in-law'], plans: 1, missing: ['b', 'd'] },
  ]);
});

test('the list carries the tax of a price and leaves its ledger to the plan’s page', () => {
  const ledger = [
    { cause: 'base', member: 'You', amount: 20_000, source: 'row' },
    { cause: 'tax', percent: 0, amount: 0, source: 'tax' },
  ];
  const block = aBlock('family', ['you'], [aWirePlan('a', { premium_ledger: ledger })]);
  expect(resultsOf(anAnswer([block]), 'family', bare)?.plans[0]?.premium_ledger).toEqual([ledger[1]]);
});

test('where each person has a list of their own, it says whose it is, and who is found elsewhere', () => {
  const answer = anAnswer([
    aBlock('family', ['you', 'son1'], [aWirePlan('a', { premium: 9_000 })]),
    aBlock('individual-you', ['you'], [aWirePlan('a', { premium: 5_000 })]),
    aBlock('individual-brother', ['brother'], [aWirePlan('b', { premium: 6_000 })]),
  ]);
  const data = resultsOf(answer, 'individual-brother', bare);
  expect(data).toMatchObject({
    person: 'Brother',
    blocks: ['individual-you', 'individual-brother'],
    elsewhere: ['Son-0'],
  });
  expect(data?.tabs.at(-1)).toEqual({
    group: 'individual',
    block: 'individual-you',
    policies: 2,
    people: 2,
    plans: 2,
    from: 11_000,
  });
});

test('a list of one person beside that of everybody adds nothing to the price of the group', () => {
  const answer = anAnswer([
    aBlock('individual', ['you', 'father'], [aWirePlan('a', { premium: 30_000 })]),
    aBlock('individual-father', ['father'], [aWirePlan('b', { premium: 20_000 })]),
  ]);
  const data = resultsOf(answer, 'individual', bare);
  expect(data).toMatchObject({
    person: undefined,
    elsewhere: [],
    blocks: ['individual', 'individual-father'],
  });
  expect(data?.tabs).toMatchObject([{ policies: 1, people: 2, from: 30_000 }]);
});
