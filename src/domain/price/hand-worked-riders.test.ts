import { expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { aRider, bands } from '#test/builders/plan-builders.ts';
import {
  type Case,
  couple,
  expectWorked,
  nil,
  saral,
  shapes,
  topUp,
  work,
} from '#test/hand-worked-prices.suite.ts';
import type { Product, Rider } from '../catalogue/catalogue.ts';
import { isoDate } from '../date.ts';
import { rupees } from '../money.ts';
import type { Member } from '../person/member.ts';
import type { Rating } from './rating.ts';
import { chosenRiders } from './riders/riders.ts';

/*  consumables 4 % of the premium; wait 12 % and less (co-pay 20 %) 14 % off, both on the base premium; cash 690 for the
    policy; accident 840 for each person of 18 to 70; critical 18-35 460, 36-45 1,040 for each person. */
const riders: readonly Rider[] = [
  aRider('consumables', { price: { kind: 'percent', percent: 4 } }),
  aRider('wait', { changesBasePremium: true, price: { kind: 'percent', percent: 12 } }),
  aRider('critical', {
    price: {
      kind: 'by-age',
      bands: bands([
        [18, 35, 460],
        [36, 45, 1_040],
      ]),
    },
  }),
  aRider('cash', { price: { kind: 'flat', amount: rupees(690) } }),
  aRider('accident', {
    benefit: 'other',
    ages: { from: 18, to: 70 },
    price: { kind: 'per-person', amount: rupees(840) },
  }),
  aRider('less', { changesBasePremium: true, price: { kind: 'percent-off', percent: 14 } }),
];

function withThese(product: Product, people: readonly Member[], ids: string, facts: Partial<Rating>) {
  const rich = { ...product, riders };
  const [slab] = rich.slabs;
  const result = slab && chosenRiders({ product: rich, slab }, people, ids.split(' '));
  if (!result?.ok) throw new Error('These riders do not go together');
  return [rich, people, { ...facts, riders: result.value }] as const;
}

const alone = aFamily('You 34y');
const two = aFamily(...couple);
const own = { basis: 'individual' } as const;
const smoker = [aMember('You', '34y', { habits: ['smoke'] })];

const cases: readonly Case[] = [
  [
    'a percentage of the premium of one',
    ...withThese(saral, alone, 'consumables', own),
    [['base', 7_561], ['rider', 302], nil], // 302.44
    7_863,
  ],
  [
    'and with tax of 18 percent, on the rounded sum',
    ...withThese(saral, alone, 'consumables', { ...own, on: isoDate(2025, 9, 21) }),
    [
      ['base', 7_561],
      ['rider', 302],
      ['tax', 1_415], // 18 % of 7,863 is 1,415.34
    ],
    9_278,
  ],
  [
    'one that changes the base premium',
    ...withThese(saral, alone, 'wait', own),
    [['base', 7_561], ['base-rider', 907], nil], // 907.32
    8_468,
  ],
  [
    'a percentage is of the base premium as it is changed',
    ...withThese(saral, alone, 'consumables wait', own),
    [
      ['base', 7_561],
      ['base-rider', 907], // 907.32; leaves 8,468.32
      ['rider', 339], // 338.7328; leaves 8,807.0528
      nil,
    ],
    8_807,
  ],
  [
    'a loading is part of what the percentage is of',
    ...withThese(saral, smoker, 'consumables', own),
    [
      ['base', 7_561],
      ['habit-loading', 907], // 907.32
      ['rider', 339], // 4 % of 8,468.32
      nil,
    ],
    8_807,
  ],
  [
    'two share a cover: the discount is on the base premium as it is changed',
    ...withThese(saral, two, 'wait', {}),
    [
      ['base', 7_561],
      ['base', 8_908],
      ['base-rider', 1_976], // 12 % of 16,469 is 1,976.28
      ['floater-discount', -4_611], // 25 % of 18,445.28 is 4,611.32; leaves 13,833.96
      nil,
    ],
    13_834,
  ],
  [
    'two share a cover: other riders come after the discount',
    ...withThese(saral, two, 'consumables', {}),
    [
      ['base', 7_561],
      ['base', 8_908],
      ['floater-discount', -4_117], // 4,117.25; leaves 12,351.75
      ['rider', 494], // 494.07; leaves 12,845.82
      nil,
    ],
    12_846,
  ],
  [
    'two, each with an own cover and an accident rider',
    ...withThese(saral, two, 'accident', own),
    [
      ['base', 7_561],
      ['base', 8_908],
      ['multi-individual-discount', -1_647], // leaves 14,822.10
      ['rider', 1_680],
      nil,
    ],
    16_502,
  ],
  [
    'a child is of no age that the rider covers, and costs nothing',
    ...withThese(saral, aFamily(...couple, 'Son-0 4y'), 'accident', {}),
    [
      ['base', 7_561],
      ['base', 8_908],
      ['base', 3_505],
      ['floater-discount', -5_193], // 26 % of 19,974 is 5,193.24; leaves 14,780.76
      ['rider', 1_680], // leaves 16,460.76
      nil,
    ],
    16_461,
  ],
  [
    'by age, for two years',
    ...withThese(saral, two, 'critical', { termYears: 2 }),
    [
      ['base', 15_122],
      ['base', 17_816],
      ['floater-discount', -8_234], // 8,234.50; leaves 24,703.50
      ['rider', 3_000], // 2 x (460 + 1,040)
      ['term-discount', -2_078], // 7.5 % of 27,703.50 is 2,077.7625; leaves 25,625.7375
      nil,
    ],
    25_626,
  ],
  [
    'once for the policy, for three years',
    ...withThese(saral, alone, 'cash', { ...own, termYears: 3 }),
    [
      ['base', 22_683],
      ['rider', 2_070],
      ['term-discount', -2_475], // 10 % of 24,753 is 2,475.30; leaves 22,277.70
      nil,
    ],
    22_278,
  ],
  [
    'a discount for a worse term',
    ...withThese(saral, two, 'less', {}),
    [
      ['base', 7_561],
      ['base', 8_908],
      ['base-rider', -2_306], // 2,305.66; leaves 14,163.34
      ['floater-discount', -3_541], // 3,540.835; leaves 10,622.505
      ['rounding', 1],
      nil,
    ],
    10_623,
  ],
  [
    'five together for two years: both shares of the base premium are of the rows alone',
    ...withThese(saral, two, 'less accident cash wait consumables', { termYears: 2 }),
    [
      ['base', 15_122],
      ['base', 17_816],
      ['base-rider', 3_953], // 12 % of 32,938 is 3,952.56
      ['base-rider', -4_611], // 14 % is 4,611.32; leaves 32,279.24
      ['floater-discount', -8_070], // 8,069.81; leaves 24,209.43
      ['rider', 968], // 968.3772
      ['rider', 1_380],
      ['rider', 3_360], // leaves 29,917.8072
      ['term-discount', -2_244], // 2,243.83554; leaves 27,673.97166
      nil,
    ],
    27_674,
  ],
  [
    'beside the premium of a whole family',
    ...withThese(shapes, aFamily(...couple, 'Son-0 4y'), 'consumables', {}),
    [['family-base', 20_000], ['rider', 800], nil],
    20_800,
  ],
  [
    'beside a super top-up',
    ...withThese(topUp, alone, 'cash', own),
    [['base', 2_192], ['rider', 690], nil],
    2_882,
  ],
];

expectWorked(cases);

test('other riders may add 30 percent: 840 beside 2,192 is refused, however long the term', () => {
  for (const termYears of [1, 2, 3] as const) {
    const [product, people, facts] = withThese(topUp, alone, 'accident', { ...own, termYears });
    expect(() => work(product, people, facts)).toThrow('needs-validation');
  }
});

test('the riders that are taken stand in the ledger by their ids, with the percentage and where it is filed', () => {
  const [product, people, facts] = withThese(saral, alone, 'cash wait', own);
  expect(work(product, people, facts).riders).toEqual([
    { kind: 'base-rider', rider: 'wait', percent: 12, source: 'saral/rider/wait' },
    { kind: 'rider', rider: 'cash', source: 'saral/rider/cash' },
  ]);
});
