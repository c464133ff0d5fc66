import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFeatures } from '#test/builders/any-features.ts';
import { asId, type InsurerSlug } from '../../ids.ts';
import { lakh, rupees } from '../../money.ts';
import { filterCounts } from './filter-counts.ts';
import {
  choiceFilters,
  type FilterFacts,
  filterFactsOf,
  matchesFilters,
  mustHaves,
  noFilters,
  optionsOf,
  type PlanFilters,
} from './filters.ts';

const [acme, zenith] = [asId<InsurerSlug>('acme'), asId<InsurerSlug>('zenith')];

const strong: FilterFacts = {
  insurer: acme,
  sumInsured: lakh(10),
  roomRent: 'no-limit',
  preExistingMonths: 24,
  bonusPercentPerYear: 50,
  premium: rupees(18_000),
  noCopay: true,
  maternity: true,
  criticalIllness: false,
  restoration: true,
};
const weak: FilterFacts = {
  ...strong,
  insurer: zenith,
  roomRent: 'shared',
  preExistingMonths: 48,
  bonusPercentPerYear: 10,
  premium: rupees(9_000),
  noCopay: false,
  maternity: false,
};

/** The options that leave some plans, with how many: "any 2, shared 1". */
const summarize = (counts: ReadonlyMap<unknown, number>) =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map((one) => one.join(' '))
    .join(', ');

test.each<[string, Partial<PlanFilters>, string, string, string]>([
  [
    'no filter',
    {},
    'any 2, no-limit 1, single-private 1, shared 1',
    'noCopay 1, maternity 1, restoration 2',
    'acme 1, zenith 1',
  ],
  // The shared room stays open to choose; with it chosen, nothing else brings the other plan back.
  [
    'a shared room',
    { roomRent: 'shared' },
    'any 2, no-limit 1, single-private 1, shared 1',
    'restoration 1',
    'zenith 1',
  ],
  [
    'maternity',
    { maternity: true },
    'any 1, no-limit 1, single-private 1',
    'noCopay 1, maternity 1, restoration 1',
    'acme 1',
  ],
  ['an insurer', { brands: [zenith] }, 'any 1, shared 1', 'restoration 1', 'acme 1, zenith 1'],
  ['two that no plan meets together', { maternity: true, brands: [zenith] }, '', '', 'acme 1'],
  ['a cover that no plan has', { sumInsured: lakh(20) }, '', '', ''],
])('options beside %s', (_case, filters, rooms, needs, brands) => {
  const counts = filterCounts([strong, weak], { ...noFilters, ...filters });
  expect([counts.roomRent, counts.mustHave, counts.brands].map(summarize)).toEqual([rooms, needs, brands]);
});

const anyPremium = fc.constantFrom<FilterFacts['premium'][]>(
  rupees(4_000),
  rupees(20_000),
  rupees(60_000),
  'awaited',
  'none',
);
const anyFacts = fc
  .tuple(anyFeatures, fc.constantFrom(acme, zenith), fc.constantFrom(5, 10, 20), anyPremium)
  .map(
    ([features, insurer, cover, premium]): FilterFacts => ({
      ...filterFactsOf({ insurer, sumInsured: lakh(cover), features }, 40),
      premium,
    }),
  );

const anyFilters: fc.Arbitrary<PlanFilters> = fc.record({
  sort: fc.constant('recommended' as const),
  roomRent: fc.constantFrom(...optionsOf('roomRent')),
  sumInsured: fc.option(fc.constantFrom(lakh(5), lakh(10)), { nil: undefined }),
  maxSumInsured: fc.option(fc.constantFrom(lakh(10), lakh(20)), { nil: undefined }),
  brands: fc.subarray([acme, zenith]),
  preExistingWait: fc.constantFrom(...optionsOf('preExistingWait')),
  bonusBand: fc.constantFrom(...optionsOf('bonusBand')),
  maxPremium: fc.constantFrom(...optionsOf('maxPremium')),
  noCopay: fc.boolean(),
  maternity: fc.boolean(),
  criticalIllness: fc.boolean(),
  restoration: fc.boolean(),
});

test('each count is the length of the list after choosing that option alone', () => {
  fc.assert(
    fc.property(fc.array(anyFacts), anyFilters, (plans, filters) => {
      const counts = filterCounts(plans, filters);
      const remainingWith = (change: Partial<PlanFilters>) =>
        plans.filter((plan) => matchesFilters(plan, { ...filters, ...change })).length;
      for (const kind of choiceFilters)
        expect([...counts[kind]]).toEqual(
          optionsOf(kind).map((option) => [option, remainingWith({ [kind]: option })]),
        );
      for (const name of mustHaves) expect(counts.mustHave.get(name)).toBe(remainingWith({ [name]: true }));
      for (const [brand, count] of counts.brands) expect(count).toBe(remainingWith({ brands: [brand] }));
      expect([...counts.brands.keys()].sort()).toEqual(
        [...new Set(plans.map((plan) => plan.insurer))].sort(),
      );
    }),
  );
});
