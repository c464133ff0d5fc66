import { expect, test } from 'vitest';
import type { WireCards } from '#contract/quote/cards.ts';
import { type BlockId, planGroupOf } from '#domain/quote/block-id.ts';
import { aCoveredMember, aWireFamily } from '#test/builders/wire-plan.ts';
import { resultsOf } from './answer.ts';
import { listOptionsFrom } from './list-options.ts';

type Tab = WireCards['blocks'][number];

const tab = (
  block: BlockId,
  members: readonly string[],
  plans: number,
  from: number | null,
  pick: number | null = null,
): Tab => ({
  type: planGroupOf(block),
  block,
  members: [...members],
  plans,
  from,
  pick,
});

function anAnswer(block: BlockId, blocks: readonly Tab[]): WireCards {
  return {
    quote_id: 'quote',
    quote_crn: 'CH-7K42-19',
    catalogue_version: 'v1',
    priced_on: '2026-11-20',
    sales_channel_conflict_redirect_to: null,
    sales_channel: null,
    scores_shown: true,
    blocks: [...blocks],
    type: planGroupOf(block),
    block,
    hindrances: [],
    apart: [],
    acceptances: [],
    other_ways: [],
    uidata: aWireFamily(aCoveredMember('you')),
    product_types: [],
    bearable: { amount: 100_000, is_guess: true },
    importance: {},
    demands: [],
    shown_year: 'later',
    asked_cover: 1_000_000,
    covers: [],
    stays: [],
    stay: null,
    room_rent: null,
    near_equals: [],
    near_scope: 'all',
    next_best: null,
    counts: { pick: 3, list: 20, waiting: 2, apart: 5 },
    apart_from: 2_500_000,
    cards: [],
    insurers: {},
    filter_counts: {},
    filter_relief: null,
    not_shown: [],
  };
}

const list = (block: BlockId, blocks: readonly Tab[]) =>
  resultsOf(anAnswer(block, blocks), listOptionsFrom({}));

const bothParents = [
  tab('parents', ['father', 'mother'], 2, 40_000),
  tab('parents-in-law', ['father-in-law'], 1, 30_000),
];

test('cover starts the day after the prices are made', () => {
  const data = list('family', [tab('family', ['you'], 1, 9_000)]);
  expect([data.pricedOn, data.coverStart]).toEqual(['2026-11-20', '2026-11-21']);
});

test('every plan of a list is in one of its four groups', () => {
  expect(list('family', [tab('family', ['you'], 30, 9_000)]).plans).toBe(30);
});

test('a tab says the lowest price for all its people: own parents and in-laws pay two policies', () => {
  expect(list('parents', bothParents).tabs).toEqual([
    {
      group: 'parents',
      block: 'parents',
      people: 3,
      parent: undefined,
      policies: 2,
      plans: 3,
      from: 70_000,
      isPick: false,
    },
  ]);
});

test.each([
  ['a father alone', 'parents', ['father'], 'Father'],
  ['a mother-in-law alone', 'parents-in-law', ['mother-in-law'], 'Mother-in-law'],
  ['both parents', 'parents', ['father', 'mother'], undefined],
  ['somebody alone who is no parent', 'family', ['you'], undefined],
] as const)('a tab knows whether it is about one parent: %s', (_who, block, members, parent) => {
  expect(list(block, [tab(block, members, 1, 9_000)]).tabs[0]?.parent).toBe(parent);
});

test.each([
  ['both have a sound plan', 45_000, 33_000, 78_000, true],
  ['one has none', 45_000, null, 70_000, false],
] as const)('a price is said to be of sound plans where all are: %s', (_said, own, inLaws, from, isPick) => {
  const tabs = [
    tab('parents', ['father', 'mother'], 2, 40_000, own),
    tab('parents-in-law', ['father-in-law'], 1, 30_000, inLaws),
  ];
  expect(list('parents', tabs).tabs[0]).toMatchObject({ from, isPick });
});

test('without a price for one block there is no price for all', () => {
  const waiting = [tab('parents', ['father'], 2, 40_000), tab('parents-in-law', ['father-in-law'], 1, null)];
  expect(list('parents', waiting).tabs[0]?.from).toBeNull();
});

test('where each person has a list of their own, it says whose it is, and who is found elsewhere', () => {
  const data = list('individual-brother', [
    tab('family', ['you', 'son1'], 1, 9_000),
    tab('individual-you', ['you'], 1, 5_000),
    tab('individual-brother', ['brother'], 1, 6_000),
  ]);
  expect(data).toMatchObject({
    person: 'Brother',
    blocks: ['individual-you', 'individual-brother'],
    elsewhere: ['Son-0'],
  });
  expect(data.tabs.at(-1)).toMatchObject({ policies: 2, people: 2, plans: 2, from: 11_000 });
});

test('a list of one person beside that of everybody adds nothing to the price of the group', () => {
  const data = list('individual', [
    tab('individual', ['you', 'father'], 1, 30_000),
    tab('individual-father', ['father'], 1, 20_000),
  ]);
  expect(data).toMatchObject({
    person: undefined,
    elsewhere: [],
    blocks: ['individual', 'individual-father'],
  });
  expect(data.tabs).toMatchObject([{ policies: 1, people: 2, from: 30_000 }]);
});
