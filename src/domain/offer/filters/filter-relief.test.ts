import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asId, type InsurerSlug } from '../../ids.ts';
import { lakh, rupees } from '../../money.ts';
import { type FilterRelief, filtersToRelax, type ReliefFilter } from './filter-relief.ts';
import { type FilterFacts, matchesFilters, noFilters, type PlanFilters } from './filters.ts';

const slug = (name: string) => asId<InsurerSlug>(name);

const plain: FilterFacts = {
  insurer: slug('ganga'),
  sumInsured: lakh(10),
  roomRent: 'no-limit',
  preExistingMonths: 36,
  bonusPercentPerYear: 20,
  premium: rupees(22_811),
  noCopay: true,
  maternity: false,
  criticalIllness: false,
  restoration: true,
};

const relaxation = (plans: number, ...filters: readonly ReliefFilter[]) => ({ filters, plans });

test.each<[string, Partial<PlanFilters>, FilterRelief | undefined]>([
  ['no filter is on', {}, undefined],
  [
    'no plan meets it',
    { maternity: true },
    { relaxations: [relaxation(3, 'maternity')], exclusive: ['maternity'] },
  ],
  [
    'the way that brings most is the first',
    { roomRent: 'shared', noCopay: true },
    { relaxations: [relaxation(2, 'roomRent')], exclusive: ['roomRent'] },
  ],
  [
    'each of two hides what the other leaves',
    { preExistingWait: 24, noCopay: true },
    {
      relaxations: [relaxation(2, 'preExistingWait'), relaxation(1, 'noCopay')],
      exclusive: ['preExistingWait', 'noCopay'],
    },
  ],
  [
    'only two together bring plans back',
    { maternity: true, criticalIllness: true },
    { relaxations: [relaxation(3, 'maternity', 'criticalIllness')], exclusive: ['maternity'] },
  ],
  [
    'the most cover',
    { maxSumInsured: lakh(5) },
    { relaxations: [relaxation(3, 'maxSumInsured')], exclusive: ['maxSumInsured'] },
  ],
  [
    'a budget',
    { maxPremium: 20_000 },
    { relaxations: [relaxation(3, 'maxPremium')], exclusive: ['maxPremium'] },
  ],
])('an empty list: %s', (_case, filters, relief) => {
  const plans = [plain, { ...plain, noCopay: false, preExistingMonths: 24 }, plain];
  expect(filtersToRelax(plans, { ...noFilters, ...filters })).toEqual(relief);
});

test('where a plan is left, or none fits these people, no filter is to blame', () => {
  const filters = { ...noFilters, noCopay: true };
  expect(filtersToRelax([plain, { ...plain, noCopay: false }], filters)).toBeUndefined();
  expect(filtersToRelax([], filters)).toBeUndefined();
  expect(filtersToRelax([plain], { ...filters, sumInsured: lakh(20) })).toBeUndefined();
});

const anyFacts: fc.Arbitrary<FilterFacts> = fc.record({
  insurer: fc.constantFrom(slug('ganga'), slug('kaveri')),
  sumInsured: fc.constantFrom(lakh(5), lakh(10), lakh(20)),
  roomRent: fc.constantFrom('no-limit' as const, 'single-private' as const, 'shared' as const),
  preExistingMonths: fc.constantFrom(24, 36),
  bonusPercentPerYear: fc.constantFrom(10, 50),
  premium: fc.constantFrom(rupees(9_000), rupees(30_000), 'awaited' as const),
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
  maxPremium: fc.constantFrom('any' as const, 10_000 as const),
  noCopay: fc.boolean(),
  maternity: fc.boolean(),
  criticalIllness: fc.boolean(),
  restoration: fc.boolean(),
});

test('taking the named filters off brings back as many plans as said, no fewer filters bring any, and no others more', () => {
  fc.assert(
    fc.property(fc.array(anyFacts, { maxLength: 12 }), anyFilters, (plans, filters) => {
      const plansWithout = (off: readonly (keyof PlanFilters)[]) => {
        const without = Object.fromEntries(off.map((name) => [name, noFilters[name]]));
        return plans.filter((facts) => matchesFilters(facts, { ...filters, ...without })).length;
      };
      const relief = filtersToRelax(plans, filters);
      fc.pre(relief !== undefined);
      const names = Object.keys(noFilters) as (keyof PlanFilters)[]; // the keys of the filters are their names
      const fewest = relief.relaxations[0]?.filters.length ?? 0;
      for (const { filters: off, plans: count } of relief.relaxations) {
        expect(off).toHaveLength(fewest);
        expect(plansWithout(off)).toBe(count);
      }
      if (fewest > 1) expect(names.every((name) => plansWithout([name]) === 0)).toBe(true);
      if (fewest === 1)
        expect(Math.max(...names.map((name) => plansWithout([name])))).toBe(relief.relaxations[0]?.plans);
      const { exclusive } = relief;
      const alone = names.filter((name) => !exclusive.some((one) => one === name) && name !== 'sumInsured');
      if (exclusive.length > 0) expect(plansWithout(alone)).toBe(0);
    }),
  );
});
