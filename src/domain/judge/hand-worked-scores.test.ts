import { describe, expect, test } from 'vitest';
import { aSlab } from '#test/builders/plan-builders.ts';
import { roundRents } from '#test/builders/stay-builders.ts';
import type { Slab } from '../catalogue/catalogue.ts';
import { type PlanFeatures, scoreItems } from '../cover/features.ts';
import { rupees } from '../money.ts';
import { importanceFor } from './importance.ts';
import { scorePlan } from './scoring.ts';
import { noLimit, termLevels } from './term-level.ts';
import type { FamilyWorth } from './worth.ts';

/**
 * How to check one with a pencil. What a feature is worth is read off its curve, straight between two points; its share
 * of the most it can be worth is taken of its tenths, the half rounded up. The price has the tenths that are left and
 * earns (1.75 − cost / benchmark) / 1.25 of them, none below 0 and all above 1, where cost is the premium and what other
 * terms leave to pay. The score is their sum. Here a point is worth ₹400: ₹15,000 of features and ₹25,000 of price.
 */
const worth: FamilyWorth = {
  benchmark: 20_000,
  perPoint: 400,
  items: {
    copay: {
      curve: [
        [-50, 0],
        [-20, 3_000],
        [0, 5_000],
      ],
      factor: 1,
    },
    icu: {
      curve: [
        [2_000, 0],
        [10_000, 800],
        [noLimit, 1_000],
      ],
      factor: 1,
    },
    room_rent: {
      curve: [
        [1_000, 0],
        [5_000, 2_500],
        [noLimit, 4_000],
      ],
      factor: 1,
    },
    outpatient_benefits: {
      curve: [
        [0, 0],
        [10_000, 2_000],
      ],
      factor: 0.5,
    },
    critical_illness_coverage: {
      curve: [
        [0, 0],
        [1_000_000, 2_000],
      ],
      factor: 0.5,
    },
    restore_benefits: {
      curve: [
        [0, 0],
        [1, 200],
        [2, 300],
        [3, 400],
      ],
      factor: 1.25,
    },
    maternity_cover: {
      curve: [
        [0, 0],
        [75_000, 0],
      ],
      factor: 1,
    },
    health_checkup: {
      curve: [
        [0, 0],
        [5_000, 1_000],
      ],
      factor: 0.5,
    },
    pre_existing: {
      curve: [
        [-48, 0],
        [0, 800],
      ],
      factor: 1.25,
    },
    bonus: {
      curve: [
        [0, 0],
        [50, 600],
        [100, 1_000],
      ],
      factor: 1,
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
  readonly premium: number | undefined;
  readonly besides: number;
  /** Tenths by feature in the order of the list, then the price. */
  readonly earned: readonly number[];
  readonly total: number;
};

const cases: readonly Case[] = [
  {
    title: 'everything, at the benchmark',
    slab: aSlab('rich', 10, {
      roomRent: { kind: 'no-limit' },
      icu: { kind: 'no-limit' },
      restoration: { kind: 'unlimited' },
      noClaimBonus: { percentPerYear: 50, maxPercent: 100 },
      outpatient: { kind: 'covered', perYear: rupees(10_000) },
      criticalIllness: { kind: 'covered', sumInsured: rupees(1_000_000), illnesses: 20 },
      healthCheckup: { kind: 'covered', max: rupees(5_000), everyYears: 1 },
      waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: 0 },
    }),
    premium: 20_000,
    besides: 0,
    earned: [125, 25, 100, 25, 25, 13, 0, 12, 25, 25, 375], // (1.75 − 1) / 1.25 = 0.6 of 625
    total: 750,
  },
  {
    title: 'the standard plan, cheap, with limits that leave ₹1,000 a year',
    slab: aSlab('standard', 5, standard),
    premium: 11_000,
    besides: 1_000,
    earned: [
      113, // 5 % co-pay: 3,000 + 2,000 × 15 / 20 = 4,500; 0.9 × 125 = 112.5
      20, // 800 of 1,000
      63, // 2,500 of 4,000: 62.5
      0,
      0,
      0,
      0,
      0,
      6, // 36 months: 800 × 12 / 48 = 200 of 800: 6.25
      5, // 15 % after three years: 600 × 15 / 50 = 180 of 1,000: 4.5, half up
      575, // 12,000 / 20,000 = 0.6: (1.75 − 0.6) / 1.25 = 0.92 of 625
    ],
    total: 782,
  },
  {
    title: 'a live price that is awaited',
    slab: aSlab('live', 10, { ...standard, copay: { percent: 20, fromAge: 61 } }),
    premium: undefined,
    besides: 0,
    earned: [125, 20, 63, 0, 0, 0, 0, 0, 6, 5, 0], // nobody is 61
    total: 219,
  },
  {
    title: 'intensive care up to ₹7,800 a day, whose half a tenth is no half in binary',
    slab: aSlab('icu', 10, {
      ...standard,
      icu: { kind: 'capped', percentPerDay: undefined, maxPerDay: rupees(7_800) },
    }),
    premium: undefined,
    besides: 0,
    earned: [113, 15, 63, 0, 0, 0, 0, 0, 6, 5, 0], // 800 × 5,800 / 8,000 = 580 of 1,000: 14.5, half up
    total: 202,
  },
  {
    title: 'a price at or above 1.75 times the benchmark',
    slab: aSlab('dear', 10, { restoration: { kind: 'once', anyIllness: false } }),
    premium: 35_000,
    besides: 0,
    earned: [125, 25, 100, 0, 0, 7, 0, 0, 6, 17, 0], // refill 200 of 400: 6.5, half up; bonus 60 %: 600 + 400 × 10 / 50 = 680
    total: 280,
  },
];

describe('a score worked by hand', () => {
  test.each(cases)('$title', ({ slab, premium, besides, earned, total }) => {
    const score = scorePlan({
      levels: termLevels(slab, 40, roundRents),
      importance: importanceFor([], {}),
      worth,
      annualPremium: premium,
      besides,
    });
    expect(score.parts.map(({ earnedTenths }) => earnedTenths)).toEqual(earned);
    expect(score.totalTenths).toBe(total);
  });

  test('every feature has a part, and the price the last', () => {
    expect(Object.keys(worth.tenths)).toEqual([...scoreItems, 'price']);
    expect(Object.values(worth.tenths).reduce((sum, tenths) => sum + tenths, 0)).toBe(1_000);
  });
});
