import { expect, test } from 'vitest';
import { aSlab } from '#test/builders/plan-builders.ts';
import { type PlanFeatures, scoreItems } from '../../cover/features.ts';
import { lakh, rupees } from '../../money.ts';
import { type ImportanceAnswers, importanceFor } from '../importance.ts';
import { besidesOf, paidBesideStays, paidForBirth } from './beside-stays.ts';

const visits = (perYear: number): Partial<PlanFeatures> => ({
  outpatient: { kind: 'covered', perYear: rupees(perYear) },
});
const checkup = (max: number, everyYears: number): Partial<PlanFeatures> => ({
  healthCheckup: { kind: 'covered', max: rupees(max), everyYears },
});
const lumpSum = (inLakh: number): Partial<PlanFeatures> => ({
  criticalIllness: { kind: 'covered', sumInsured: lakh(inLakh), illnesses: 20 },
});
const birth = (normal: number, caesarean: number, waitMonths: number): Partial<PlanFeatures> => ({
  maternity: { kind: 'covered', normal: rupees(normal), caesarean: rupees(caesarean), waitMonths },
});

const importantItems = new Set(scoreItems);

test.each<[string, Partial<PlanFeatures>, number]>([
  ['nothing', {}, 0],
  ['half of ₹4,000 of doctor visits', visits(4_000), 2_000],
  ['half of ₹10,000 of them, and no more', visits(40_000), 5_000],
  ['half of a check-up of ₹3,000 every other year', checkup(3_000, 2), 750],
  ['half of ₹5,000 of check-ups, and no more', checkup(20_000, 1), 2_500],
  ['two rupees of 1,000 of a lump sum', lumpSum(5), 1_000],
  ['those of ten lakh, and no more', lumpSum(50), 2_000],
  ['nothing for a lump sum that can be bought', { criticalIllness: { kind: 'rider' } }, 0],
  ['nothing for a birth that nobody plans', birth(50_000, 50_000, 9), 0],
  ['all of it together', { ...visits(4_000), ...checkup(3_000, 2), ...lumpSum(5) }, 3_750],
])('a year brings %s', (_what, features, rupeesAYear) => {
  expect(
    paidBesideStays(aSlab('s', 10, features), 3, { birthChance: 0, birthYears: 10, importantItems }),
  ).toBe(rupeesAYear);
});

// Half of the births are by operation: (40,000 + 60,000) / 2. Nine months from 1 January are 273 days of 365.
test.each<[string, Partial<PlanFeatures>, number, number]>([
  ['once its wait is over', birth(40_000, 60_000, 9), 1, 50_000],
  ['for the 92 days of the first year after it', birth(40_000, 60_000, 9), 0, 12_602.74], // 50,000 × 92 / 365
  ['not while it waits', birth(40_000, 60_000, 24), 1, 0],
  ['after two years', birth(40_000, 60_000, 24), 2, 50_000],
  ['up to ₹75,000', birth(100_000, 200_000, 9), 1, 75_000],
  ['not where no birth is covered', { maternity: { kind: 'none' } }, 9, 0],
])('a birth is paid %s', (_when, features, policyYear, amount) => {
  expect(paidForBirth(aSlab('s', 10, features), policyYear)).toBeCloseTo(amount, 2);
});

test('a birth counts by its chance beside all else', () => {
  const slab = aSlab('s', 10, { ...birth(40_000, 60_000, 9), ...visits(4_000) });
  expect(paidBesideStays(slab, 1, { birthChance: 0.15, birthYears: 10, importantItems })).toBeCloseTo(
    9_500,
    6,
  ); // 0.15 × 50,000 + 2,000
});

const generous = aSlab('s', 10, {
  ...visits(4_000),
  ...checkup(3_000, 2),
  ...lumpSum(5),
  ...birth(40_000, 60_000, 9),
});
test.each<[string, ImportanceAnswers, number, number]>([
  ['what nobody said that matters counts for nothing', {}, 10, 0],
  ['doctor visits that matter', { outpatient_benefits: 'HIGH' }, 10, 2_000],
  ['as much of those that matter somewhat', { outpatient_benefits: 'MID' }, 10, 2_000],
  ['check-ups', { health_checkup: 'MID' }, 10, 750],
  ['a lump sum', { critical_illness_coverage: 'HIGH' }, 10, 1_000],
  ['a birth that is planned', { maternity_cover: 'HIGH' }, 10, 7_500],
  ['a birth that may be', { maternity_cover: 'MID' }, 10, 1_500],
  ['a birth that may be this year and the next', { maternity_cover: 'HIGH' }, 2, 7_500],
  ['no birth in the second year of a mother of 50', { maternity_cover: 'HIGH' }, 1, 0],
  ['a birth that cannot be', { maternity_cover: 'HIGH' }, 0, 0],
])('beside stays %s', (_what, answers, birthYears, rupeesAYear) => {
  const besides = besidesOf(importanceFor([], answers), birthYears);
  expect(paidBesideStays(generous, 1, besides)).toBeCloseTo(rupeesAYear, 6);
});
