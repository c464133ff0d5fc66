import { expect, test } from 'vitest';
import { aSlab } from '#test/builders/plan-builders.ts';
import { roundRents } from '#test/builders/stay-builders.ts';
import type { PlanFeatures, ScoreItem } from '../cover/features.ts';
import { lakh, rupees } from '../money.ts';
import { noLimit, termLevels } from './term-level.ts';

const birth = { kind: 'covered', normal: rupees(40_000), caesarean: rupees(60_000), waitMonths: 0 } as const;
const waits = { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: 36 };

/** At a cover of 10 lakh, where a shared room costs ₹4,000 a day and a single one ₹6,000. */
test.each<[ScoreItem, Partial<PlanFeatures>, number]>([
  ['copay', { copay: { percent: 20, fromAge: undefined } }, -20],
  ['copay', { copay: { percent: 20, fromAge: 61 } }, 0],
  ['copay', { copay: { percent: 20, fromAge: 60 } }, -20],
  ['icu', { icu: { kind: 'no-limit' } }, noLimit],
  ['icu', { icu: { kind: 'capped', percentPerDay: 2, maxPerDay: rupees(15_000) } }, 15_000],
  ['room_rent', { roomRent: { kind: 'no-limit' } }, noLimit],
  ['room_rent', { roomRent: { kind: 'single-private', tier: 'a' } }, noLimit],
  ['room_rent', { roomRent: { kind: 'single-private', tier: 'b' } }, noLimit],
  ['room_rent', { roomRent: { kind: 'single-private', tier: 'c' } }, 6_000],
  ['room_rent', { roomRent: { kind: 'shared' } }, 4_000],
  ['room_rent', { roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: undefined } }, 10_000],
  ['room_rent', { roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: rupees(5_000) } }, 5_000],
  ['outpatient_benefits', { outpatient: { kind: 'covered', perYear: rupees(5_000) } }, 5_000],
  ['outpatient_benefits', { outpatient: { kind: 'none' } }, 0],
  [
    'critical_illness_coverage',
    { criticalIllness: { kind: 'covered', sumInsured: lakh(5), illnesses: 20 } },
    500_000,
  ],
  ['critical_illness_coverage', { criticalIllness: { kind: 'rider' } }, 0],
  ['restore_benefits', { restoration: { kind: 'none' } }, 0],
  ['restore_benefits', { restoration: { kind: 'once', anyIllness: false } }, 1],
  ['restore_benefits', { restoration: { kind: 'once', anyIllness: true } }, 2],
  ['restore_benefits', { restoration: { kind: 'unlimited' } }, 3],
  ['maternity_cover', { maternity: { kind: 'none' } }, 0],
  // Half of 40,000 and 60,000; of 48 months of waiting nothing is left, of 12 three quarters.
  ['maternity_cover', { maternity: birth }, 50_000],
  ['maternity_cover', { maternity: { ...birth, waitMonths: 12 } }, 37_500],
  ['maternity_cover', { maternity: { ...birth, waitMonths: 48 } }, 0],
  ['maternity_cover', { maternity: { ...birth, waitMonths: 60 } }, 0],
  ['health_checkup', { healthCheckup: { kind: 'covered', max: rupees(5_000), everyYears: 2 } }, 2_500],
  ['health_checkup', { healthCheckup: { kind: 'none' } }, 0],
  ['pre_existing', { waitingPeriods: waits }, -36],
  // This is after three years without a claim.
  ['bonus', { noClaimBonus: { percentPerYear: 20, maxPercent: 100 } }, 60],
  ['bonus', { noClaimBonus: { percentPerYear: 50, maxPercent: 100 } }, 100],
])('%s of %j stands at %d', (item, features, level) => {
  expect(termLevels(aSlab('own-10', 10, features), 60, roundRents)[item]).toBe(level);
});
