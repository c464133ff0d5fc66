import { describe, expect, test } from 'vitest';
import { aSlab } from '#test/builders/plan-builders.ts';
import { roundRents } from '#test/builders/stay-builders.ts';
import type { Slab } from '../catalogue/catalogue.ts';
import { type PlanFeatures, scoreItems } from '../cover/features.ts';
import { rupees } from '../money.ts';
import { importanceFor } from './importance.ts';
import { type Scoring, scorePlan } from './scoring.ts';
import { noLimit, termLevels } from './term-level.ts';
import type { FamilyWorth } from './worth.ts';

/**
 * How to check one with a pencil. What a feature is worth is read off its curve, straight between two points; its share
 * of the most it can be worth is taken of its tenths, the half rounded up. The price has the tenths that are left and
 * earns (1.75 − premium / benchmark) / 1.25 of them, none below 0 and all above 1, where the premium is the mean of the
 * ten years. The score is (zero − all in) / ₹400, to the tenth, kept within 0 and 100; what the parts are away from it
 * stands as what they do together. Here a point is worth ₹400: ₹15,000 of features and ₹25,000 of price.
 *
 * Zero: 1.75 × 20,000 = 35,000; the ₹2,500 that a cover which lacks nothing leaves; and what it lacks at its poorest:
 * 5,000 of co-pay + 1,000 + 4,000 + 500 + 1,000 + 1,000 = 12,500. Together ₹50,000.
 */
const worth: FamilyWorth = {
  benchmark: 20_000,
  zero: 50_000,
  perPoint: 400,
  items: {
    copay: {
      curve: [
        [-50, 0],
        [-20, 3_000],
        [0, 5_000],
      ],
    },
    icu: {
      curve: [
        [2_000, 0],
        [10_000, 800],
        [noLimit, 1_000],
      ],
    },
    room_rent: {
      curve: [
        [1_000, 0],
        [5_000, 2_500],
        [noLimit, 4_000],
      ],
    },
    outpatient_benefits: {
      curve: [
        [0, 0],
        [10_000, 1_000],
      ],
    },
    critical_illness_coverage: {
      curve: [
        [0, 0],
        [1_000_000, 1_000],
      ],
    },
    restore_benefits: {
      curve: [
        [0, 0],
        [1, 250],
        [2, 375],
        [3, 500],
      ],
    },
    maternity_cover: { curve: [[0, 0]] },
    health_checkup: {
      curve: [
        [0, 0],
        [5_000, 500],
      ],
    },
    pre_existing: {
      curve: [
        [-48, 0],
        [0, 1_000],
      ],
    },
    bonus: {
      curve: [
        [0, 0],
        [50, 600],
        [100, 1_000],
      ],
    },
  },
  // ₹40 a tenth: 5,000 → 125, 1,000 → 25, 4,000 → 100, 1,000 → 25, 1,000 → 25, 500 → 12.5, 0, 500 → 12.5, 1,000 → 25,
  // 1,000 → 25, and 25,000 → 625; the one left over goes to the first of the halves.
  tenths: {
    copay: 125,
    icu: 25,
    room_rent: 100,
    outpatient_benefits: 25,
    critical_illness_coverage: 25,
    restore_benefits: 13,
    maternity_cover: 0,
    health_checkup: 12,
    pre_existing: 25,
    bonus: 25,
    price: 625,
  },
};

const standard: Partial<PlanFeatures> = {
  roomRent: { kind: 'capped', percentPerDay: 2, maxPerDay: rupees(5_000) },
  icu: { kind: 'capped', percentPerDay: 5, maxPerDay: rupees(10_000) },
  copay: { percent: 5, fromAge: undefined },
  restoration: { kind: 'none' },
  noClaimBonus: { percentPerYear: 5, maxPercent: 50 },
};

type Case = {
  readonly title: string;
  readonly slab: Slab;
  /** Means of ten years; undefined while there is no price. */
  readonly allIn: Scoring['allIn'];
  /** Tenths by feature in the order of the list, then the price, then together. */
  readonly earned: readonly number[];
  readonly total: number;
};

const rich = aSlab('rich', 10, {
  roomRent: { kind: 'no-limit' },
  icu: { kind: 'no-limit' },
  restoration: { kind: 'unlimited' },
  noClaimBonus: { percentPerYear: 50, maxPercent: 100 },
  outpatient: { kind: 'covered', perYear: rupees(10_000) },
  criticalIllness: { kind: 'covered', sumInsured: rupees(1_000_000), illnesses: 20 },
  healthCheckup: { kind: 'covered', max: rupees(5_000), everyYears: 1 },
  waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: 0 },
});

