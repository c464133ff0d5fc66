import { expect, test } from 'vitest';
import { type Product, rateKey } from '#domain/catalogue/catalogue.ts';
import { type RowCovers, rateRowKey } from '#domain/catalogue/rate-row.ts';
import { isoDate } from '#domain/date.ts';
import { lakh } from '#domain/money.ts';
import type { Member } from '#domain/person/member.ts';
import type { PriceCause } from '#domain/price/premium.ts';
import { type Rating, ratePlan } from '#domain/price/rating.ts';
import { noRiders } from '#domain/price/riders/riders.ts';
import {
  anInsurer,
  aProduct,
  aSlab,
  type BandRow,
  bands,
  indianTax,
  plainFactors,
} from './builders/plan-builders.ts';

/**
 * Prices to check with a pencil. Each line of a case is a step of the ledger in whole rupees, with the exact figure
 * beside it; only the last sum is rounded, half a rupee up, and `rounding` is what the lines differ from it.
 */

/*  Family cover of 5 lakh, a year: ages   0-17   31-35   36-40   56-60   61-65
    zone 1                               3,505   7,561   8,908  22,473  28,839
    zone 2                               3,154   6,805   8,017  20,225  25,955
    zone 3                               2,874   6,200   7,305  18,427  23,648
    Two, three, four, six share: 25, 26, 27, 32 % off. Each an own cover: 10 %. Two, three years: 7.5, 10 %.
    Smoking 12 %, condition 17 35 %, condition 26 25 %, together at most 40 %. */
const ages = [
  [0, 17],
  [31, 35],
  [36, 40],
  [56, 60],
  [61, 65],
] as const;
const rows = (premiums: readonly number[]) =>
  ages.map(([from, to], at): BandRow => [from, to, premiums[at] ?? 0]);

const cover5 = aSlab('saral-5l', 5, {});
const factors: Product['factors'] = {
  floaterDiscountPercent: { 2: 25, 3: 26, 4: 27, 5: 30, 6: 32 },
  multiIndividualDiscountPercent: 10,
  termDiscountPercent: { 1: 0, 2: 7.5, 3: 10 },
  habitLoadingPercent: { smoke: 12 },
  conditionLoadingPercent: { 17: 35, 26: 25 },
  maxLoadingPercent: 40,
};
export const saral = aProduct('saral', {
  slabs: [cover5],
  factors,
  rates: new Map([
    [rateKey(cover5.id, 1), bands(rows([3_505, 7_561, 8_908, 22_473, 28_839]))],
    [rateKey(cover5.id, 2), bands(rows([3_154, 6_805, 8_017, 20_225, 25_955]))],
    [rateKey(cover5.id, 3), bands(rows([2_874, 6_200, 7_305, 18_427, 23_648]))],
  ]),
});

const standard5 = aSlab('arogya-sanjeevani-5l', 5, {});
/*  Arogya Sanjeevani of 5 lakh, one price for all of India: 0-17 2,761; 31-35 5,940; 36-40 6,867. */
export const sanjeevani = aProduct('arogya-sanjeevani', {
  variant: 'arogya-sanjeevani',
  slabs: [standard5],
  zonePricing: false,
  termYears: [1],
  factors: { ...factors, multiIndividualDiscountPercent: 0 },
  rates: new Map([[rateKey(standard5.id, 1), bands(rows([2_761, 5_940, 6_867]).slice(0, 3))]]),
});

const over5 = { ...aSlab('uchcha-10l-d5l', 10, {}), deductible: lakh(5) };
/*  Super top-up of 10 lakh above a deductible of 5 lakh: 31-35 2,192; 36-40 2,568. */
export const topUp = aProduct('uchcha', {
  productType: 'super-top-up',
  slabs: [over5],
  zonePricing: false,
  factors,
  rates: new Map([[rateKey(over5.id, 1), bands(rows([1_008, 2_192, 2_568]).slice(0, 3))]]),
});

function filedBy(
  rateBy: Product['rateBy'],
  filed: readonly (readonly [RowCovers, readonly BandRow[]])[],
): Product {
  const slabs = [aSlab('other-5l', 5, {})];
  const rates = filed.map(
    ([covers, rated]) => [rateRowKey(slabs[0]?.id ?? cover5.id, 1, covers), bands(rated)] as const,
  );
  const plain = { ...plainFactors.floaterDiscountPercent, 2: 0, 3: 0, 4: 0 };
  return aProduct('other', {
    rateBy,
    slabs,
    zonePricing: false,
    rates: new Map(rates),
    factors: {
      ...factors,
      floaterDiscountPercent: rateBy === 'family-shape' ? factors.floaterDiscountPercent : plain,
    },
  });
}
export const shapes = filedBy('family-shape', [
  ['1A', [[18, 45, 10_000]]],
  [
    '2A+1C',
    [
      [18, 35, 17_000],
      [36, 45, 20_000],
    ],
  ],
]);
export const persons = filedBy('primary-and-additional', [
  ['primary', [[45, 54, 2_900]]],
  [
    'additional',
    [
      [0, 17, 700],
      [18, 44, 900],
    ],
  ],
]);

type Line = readonly [PriceCause['kind'], number];

export function work(product: Product, members: readonly Member[], facts: Partial<Rating>) {
  const premium = ratePlan({
    product,
    slab: product.slabs[0] ?? cover5,
    insurer: anInsurer('acme'),
    basis: 'floater',
    members,
    zone: 1,
    termYears: 1,
    riders: noRiders,
    taxRates: indianTax,
    on: isoDate(2026, 11, 21),
    ...facts,
  });
  if (premium.kind !== 'quoted') throw new Error(`No price: ${premium.kind}`);
  return {
    lines: premium.steps.map(({ cause, amount }): Line => [cause.kind, amount]),
    total: premium.total,
    riders: premium.steps.flatMap(({ cause, source }) => ('rider' in cause ? [{ ...cause, source }] : [])),
  };
}

export const nil: Line = ['tax', 0];
export const couple = ['You 34y', 'Spouse 36y'];
export type Case = readonly [
  what: string,
  product: Product,
  members: readonly Member[],
  facts: Partial<Rating>,
  lines: readonly Line[],
  total: number,
];

/** Each case's ledger and total, as worked by hand. */
export function expectWorked(cases: readonly Case[]): void {
  test.each(cases)('by hand: %s', (_, product, members, facts, lines, total) => {
    expect(work(product, members, facts)).toMatchObject({ lines, total });
  });
}
