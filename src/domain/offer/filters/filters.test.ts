import { describe, expect, test } from 'vitest';
import { plainFeatures } from '#test/builders/plan-builders.ts';
import type { PlanFeatures } from '../../cover/features.ts';
import { asId, type InsurerSlug } from '../../ids.ts';
import { lakh, rupees } from '../../money.ts';
import {
  choiceFilters,
  choicesOf,
  type FilterFacts,
  type FilterOption,
  filterFactsOf,
  filterKinds,
  filterOptions,
  matchesBudget,
  matchesFilters,
  matchesOption,
  missedKinds,
  mustHaves,
  noFilters,
  optionsOf,
  type PlanFilters,
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
  ])('%j is found under %s', (roomRent, value) => {
    const filters = optionsOf('roomRent').filter((filter) => matches({ roomRent }, { roomRent: filter }));
    expect(filters.join(' ')).toBe(value);
  });
});

test.each([
  [0, 'any 24 36 48'],
  [24, 'any 24 36 48'],
  [25, 'any 36 48'],
  [36, 'any 36 48'],
  [48, 'any 48'],
  [49, 'any'],
])('a wait of %i months is found under %s', (preExistingMonths, value) => {
  const waitingPeriods = { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths };
  const filters = optionsOf('preExistingWait').filter((wait) =>
    matches({ waitingPeriods }, { preExistingWait: wait }),
  );
  expect(filters.join(' ')).toBe(value);
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
  const noClaimBonus = { percentPerYear: percent, maxPercent: percent };
  const bands = optionsOf('bonusBand').filter((one) => matches({ noClaimBonus }, { bonusBand: one }));
  expect(bands).toEqual(['all', band]);
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
  ])('%s of %j for people up to 40: %s', (name, features, isListed) => {
    expect(matches(features, { [name]: true })).toBe(isListed);
    expect(matches(features, { [name]: false })).toBe(true);
  });
});

test.each<[FilterFacts['premium'], FilterOption['maxPremium'], boolean]>([
  [rupees(20_000), 20_000, true],
  [rupees(20_001), 20_000, false],
  [rupees(20_001), 'any', true],
  ['awaited', 20_000, true],
  ['none', 20_000, false],
  ['none', 'any', true],
])('a premium of %s is within a budget of %s: %s', (premium, most, isListed) => {
  expect(matchesBudget(premium, most)).toBe(isListed);
});

test.each<[Partial<PlanFilters>, boolean]>([
  [{ sumInsured: lakh(10) }, true],
  [{ sumInsured: lakh(15) }, false],
  [{ maxSumInsured: lakh(10) }, true],
  [{ maxSumInsured: lakh(9) }, false],
  [{ brands: [zenith] }, false],
  [{ brands: [zenith, acme] }, true],
  [{ brands: [acme], sumInsured: lakh(15) }, false],
])('a plan of 10 lakh by acme under %j: %s', (filters, isListed) => {
  expect(matches({}, filters)).toBe(isListed);
});

/** Plans that differ in one fact that filters look at: a fact more has its values here, or this does not compile. */
const values: { readonly [Fact in keyof FilterFacts]: readonly FilterFacts[Fact][] } = {
  insurer: [acme, zenith],
  sumInsured: [lakh(5), lakh(10)],
  roomRent: ['no-limit', 'single-private', 'shared', 'capped'],
  preExistingMonths: [12, 30, 48, 60],
  bonusPercentPerYear: [10, 30, 100, 200],
  premium: [rupees(1_000), rupees(500_000), 'awaited', 'none'],
  noCopay: [true, false],
  maternity: [true, false],
  criticalIllness: [true, false],
  restoration: [true, false],
};
const different: readonly FilterFacts[] = Object.entries(values).flatMap(([fact, each]) =>
  each.map((value): FilterFacts => ({ ...facts({}), premium: rupees(1_000), [fact]: value })),
);

/** How many of the plans pass, told as all, some or none. */
function passing(passes: (plan: FilterFacts) => boolean): string {
  const count = different.filter(passes).length;
  return count === different.length ? 'all' : count > 0 ? 'some' : 'none';
}

describe('the table of filters', () => {
  test.each(choiceFilters)('%s: every choice keeps some plans out, and the first option none', (kind) => {
    const passed = optionsOf(kind).map((option) => passing((plan) => matchesOption(plan, kind, option)));
    expect(passed).toEqual(['all', ...choicesOf(kind).map(() => 'some')]);
    expect(noFilters[kind]).toBe(filterOptions[kind][0]);
  });

  test.each(mustHaves)('%s keeps out exactly the plans without it', (must) => {
    const filters = { ...noFilters, [must]: true };
    expect(different.filter((plan) => matchesFilters(plan, filters))).toEqual(
      different.filter((plan) => plan[must]),
    );
    expect(passing((plan) => matchesFilters(plan, filters))).toBe('some');
  });

  test('every kind is the reason where it alone keeps a plan out', () => {
    const filters: PlanFilters = {
      ...noFilters,
      brands: [acme],
      ...Object.fromEntries(choiceFilters.map((kind) => [kind, choicesOf(kind)[0]])),
      ...Object.fromEntries(mustHaves.map((must) => [must, true])),
    };
    const alone = (kind: keyof PlanFilters) => ({ ...noFilters, [kind]: filters[kind] });
    const reasons = filterKinds.map(
      (kind) => new Set(different.flatMap((plan) => missedKinds(plan, alone(kind)))),
    );
    expect(reasons.map((kinds) => [...kinds])).toEqual(filterKinds.map((kind) => [kind]));
  });
});
