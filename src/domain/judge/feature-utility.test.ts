import { describe, expect, test } from 'vitest';
import { aSlab } from '#test/plan-builders.ts';
import type { PlanFeatures, ScoreItem } from '../cover/features.ts';
import { rupees } from '../money.ts';
import { effectiveCopayPercent, featureUtilities } from './feature-utility.ts';

function utilityOf(item: ScoreItem, features: Partial<PlanFeatures>): number {
  return featureUtilities(aSlab('any', 10, features), 40)[item];
}

const capped = (percentPerDay: number, maxPerDay: number | undefined) => ({
  kind: 'capped' as const,
  percentPerDay,
  maxPerDay: maxPerDay === undefined ? undefined : rupees(maxPerDay),
});

describe('what a feature of a 10 lakh plan is worth', () => {
  test.each<[ScoreItem, Partial<PlanFeatures>, number]>([
    ['room_rent', { roomRent: { kind: 'no-limit' } }, 1],
    ['room_rent', { roomRent: { kind: 'single-private', tier: 'a' } }, 0.95],
    ['room_rent', { roomRent: { kind: 'single-private', tier: 'b' } }, 0.85],
    ['room_rent', { roomRent: { kind: 'single-private', tier: 'c' } }, 0.75],
    ['room_rent', { roomRent: { kind: 'shared' } }, 0.4],
    ['room_rent', { roomRent: capped(1, undefined) }, 0.5],
    ['room_rent', { roomRent: capped(2, 5_000) }, 0.25],
    ['room_rent', { roomRent: capped(2, undefined) }, 0.7],
    ['icu', { icu: { kind: 'no-limit' } }, 1],
    ['icu', { icu: capped(5, 10_000) }, 0.5],
    ['icu', { icu: capped(5, undefined) }, 0.9],
    ['copay', { copay: { percent: 0, fromAge: undefined } }, 1],
    ['copay', { copay: { percent: 10, fromAge: undefined } }, 0.6],
    ['copay', { copay: { percent: 30, fromAge: undefined } }, 0],
    ['copay', { copay: { percent: 20, fromAge: 61 } }, 1],
    ['copay', { copay: { percent: 20, fromAge: 40 } }, 0.2],
    ['restore_benefits', { restoration: { kind: 'none' } }, 0],
    ['restore_benefits', { restoration: { kind: 'once', anyIllness: false } }, 0.6],
    ['restore_benefits', { restoration: { kind: 'once', anyIllness: true } }, 0.8],
    ['restore_benefits', { restoration: { kind: 'unlimited' } }, 1],
    ['outpatient_benefits', { outpatient: { kind: 'covered', perYear: rupees(5_000) } }, 0.5],
    ['critical_illness_coverage', { criticalIllness: { kind: 'rider' } }, 0.3],
    [
      'critical_illness_coverage',
      { criticalIllness: { kind: 'covered', sumInsured: rupees(500_000), illnesses: 15 } },
      0.75,
    ],
    ['maternity_cover', { maternity: { kind: 'none' } }, 0],
    [
      'maternity_cover',
      { maternity: { kind: 'covered', normal: rupees(60_000), caesarean: rupees(90_000), waitMonths: 48 } },
      0.75,
    ],
    ['health_checkup', { healthCheckup: { kind: 'covered', max: rupees(5_000), everyYears: 2 } }, 0.7],
    [
      'pre_existing',
      { waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: 0 } },
      1,
    ],
    ['bonus', { noClaimBonus: { percentPerYear: 0, maxPercent: 0 } }, 0],
    ['bonus', { noClaimBonus: { percentPerYear: 100, maxPercent: 500 } }, 1],
  ])('%s %j: %f', (item, features, worth) => {
    expect(utilityOf(item, features)).toBeCloseTo(worth, 12);
  });
});

test.each([
  [60, 0],
  [61, 20],
  [75, 20],
])('a 20 percent co-pay from 61 costs people up to %i years %i percent', (eldest, percent) => {
  expect(effectiveCopayPercent({ percent: 20, fromAge: 61 }, eldest)).toBe(percent);
});
