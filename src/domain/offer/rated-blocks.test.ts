import { expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { aRequest, aRider, aSlab, ratesFor } from '#test/builders/plan-builders.ts';
import { aPlansQuestion, aPricedProduct } from '#test/builders/small-market.ts';
import { lakh } from '../money.ts';
import type { BlockId } from '../quote/block-id.ts';
import { withNamedChoices } from './choice/chosen-plans.ts';
import { noFilters } from './filters/filters.ts';
import { livePlansOf, rateBlocks } from './rated-blocks.ts';

const riders = [aRider('cash', {}), aRider('asked', { price: { kind: 'live' } })];
const filed = aPricedProduct('filed', 10_000, { riders });

test.each<[BlockId, readonly BlockId[]]>([
  ['parents', ['parents']],
  ['individual', ['individual']],
  ['parents-in-law', []],
])('a question for the block %s alone is answered with %j', (block, ids) => {
  const request = aRequest({ members: aFamily('You 34y', 'Spouse 33y', 'Father 62y') });
  const rated = rateBlocks(aPlansQuestion([filed], { request, resultType: { block } }));
  expect(rated.map(({ facts }) => facts.block.id)).toEqual(ids);
});

test.each([
  ['none with filed prices', filed, [], []],
  ['none with a filed rider', filed, ['cash'], []],
  ['one with a rider that its insurer prices', filed, ['cash', 'asked'], ['filed-10']],
  ['one that its insurer prices', { ...filed, pricing: 'live' as const }, [], ['filed-10']],
])('plans of which insurers have to be asked: %s', (_which, product, ids, live) => {
  const [slab] = product.slabs;
  const [family] = rateBlocks(aPlansQuestion([product], { resultType: 'family' }));
  if (!slab || !family) throw new Error('The couple has a list');
  const result = withNamedChoices(
    [family],
    [{ slabId: slab.id, block: undefined, termYears: 1, riders: ids }],
  );
  if (!result.ok) throw new Error(result.failure.code);
  expect(result.value.flatMap(livePlansOf).map((plan) => plan.slab.id)).toEqual(live);
});

test.each([
  ['without a budget those that the other filters keep out are not priced', 'any', undefined, 'awaited'],
  ['with one all are, so that each budget can be counted', 20_000, 15_000, 15_000],
] as const)('how many are priced: %s', (_what, maxPremium, total, expected) => {
  const filters = { ...noFilters, maternity: true, maxPremium };
  const [family] = rateBlocks(aPlansQuestion([filed], { filters, resultType: 'family' }));
  const [fit] = family?.fitting ?? [];
  expect(family?.plans).toEqual([]);
  expect(fit?.plan?.premium.kind === 'quoted' ? fit.plan.premium.total : undefined).toBe(total);
  expect(fit?.filterFacts.premium).toBe(expected);
});

test.each<[string, readonly number[], number, number | undefined, string]>([
  [
    'the smallest that is enough, where each larger one costs more',
    [10_000, 11_000, 12_000],
    6,
    undefined,
    'p-7',
  ],
  ['a larger one at the same price', [10_000, 10_000, 12_000], 5, undefined, 'p-7'],
  ['the largest at that price', [10_000, 10_000, 10_000], 5, undefined, 'p-10'],
  ['none above the most that was said', [10_000, 10_000, 10_000], 5, 8, 'p-7'],
])(
  'the cover asked for is a least one, so that a product competes with %s',
  (_which, prices, cover, most, slab) => {
    const slabs = [5, 7, 10].map((inLakh) => aSlab(`p-${inLakh}`, inLakh, {}));
    const rates = new Map(
      slabs.flatMap((one, at) => [...ratesFor([one], [1, 2, 3], [[0, 99, prices[at] ?? 0]])]),
    );
    const product = { ...aPricedProduct('p', 10_000, {}), slabs, rates };
    const request = aRequest({
      members: aFamily('You 34y', 'Spouse 33y'),
      sumInsured: lakh(cover),
      maxSumInsured: most === undefined ? undefined : lakh(most),
    });
    const [family] = rateBlocks(aPlansQuestion([product], { request, resultType: 'family' }));
    expect(family?.plans.map(({ plan }) => plan.slab.id)).toEqual([slab]);
  },
);

test('of covers without a filed rate the smallest that is enough stands for a product', () => {
  const product = { ...aPricedProduct('p', 10_000, {}), rates: new Map() };
  const slabs = [5, 7, 10].map((inLakh) => aSlab(`p-${inLakh}`, inLakh, {}));
  const request = aRequest({ members: aFamily('You 34y', 'Spouse 33y'), sumInsured: lakh(5) });
  const [family] = rateBlocks(aPlansQuestion([{ ...product, slabs }], { request, resultType: 'family' }));
  expect(family?.plans.map(({ plan }) => plan.slab.id)).toEqual(['p-5']);
});
