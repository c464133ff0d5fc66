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
  // Half of 40,000 and 60,000, while no wait runs. The years weigh 1, 0.9, ... 0.9^9, 6.513216 together. The first 30 days
  // always wait: 30 / 365 of 1. Twelve months are all of the first year. 48 have a leap day: 1 + 0.9 + 0.81 + 0.729 = 3.439,
  // and a day of 0.6561; 60: 4.0951, and a day of 0.59049.
  ['maternity_cover', { maternity: birth }, 49_369.04], // 1 − 0.0821918 / 6.513216 = 0.9873808
  ['maternity_cover', { maternity: { ...birth, waitMonths: 12 } }, 42_323.3], // 1 − 1 / 6.513216 = 0.846466
  ['maternity_cover', { maternity: { ...birth, waitMonths: 48 } }, 23_586.03], // 1 − 3.4407975 / 6.513216 = 0.4717206
  ['maternity_cover', { maternity: { ...birth, waitMonths: 60 } }, 18_550.73], // 1 − 4.0967178 / 6.513216 = 0.3710146
  // What counts of a birth ends at ₹75,000.
  [
    'maternity_cover',
    { maternity: { ...birth, normal: lakh(1), caesarean: lakh(2), waitMonths: 12 } },
    63_484.95, // 75,000 × 0.846466
  ],
  ['health_checkup', { healthCheckup: { kind: 'covered', max: rupees(5_000), everyYears: 2 } }, 2_500],
  ['health_checkup', { healthCheckup: { kind: 'none' } }, 0],
  ['pre_existing', { waitingPeriods: waits }, -36],
  // This is after three years without a claim.
  ['bonus', { noClaimBonus: { percentPerYear: 20, maxPercent: 100 } }, 60],
  ['bonus', { noClaimBonus: { percentPerYear: 50, maxPercent: 100 } }, 100],
])('%s of %j stands at %d', (item, features, level) => {
  expect(termLevels(aSlab('own-10', 10, features), 60, roundRents)[item]).toBeCloseTo(level, 1);
});
