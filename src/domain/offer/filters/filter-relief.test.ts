import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asId, type InsurerSlug } from '../../ids.ts';
import { lakh } from '../../money.ts';
import { filterToRelax } from './filter-relief.ts';
import { type FilterFacts, matchesFilters, noFilters, type PlanFilters } from './filters.ts';

const slug = (name: string) => asId<InsurerSlug>(name);

const plain: FilterFacts = {
  insurer: slug('ganga'),
  sumInsured: lakh(10),
  roomRent: 'no-limit',
  preExistingMonths: 36,
  bonusPercentPerYear: 20,
  noCopay: true,
  maternity: false,
  criticalIllness: false,
  restoration: true,
};

test.each<[string, Partial<PlanFilters>, ReturnType<typeof filterToRelax>]>([
  ['no filter is on', {}, undefined],
  ['one filter hides all', { maternity: true }, { filter: 'maternity', plans: 3 }],
  [
    'the one that brings most is named',
    { roomRent: 'shared', noCopay: true },
    { filter: 'roomRent', plans: 2 },
  ],
  ['only several together are the reason', { maternity: true, criticalIllness: true }, undefined],
  ['the most cover is a filter too', { maxSumInsured: lakh(5) }, { filter: 'maxSumInsured', plans: 3 }],
  [
    'of two that bring the same the first in the order of the filters',
    { brands: [slug('kaveri')] },
    { filter: 'brands', plans: 3 },
  ],
])('%s', (_case, filters, relief) => {
  const plans = [plain, { ...plain, noCopay: false }, plain];
  expect(filterToRelax(plans, { ...noFilters, ...filters })).toEqual(relief);
});

const anyFacts: fc.Arbitrary<FilterFacts> = fc.record({
  insurer: fc.constantFrom(slug('ganga'), slug('kaveri')),
  sumInsured: fc.constantFrom(lakh(5), lakh(10), lakh(20)),
  roomRent: fc.constantFrom('no-limit' as const, 'single-private' as const, 'shared' as const),
  preExistingMonths: fc.constantFrom(24, 36),
  bonusPercentPerYear: fc.constantFrom(10, 50),
  noCopay: fc.boolean(),
  maternity: fc.boolean(),
  criticalIllness: fc.boolean(),
  restoration: fc.boolean(),
});

const anyFilters: fc.Arbitrary<PlanFilters> = fc.record({
  sort: fc.constant('recommended' as const),
  sumInsured: fc.constant(undefined),
  maxSumInsured: fc.constantFrom(undefined, lakh(10)),
  roomRent: fc.constantFrom('any' as const, 'no-limit' as const),
  brands: fc.constantFrom([], [slug('ganga')]),
  preExistingWait: fc.constantFrom('any' as const, 24 as const),
  bonusBand: fc.constantFrom('all' as const, '50-150' as const),
  noCopay: fc.boolean(),
  maternity: fc.boolean(),
  criticalIllness: fc.boolean(),
  restoration: fc.boolean(),
});

test('taking the named filter off brings back exactly as many plans as said, and no other brings more', () => {
  fc.assert(
    fc.property(fc.array(anyFacts, { maxLength: 12 }), anyFilters, (plans, filters) => {
      const left = (without: Partial<PlanFilters>) =>
        plans.filter((facts) => matchesFilters(facts, { ...filters, ...without })).length;
      const gain = (filter: keyof PlanFilters) => left({ [filter]: noFilters[filter] }) - left({});
      const names = Object.keys(noFilters) as (keyof PlanFilters)[]; // the keys of the filters are their names
      const most = Math.max(...names.map(gain));
      const relief = filterToRelax(plans, filters);
      expect(relief?.plans ?? 0).toBe(most);
      if (relief) expect(gain(relief.filter)).toBe(most);
    }),
  );
});
