import { expect, test } from 'vitest';
import { brandsIn, type ChosenFilters, countIn, filterNames, filtersToWire } from './filter-names.ts';
import { filtersFrom } from './filters-wire.ts';

const everyFilter = {
  sort: 'premium-low',
  roomRent: 'shared',
  sumInsured: 1_000_000,
  maxSumInsured: 2_500_000,
  brands: ['ganga', 'kaveri'],
  preExistingWait: 24,
  bonusBand: '20-50',
  maxPremium: 20_000,
  noCopay: true,
  maternity: true,
  criticalIllness: true,
  restoration: true,
} as const satisfies Record<keyof typeof filterNames, unknown>;

test('what is chosen arrives as it was meant', () => {
  const filters: ChosenFilters = { ...everyFilter, brands: [...everyFilter.brands] };
  expect(filtersFrom(filtersToWire(filters))).toEqual(everyFilter);
});

test('no two filters have one name', () => {
  expect(new Set(Object.values(filterNames)).size).toBe(Object.keys(filterNames).length);
});

test('counts are found by our names', () => {
  const counts = { 'ped.24': 3, 'ncb.150+': 4, 'restore.true': 5, 'brands.kaveri': 6, 'brands.ganga': 7 };
  expect(countIn(counts, 'preExistingWait', 24)).toBe(3);
  expect(countIn(counts, 'bonusBand', '150+')).toBe(4);
  expect(countIn(counts, 'restoration', true)).toBe(5);
  expect(countIn(counts, 'maternity', true)).toBeUndefined();
  expect(brandsIn(counts).map((brand) => countIn(counts, 'brands', brand))).toEqual([6, 7]);
});
