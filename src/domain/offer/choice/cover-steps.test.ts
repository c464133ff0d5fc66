import { expect, test } from 'vitest';
import { atOnce } from '#test/builders/at-once.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import {
  aCatalogue,
  aProduct,
  aQuotedPremium,
  aRequest,
  aSlab,
  ratesFor,
} from '#test/builders/plan-builders.ts';
import type { PlanFeatures } from '../../cover/features.ts';
import { isoDate } from '../../date.ts';
import { lakh } from '../../money.ts';
import type { BlockId } from '../../quote/block-id.ts';
import { noFilters } from '../filters/filters.ts';
import { offeredBlocks } from '../offered-blocks.ts';
import { prepareCatalogue } from '../prepared-catalogue.ts';
import { livePlansOf, rateOffered } from '../rated-blocks.ts';
import { coverSteps } from './cover-steps.ts';

/** For anybody at any age and any cover: ₹1,000 a lakh on "dear", 900 on "cheap", 100 on two that are not sound or live. */
function aSoldProduct(
  id: string,
  aLakh: number,
  covers: readonly number[],
  features: Partial<PlanFeatures> = {},
) {
  const slabs = covers.map((inLakh) => aSlab(`${id}-${inLakh}`, inLakh, features));
  const rates = new Map(
    slabs.flatMap((slab) => [...ratesFor([slab], [1], [[0, 120, (slab.sumInsured / lakh(1)) * aLakh]])]),
  );
  return aProduct(id, { slabs, rates });
}
const question = {
  catalogue: prepareCatalogue(
    aCatalogue([
      aSoldProduct('dear', 1_000, [5, 10, 20]),
      aSoldProduct('cheap', 900, [10, 25]),
      aSoldProduct('unsound', 100, [5, 10], { copay: { percent: 30, fromAge: undefined } }),
      { ...aSoldProduct('live', 100, [5, 10]), pricing: 'live' as const },
    ]),
  ),
  request: aRequest({ members: aFamily('You 34y', 'Spouse 33y', 'Father 62y') }),
  on: isoDate(2026, 11, 21),
  filters: noFilters,
  channel: 'website',
  licence: 'broker',
  resultType: 'all',
  variant: undefined,
} as const;

test.each<[BlockId, readonly (readonly [number, number | undefined])[]]>([
  [
    'family',
    [
      [5, 7_500],
      [10, 13_500],
      // What is sold from ₹20 lakh up is more than was asked for.
      [15, 30_000],
      [20, 30_000],
    ],
  ],
  // A co-pay is usual from 61 on, but not sound while a plan without one is sold.
  [
    'parents',
    [
      [5, 5_000],
      [10, 9_000],
      [15, 20_000],
      [20, 20_000],
    ],
  ],
])('the lowest sound price for %s at each cover, or at the next that is sold, is %j', (id, froms) => {
  const { catalogue, request, channel } = question;
  const block = offeredBlocks(catalogue.catalogue.products, request, channel).find((one) => one.id === id);
  if (!block) throw new Error(`No block ${id}`);
  const steps = atOnce(coverSteps(question, block, lakh(10), new Map()));
  expect(steps).toEqual(froms.map(([inLakh, from]) => ({ sumInsured: lakh(inLakh), from })));
});

test('a live price that is known counts as any other', () => {
  const { catalogue, request, channel } = question;
  const block = offeredBlocks(catalogue.catalogue.products, request, channel).find(
    ({ id }) => id === 'family',
  );
  if (!block) throw new Error('No family');
  const rated = rateOffered({ ...question, filters: { ...noFilters, sumInsured: lakh(10) } }, block);
  const prices = livePlansOf(rated).map(({ cptId }) => [cptId, aQuotedPremium(1_234)] as const);
  const froms = atOnce(coverSteps(question, block, lakh(10), new Map(prices))).map(({ from }) => from);
  expect(prices).toHaveLength(1);
  expect(froms).toEqual([7_500, 1_234, 30_000, 30_000]);
});
