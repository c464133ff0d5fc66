import { expect, test } from 'vitest';
import { aQuotedPremium, aSlab } from '#test/builders/plan-builders.ts';
import { aPlansQuestion, aPricedProduct } from '#test/builders/small-market.ts';
import { lakh } from '../../money.ts';
import type { Premium } from '../../price/premium.ts';
import { scoreBlocks } from '../blocks.ts';
import { livePlansOf, rateBlocks } from '../rated-blocks.ts';
import { noFilters, type PlanFilters } from './filters.ts';

/** "table" costs the couple 15,000 a year; what "live" costs its insurer says, when asked. */
const table = aPricedProduct('table', 10_000);
const live = aPricedProduct('live', 10_000, { pricing: 'live' });
const products = [table, live];

function listed(filters: Partial<PlanFilters>, premium: Premium | undefined, soldProducts = products) {
  const question = aPlansQuestion(soldProducts, { filters: { ...noFilters, ...filters } });
  const rated = rateBlocks(question);
  const cptIds = rated.flatMap(livePlansOf).map(({ cptId }) => cptId);
  const livePrices = new Map(premium ? cptIds.map((cptId) => [cptId, premium] as const) : []);
  const [block] = scoreBlocks({ ...question, livePrices }).blocks;
  if (!block) throw new Error('The couple has a list');
  return { block };
}

const none: Premium = { kind: 'needs-validation', reason: 'insurer-gave-none' };

test.each<[string, Partial<PlanFilters>, Premium | undefined, readonly string[], readonly string[]]>([
  ['before the answer', { maxPremium: 20_000 }, undefined, ['live', 'table'], []],
  ['an answer within it', { maxPremium: 20_000 }, aQuotedPremium(20_000), ['live', 'table'], []],
  ['an answer above it', { maxPremium: 20_000 }, aQuotedPremium(20_001), ['table'], ['live']],
  ['no price', { maxPremium: 20_000 }, none, ['table'], ['live']],
  ['no price, and no budget', {}, none, ['live', 'table'], []],
  ['a dear one, and no budget', {}, aQuotedPremium(90_000), ['live', 'table'], []],
  [
    'a budget that only the live plan meets',
    { maxPremium: 10_000 },
    aQuotedPremium(9_000),
    ['live'],
    ['table'],
  ],
])('a budget and a live price: %s', (_case, filters, premium, shownListed, hidden) => {
  const { block } = listed(filters, premium);
  expect(block.plans.map(({ product }) => product.id).sort()).toEqual(shownListed);
  expect(block.notShown.map(({ product, reason, members }) => [product.id, reason, members])).toEqual(
    hidden.map((id) => [id, 'filter', []]),
  );
});

test.each([
  ['while it is awaited, every budget', undefined, 1, 2],
  ['once it is known, those that reach it', aQuotedPremium(18_000), 0, 2],
  ['a price nobody gives, none', none, 0, 1],
] as const)('a live plan counts for %s', (_case, premium, to10000, to20000) => {
  const { maxPremium } = listed({}, premium).block.filterCounts;
  expect([maxPremium.get(10_000), maxPremium.get(20_000), maxPremium.get('any')]).toEqual([
    to10000,
    to20000,
    2,
  ]);
});

test('where the price that came is above the budget, the empty list names the budget', () => {
  const budget = { maxPremium: 20_000 } as const;
  expect(listed(budget, aQuotedPremium(25_000), [live]).block.filterRelief?.relaxations).toEqual([
    { filters: ['maxPremium'], plans: 1 },
  ]);
  expect(listed(budget, aQuotedPremium(19_000), [live]).block.filterRelief).toBeUndefined();
});

test('most cover below the cover that is chosen: the empty list counts what is sold at that cover', () => {
  const both = aPricedProduct('both', 10_000, {
    slabs: [aSlab('both-10', 10, {}), aSlab('both-20', 20, {})],
  });
  const filters = { sumInsured: lakh(20), maxSumInsured: lakh(15) };
  expect(listed(filters, undefined, [both, table]).block.filterRelief?.relaxations).toEqual([
    { filters: ['maxSumInsured'], plans: 1 },
  ]);
});
