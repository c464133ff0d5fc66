import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders.ts';
import {
  anInsurer,
  aProduct,
  aSlab,
  type BandRow,
  bands,
  indianTax,
  plainFactors,
} from '#test/plan-builders.ts';
import { type Product, rateKey } from '../catalogue/catalogue.ts';
import { type RowCovers, rateRowKey } from '../catalogue/rate-row.ts';
import { isoDate } from '../date.ts';
import { conditionId } from '../ids.ts';
import type { Zone } from '../location/place.ts';
import { zoneOf } from '../location/zone.ts';
import { lakh } from '../money.ts';
import type { Member } from '../person/member.ts';
import { pincodeOf } from '../quote/recommendation.ts';
import type { PriceCause } from './plan.ts';
import { type Rating, ratePlan } from './rating.ts';

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
const saral = aProduct('saral', {
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
const sanjeevani = aProduct('arogya-sanjeevani', {
  variant: 'arogya-sanjeevani',
  slabs: [standard5],
  zonePricing: false,
  termYears: [1],
  factors: { ...factors, multiIndividualDiscountPercent: 0 },
  rates: new Map([[rateKey(standard5.id, 1), bands(rows([2_761, 5_940, 6_867]).slice(0, 3))]]),
});

const over5 = { ...aSlab('uchcha-10l-d5l', 10, {}), deductible: lakh(5) };
/*  Super top-up of 10 lakh above a deductible of 5 lakh: 31-35 2,192; 36-40 2,568. */
const topUp = aProduct('uchcha', {
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
const shapes = filedBy('family-shape', [
  ['1A', [[18, 45, 10_000]]],
  [
    '2A+1C',
    [
      [18, 35, 17_000],
      [36, 45, 20_000],
    ],
  ],
]);
const persons = filedBy('primary-and-additional', [
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

function work(product: Product, members: readonly Member[], facts: Partial<Rating>) {
  const premium = ratePlan({
    product,
    slab: product.slabs[0] ?? cover5,
    insurer: anInsurer('acme'),
    basis: 'floater',
    members,
    zone: 1,
    termYears: 1,
    taxRates: indianTax,
    on: isoDate(2026, 11, 21),
    ...facts,
  });
  if (premium.kind !== 'quoted') throw new Error(`No price: ${premium.kind}`);
  return {
    lines: premium.steps.map(({ cause, amount }): Line => [cause.kind, amount]),
    total: premium.total,
  };
}

const nil: Line = ['tax', 0];
const couple = ['You 34y', 'Spouse 36y'];
const ill = (person: string, age: string, ids: readonly number[]) =>
  aMember(person, age, { conditions: ids.map(conditionId) });
const parents = aFamily('Father 60y', 'Mother 58y');
const parentsZone: Zone = zoneOf(
  pincodeOf({ pincode: '400001', parentsPincode: '844101' }, parents),
  new Map([['400', 1]]),
);

type Case = readonly [
  what: string,
  product: Product,
  members: readonly Member[],
  facts: Partial<Rating>,
  lines: readonly Line[],
  total: number,
];

const cases: readonly Case[] = [
  ['one of 34 in zone 1', saral, aFamily('You 34y'), { basis: 'individual' }, [['base', 7_561], nil], 7_561],
  [
    'the same in zone 2',
    saral,
    aFamily('You 34y'),
    { basis: 'individual', zone: 2 },
    [['base', 6_805], nil],
    6_805,
  ],
  [
    'the same in zone 3',
    saral,
    aFamily('You 34y'),
    { basis: 'individual', zone: 3 },
    [['base', 6_200], nil],
    6_200,
  ],
  [
    'two, each with an own cover',
    saral,
    aFamily(...couple),
    { basis: 'individual' },
    [
      ['base', 7_561],
      ['base', 8_908], // 16,469.00 together
      ['multi-individual-discount', -1_647], // 10 % is 1,646.90; leaves 14,822.10
      nil,
    ],
    14_822,
  ],
  [
    'two sharing',
    saral,
    aFamily(...couple),
    {},
    [
      ['base', 7_561],
      ['base', 8_908], // 16,469.00 together
      ['floater-discount', -4_117], // 25 % is 4,117.25; leaves 12,351.75
      nil,
    ],
    12_352,
  ],
  [
    'three sharing',
    saral,
    aFamily(...couple, 'Son-0 6y'),
    {},
    [
      ['base', 7_561],
      ['base', 8_908],
      ['base', 3_505], // 19,974.00 together
      ['floater-discount', -5_193], // 26 % is 5,193.24; leaves 14,780.76
      nil,
    ],
    14_781,
  ],
  [
    'four sharing, the youngest eight months old',
    saral,
    aFamily(...couple, 'Son-0 6y', 'Daughter-0 8m'),
    {},
    [
      ['base', 7_561],
      ['base', 8_908],
      ['base', 3_505],
      ['base', 3_505], // 23,479.00 together
      ['floater-discount', -6_339], // 27 % is 6,339.33; leaves 17,139.67
      nil,
    ],
    17_140,
  ],
  [
    'six sharing, with the parents',
    saral,
    [...aFamily(...couple, 'Son-0 6y', 'Daughter-0 8m'), ...parents],
    {},
    [
      ['base', 7_561],
      ['base', 8_908],
      ['base', 3_505],
      ['base', 3_505],
      ['base', 22_473],
      ['base', 22_473], // 68,425.00 together
      ['floater-discount', -21_896], // 32 %; leaves 46,529.00
      nil,
    ],
    46_529,
  ],
  [
    'parents by their own pincode in zone 3, to half a rupee',
    saral,
    parents,
    { zone: parentsZone },
    [
      ['base', 18_427],
      ['base', 18_427], // 36,854.00 together
      ['floater-discount', -9_213], // 25 % is 9,213.50; leaves 27,640.50
      nil,
    ],
    27_641,
  ],
  [
    'one for two years',
    saral,
    aFamily('You 34y'),
    { basis: 'individual', termYears: 2 },
    [
      ['base', 15_122], // twice 7,561
      ['term-discount', -1_134], // 7.5 % is 1,134.15; leaves 13,987.85
      nil,
    ],
    13_988,
  ],
  [
    'two sharing for three years: one discount after the other',
    saral,
    aFamily(...couple),
    { termYears: 3 },
    [
      ['base', 22_683],
      ['base', 26_724], // 49,407.00 together
      ['floater-discount', -12_352], // 25 % is 12,351.75; leaves 37,055.25
      ['term-discount', -3_706], // 10 % is 3,705.525; leaves 33,349.725
      ['rounding', 1], // the lines come to 33,349
      nil,
    ],
    33_350,
  ],
  [
    'a smoker',
    saral,
    [aMember('You', '34y', { habits: ['smoke'] })],
    { basis: 'individual' },
    [
      ['base', 7_561],
      ['habit-loading', 907], // 12 % is 907.32; 8,468.32 together
      nil,
    ],
    8_468,
  ],
  [
    'two conditions of 35 and 25 percent, held at 40',
    saral,
    [ill('You', '60y', [17, 26])],
    { basis: 'individual' },
    [
      ['base', 22_473],
      ['condition-loading', 8_989], // 40 % is 8,989.20; 31,462.20 together
      nil,
    ],
    31_462,
  ],
  [
    'a super top-up above five lakh for two',
    topUp,
    aFamily(...couple),
    {},
    [
      ['base', 2_192],
      ['base', 2_568], // 4,760.00 together
      ['floater-discount', -1_190], // 25 %; leaves 3,570.00
      nil,
    ],
    3_570,
  ],
  [
    'a family of three by its shape and the eldest’s age; the smoker loads a third of it',
    shapes,
    [...aFamily('You 34y', 'Son-0 6y'), aMember('Spouse', '36y', { habits: ['smoke'] })],
    { termYears: 2 },
    [
      ['family-base', 40_000], // twice 20,000 for ages 36 to 45; no discount for sharing comes off
      ['habit-loading', 1_600], // a third is 13,333.33…; 12 % of it 1,600.00
      ['term-discount', -3_120], // 7.5 % of 41,600.00; leaves 38,480.00
      nil,
    ],
    38_480,
  ],
  [
    'two of them, each with an own cover: the shape of one adult each',
    shapes,
    aFamily('You 34y', 'Spouse 36y'),
    { basis: 'individual' },
    [
      ['family-base', 10_000],
      ['family-base', 10_000], // 20,000.00 together
      ['multi-individual-discount', -2_000], // 10 %; leaves 18,000.00
      nil,
    ],
    18_000,
  ],
  [
    'the eldest adult as primary, spouse and child as additional insured',
    persons,
    aFamily('You 41y', 'Spouse 46y', 'Son-0 9y'),
    {},
    [
      ['additional-base', 900],
      ['primary-base', 2_900],
      ['additional-base', 700], // 4,500.00 together
      nil,
    ],
    4_500,
  ],
  [
    'Arogya Sanjeevani for one, in zone 3 as anywhere',
    sanjeevani,
    aFamily('You 34y'),
    { basis: 'individual', zone: 3 },
    [['base', 5_940], nil],
    5_940,
  ],
  [
    'Arogya Sanjeevani for four',
    sanjeevani,
    aFamily(...couple, 'Son-0 6y', 'Daughter-0 2y'),
    {},
    [
      ['base', 5_940],
      ['base', 6_867],
      ['base', 2_761],
      ['base', 2_761], // 18,329.00 together
      ['floater-discount', -4_949], // 27 % is 4,948.83; leaves 13,380.17
      nil,
    ],
    13_380,
  ],
  [
    'the last day of tax at 18 percent',
    saral,
    aFamily('You 34y'),
    { basis: 'individual', on: isoDate(2025, 9, 21) },
    [
      ['base', 7_561],
      ['tax', 1_361], // 18 % is 1,360.98
    ],
    8_922,
  ],
  [
    'the first day without tax',
    saral,
    aFamily('You 34y'),
    { basis: 'individual', on: isoDate(2025, 9, 22) },
    [['base', 7_561], nil],
    7_561,
  ],
];

test.each(cases)('%s', (_, product, members, facts, lines, total) => {
  expect(work(product, members, facts)).toEqual({ lines, total });
});

describe('a shape that is not filed', () => {
  test.each<[string, readonly string[], Partial<Rating>]>([
    ['a couple alone', couple, {}],
    ['a child with an own cover', ['You 34y', 'Son-0 6y'], { basis: 'individual' }],
  ])('%s gets a reason, not a guess', (_, people, facts) => {
    expect(() => work(shapes, aFamily(...people), facts)).toThrow('No price: needs-validation');
  });
});