const cases: readonly Case[] = [
  {
    title: 'everything, at the benchmark',
    slab: rich,
    // 20,000 and the 2,500 that are left, less the 2,500 that it pays beside stays: (50,000 − 20,000) / 400 = 75.
    allIn: { premium: rupees(20_000), total: 20_000 },
    earned: [125, 25, 100, 25, 25, 13, 0, 12, 25, 25, 375, 0], // (1.75 − 1) / 1.25 = 0.6 of 625
    total: 750,
  },
  {
    title: 'everything, which the family does not need twice',
    slab: rich,
    // It leaves ₹100 less than the parts say: (50,000 − 19,900) / 400 = 75.25, half up.
    allIn: { premium: rupees(20_000), total: 19_900 },
    earned: [125, 25, 100, 25, 25, 13, 0, 12, 25, 25, 375, 3],
    total: 753,
  },
  {
    title: 'the standard plan, cheap, whose limits bite one after the other',
    slab: aSlab('standard', 5, standard),
    allIn: { premium: rupees(12_000), total: 22_300 }, // 27,700 / 400 = 69.25, half up
    earned: [
      113, // 5 % co-pay: 3,000 + 2,000 × 15 / 20 = 4,500; 0.9 × 125 = 112.5
      20, // 800 of 1,000
      63, // 2,500 of 4,000: 62.5
      0,
      0,
      0,
      0,
      0,
      6, // 36 months: 1,000 × 12 / 48 = 250 of 1,000: 6.25
      5, // 15 % after three years: 600 × 15 / 50 = 180 of 1,000: 4.5, half up
      575, // 12,000 / 20,000 = 0.6: (1.75 − 0.6) / 1.25 = 0.92 of 625
      -89, // 693 − 782
    ],
    total: 693,
  },
  {
    title: 'a live price that is awaited: nothing is said of all in, nor of what terms do together',
    slab: aSlab('live', 10, { ...standard, copay: { percent: 20, fromAge: 61 } }),
    allIn: undefined,
    earned: [125, 20, 63, 0, 0, 0, 0, 0, 6, 5, 0], // nobody is 61
    total: 219,
  },
  {
    title: 'intensive care up to ₹7,800 a day, whose half a tenth is no half in binary',
    slab: aSlab('icu', 10, {
      ...standard,
      icu: { kind: 'capped', percentPerDay: undefined, maxPerDay: rupees(7_800) },
    }),
    allIn: undefined,
    earned: [113, 15, 63, 0, 0, 0, 0, 0, 6, 5, 0], // 800 × 5,800 / 8,000 = 580 of 1,000: 14.5, half up
    total: 202,
  },
  {
    title: 'a price at or above 1.75 times the benchmark',
    slab: aSlab('dear', 10, { restoration: { kind: 'once', anyIllness: false } }),
    allIn: { premium: rupees(35_000), total: 40_020 }, // 9,980 / 400 = 24.95: 249.5, half up
    // Refill 250 of 500: 6.5, half up; bonus 60 %: 600 + 400 × 10 / 50 = 680. Together 280.
    earned: [125, 25, 100, 0, 0, 7, 0, 0, 6, 17, 0, -30],
    total: 250,
  },
  {
    title: 'more all in than has any point: the score is 0, and no less',
    slab: aSlab('worst', 10, { restoration: { kind: 'once', anyIllness: false } }),
    allIn: { premium: rupees(60_000), total: 65_000 },
    earned: [125, 25, 100, 0, 0, 7, 0, 0, 6, 17, 0, -280],
    total: 0,
  },
  {
    title: 'less all in than the best that counts: the score is 100, and no more',
    slab: rich,
    allIn: { premium: rupees(5_000), total: 5_000 }, // 45,000 / 400 = 112.5
    earned: [125, 25, 100, 25, 25, 13, 0, 12, 25, 25, 625, 0], // below half the benchmark all of 625
    total: 1_000,
  },
];

describe('a score worked by hand', () => {
  test.each(cases)('$title', ({ slab, allIn, earned, total }) => {
    const score = scorePlan({
      levels: termLevels(slab, 40, roundRents),
      importance: importanceFor([], {}),
      worth,
      allIn,
    });
    expect(score.parts.map(({ earnedTenths }) => earnedTenths)).toEqual(earned);
    expect(score.totalTenths).toBe(total);
    expect(score.possibleTenths).toBe(allIn ? 1_000 : 375);
    expect(earned.reduce((sum, tenths) => sum + tenths, 0)).toBe(total);
  });

  test('every feature has a most, and the price the last, 100 points together', () => {
    expect(Object.keys(worth.tenths)).toEqual([...scoreItems, 'price']);
    expect(Object.values(worth.tenths).reduce((sum, tenths) => sum + tenths, 0)).toBe(1_000);
  });
});
