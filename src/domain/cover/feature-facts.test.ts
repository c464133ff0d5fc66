import { describe, expect, test } from 'vitest';
import { aSlab } from '#test/builders/plan-builders.ts';
import { lakh, rupees } from '../money.ts';
import { type FeatureFacts, featureFacts } from './feature-facts.ts';
import type { PlanFeatures, ScoreItem } from './features.ts';

type Row = readonly [
  Partial<PlanFeatures>,
  FeatureFacts['value'],
  FeatureFacts['phrase'],
  FeatureFacts['values'],
];

const waits = { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: 36 };

/** The rows are what a cover of ten lakh has. */
const there: readonly (readonly [ScoreItem, ...Row])[] = [
  ['copay', { copay: { percent: 0, fromAge: undefined } }, 0, 'copay.none', {}],
  ['copay', { copay: { percent: 20, fromAge: 61 } }, 20, 'copay.from-age', { percent: 20, age: 61 }],
  ['icu', { icu: { kind: 'no-limit' } }, 'no-limit', 'limit.none', {}],
  [
    'icu',
    { icu: { kind: 'capped', percentPerDay: 2, maxPerDay: undefined } },
    20_000,
    'limit.a-day',
    { amount: '₹20,000' },
  ],
  ['room_rent', { roomRent: { kind: 'no-limit' } }, 'no-limit', 'limit.none', {}],
  ['room_rent', { roomRent: { kind: 'single-private', tier: 'a' } }, 'a', 'room.single.a', {}],
  ['room_rent', { roomRent: { kind: 'single-private', tier: 'c' } }, 'c', 'room.single.c', {}],
  ['room_rent', { roomRent: { kind: 'shared' } }, 'd', 'room.shared', {}],
  [
    'room_rent',
    { roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: rupees(5_000) } },
    5_000,
    'limit.a-day',
    { amount: '₹5,000' },
  ],
  [
    'outpatient_benefits',
    { outpatient: { kind: 'covered', perYear: rupees(6_000) } },
    6_000,
    'limit.a-year',
    { amount: '₹6,000' },
  ],
  [
    'critical_illness_coverage',
    { criticalIllness: { kind: 'covered', sumInsured: lakh(5), illnesses: 30 } },
    500_000,
    'critical-illness.covered',
    { amount: '₹5,00,000', illnesses: 30 },
  ],
  ['restore_benefits', { restoration: { kind: 'once', anyIllness: false } }, 'once', 'restoration.once', {}],
  [
    'restore_benefits',
    { restoration: { kind: 'once', anyIllness: true } },
    'once',
    'restoration.once-any',
    {},
  ],
  ['restore_benefits', { restoration: { kind: 'unlimited' } }, 'unlimited', 'restoration.unlimited', {}],
  [
    'maternity_cover',
    { maternity: { kind: 'covered', normal: rupees(35_000), caesarean: rupees(50_000), waitMonths: 24 } },
    50_000,
    'maternity.covered',
    { amount: '₹50,000', months: 24 },
  ],
  [
    'health_checkup',
    { healthCheckup: { kind: 'covered', max: rupees(2_500), everyYears: 2 } },
    2_500,
    'limit.in-all',
    { amount: '₹2,500' },
  ],
  ['pre_existing', { waitingPeriods: { ...waits, preExistingMonths: 0 } }, 0, 'pre-existing.none', {}],
  ['pre_existing', { waitingPeriods: waits }, 36, 'pre-existing.months', { months: 36 }],
  [
    'bonus',
    { noClaimBonus: { percentPerYear: 20, maxPercent: 100 } },
    20,
    'bonus.percent',
    { percent: 20, most: 100 },
  ],
];

/** The sentence says that the feature is missing. */
const absent: readonly (readonly [ScoreItem, ...Row])[] = [
  ['copay', { copay: { percent: 10, fromAge: undefined } }, 10, 'copay.always', { percent: 10 }],
  ['outpatient_benefits', { outpatient: { kind: 'none' } }, 0, 'not-covered', {}],
  ['critical_illness_coverage', { criticalIllness: { kind: 'none' } }, null, 'not-covered', {}],
  [
    'critical_illness_coverage',
    { criticalIllness: { kind: 'rider' } },
    'rider',
    'critical-illness.rider',
    {},
  ],
  ['restore_benefits', { restoration: { kind: 'none' } }, 'none', 'restoration.none', {}],
  ['maternity_cover', { maternity: { kind: 'none' } }, 0, 'not-covered', {}],
  ['health_checkup', { healthCheckup: { kind: 'none' } }, 0, 'not-covered', {}],
  ['bonus', { noClaimBonus: { percentPerYear: 0, maxPercent: 0 } }, 0, 'bonus.none', {}],
];

describe.each([
  ['there', true, there],
  ['missing', false, absent],
] as const)('what is %s', (_, available, rows) => {
  test.each(rows)('%s of %j: %s, said as %s with %j', (item, features, value, phrase, values) => {
    expect(featureFacts(item, aSlab('one', 10, features))).toEqual({ value, available, phrase, values });
  });
});
