import { describe, expect, test } from 'vitest';
import { plainFeatures } from '#test/builders/plan-builders.ts';
import type { PlanFeatures } from '../../cover/features.ts';
import { asId, type InsurerSlug } from '../../ids.ts';
import { lakh, rupees } from '../../money.ts';
import {
  type BudgetFilter,
  bonusBands,
  type FilterFacts,
  filterFactsOf,
  isInBonusBand,
  matchesBudget,
  matchesFilters,
  noFilters,
  type PlanFilters,
  preExistingWaitFilters,
  roomRentFilters,
} from './filters.ts';

const [acme, zenith] = [asId<InsurerSlug>('acme'), asId<InsurerSlug>('zenith')];

function facts(features: Partial<PlanFeatures>): FilterFacts {
  return filterFactsOf(
    { insurer: acme, sumInsured: lakh(10), features: { ...plainFeatures, ...features } },
    40,
  );
}

function matches(features: Partial<PlanFeatures>, filters: Partial<PlanFilters>): boolean {
  return matchesFilters(facts(features), { ...noFilters, ...filters });
}

describe('room rent classes of specification section 9', () => {
  test.each<[PlanFeatures['roomRent'], string]>([
    [{ kind: 'no-limit' }, 'any no-limit single-private'],
    [{ kind: 'single-private', tier: 'a' }, 'any single-private'],
    [{ kind: 'single-private', tier: 'c' }, 'any single-private'],
    [{ kind: 'shared' }, 'any shared'],
    [{ kind: 'capped', percentPerDay: 2, maxPerDay: undefined }, 'any'],
  ])('%j is found under %s', (roomRent, found) => {
    expect(roomRentFilters.filter((filter) => matches({ roomRent }, { roomRent: filter })).join(' ')).toBe(
      found,
    );
  });
});

test.each([
  [0, 'any 24 36 48'],
  [24, 'any 24 36 48'],
  [25, 'any 36 48'],
  [36, 'any 36 48'],
  [48, 'any 48'],
  [49, 'any'],
])('a wait of %i months is found under %s', (preExistingMonths, found) => {
  const waitingPeriods = { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths };
  const filters = preExistingWaitFilters.filter((wait) =>
    matches({ waitingPeriods }, { preExistingWait: wait }),
  );
  expect(filters.join(' ')).toBe(found);
});

test.each([
  [0, '0-20'],
  [19.5, '0-20'],
  [20, '20-50'],
  [49, '20-50'],
  [50, '50-150'],
  [149, '50-150'],
  [150, '150+'],
  [500, '150+'],
])('a bonus of %f percent a year is in %s', (percent, band) => {
  expect(bonusBands.filter((one) => isInBonusBand(percent, one))).toEqual(['all', band]);
});

describe('must have', () => {
  test.each<[keyof PlanFilters, Partial<PlanFeatures>, boolean]>([
    ['noCopay', { copay: { percent: 0, fromAge: undefined } }, true],
    ['noCopay', { copay: { percent: 10, fromAge: undefined } }, false],
    ['noCopay', { copay: { percent: 20, fromAge: 61 } }, true],
    ['noCopay', { copay: { percent: 20, fromAge: 40 } }, false],
    ['maternity', { maternity: { kind: 'none' } }, false],
    [
      'maternity',
      { maternity: { kind: 'covered', normal: rupees(1), caesarean: rupees(1), waitMonths: 36 } },
      true,
    ],
    ['criticalIllness', { criticalIllness: { kind: 'none' } }, false],
    ['criticalIllness', { criticalIllness: { kind: 'rider' } }, false],
    ['criticalIllness', { criticalIllness: { kind: 'covered', sumInsured: lakh(5), illnesses: 15 } }, true],
    ['restoration', { restoration: { kind: 'none' } }, false],
    ['restoration', { restoration: { kind: 'once', anyIllness: false } }, true],
    ['restoration', { restoration: { kind: 'unlimited' } }, true],
  ])('%s of %j for people up to 40: %s', (name, features, kept) => {
    expect(matches(features, { [name]: true })).toBe(kept);
    expect(matches(features, { [name]: false })).toBe(true);
  });
});

test.each<[FilterFacts['premium'], BudgetFilter, boolean]>([
  [rupees(20_000), 20_000, true],
  [rupees(20_001), 20_000, false],
  [rupees(20_001), 'any', true],
  ['awaited', 20_000, true],
  ['none', 20_000, false],
  ['none', 'any', true],
])('a premium of %s is within a budget of %s: %s', (premium, most, kept) => {
  expect(matchesBudget(premium, most)).toBe(kept);
});

test.each<[Partial<PlanFilters>, boolean]>([
  [{ sumInsured: lakh(10) }, true],
  [{ sumInsured: lakh(15) }, false],
  [{ maxSumInsured: lakh(10) }, true],
  [{ maxSumInsured: lakh(9) }, false],
  [{ brands: [zenith] }, false],
  [{ brands: [zenith, acme] }, true],
  [{ brands: [acme], sumInsured: lakh(15) }, false],
])('a plan of 10 lakh by acme under %j: %s', (filters, kept) => {
  expect(matches({}, filters)).toBe(kept);
});
