import { expect, test } from 'vitest';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { lakh } from '#domain/money.ts';
import { type FilterOption, noFilters, type PlanFilters } from '#domain/offer/filters/filters.ts';
import { filterCountsToWire, filtersFrom } from './filters-wire.ts';
import type { WireFilters } from './shapes.ts';

test('every option of every filter is counted under its own name', () => {
  const counts = filterCountsToWire({
    roomRent: new Map([
      ['any', 11],
      ['no-limit', 12],
      ['single-private', 13],
      ['shared', 14],
    ]),
    preExistingWait: new Map<FilterOption['preExistingWait'], number>([
      ['any', 21],
      [24, 22],
      [36, 23],
      [48, 24],
    ]),
    bonusBand: new Map([
      ['all', 31],
      ['0-20', 32],
      ['20-50', 33],
      ['50-150', 34],
      ['150+', 35],
    ]),
    maxPremium: new Map<FilterOption['maxPremium'], number>([
      ['any', 61],
      [20_000, 62],
    ]),
    mustHave: new Map([
      ['noCopay', 41],
      ['maternity', 42],
      ['criticalIllness', 43],
      ['restoration', 44],
    ]),
    brands: new Map([[asId<InsurerSlug>('kaveri'), 51]]),
  });
  expect(counts).toEqual({
    'max_premium.any': 61,
    'max_premium.20000': 62,
    'roomRent.any': 11,
    'roomRent.no-limit': 12,
    'roomRent.single-private': 13,
    'roomRent.shared': 14,
    'ped.any': 21,
    'ped.24': 22,
    'ped.36': 23,
    'ped.48': 24,
    'ncb.all': 31,
    'ncb.0-20': 32,
    'ncb.20-50': 33,
    'ncb.50-150': 34,
    'ncb.150+': 35,
    'copay.true': 41,
    'maternity.true': 42,
    'critical_illness.true': 43,
    'restore.true': 44,
    'brands.kaveri': 51,
  });
});

test.each<[WireFilters, Partial<PlanFilters>]>([
  [{}, {}],
  [{ coverage: 1_000_000 }, { sumInsured: lakh(10) }],
  [{ maxSA: 2_500_000 }, { maxSumInsured: lakh(25) }],
  [{ roomRent: 'shared' }, { roomRent: 'shared' }],
  [{ ped: 24 }, { preExistingWait: 24 }],
  [{ ncb: '20-50' }, { bonusBand: '20-50' }],
  [{ copay: true }, { noCopay: true }],
  [{ maternity: true }, { maternity: true }],
  [{ critical_illness: true }, { criticalIllness: true }],
  [{ restore: true }, { restoration: true }],
  [{ copay: false, restore: false }, {}],
  [{ brands: ['kaveri'] }, { brands: [asId<InsurerSlug>('kaveri')] }],
  [{ sort: 'premium-low' }, { sort: 'premium-low' }],
])('%j asks for that alone', (wire, change) => {
  expect(filtersFrom(wire)).toEqual({ ...noFilters, ...change });
});

test.each([
  ['copay', 'noCopay'],
  ['maternity', 'maternity'],
  ['maternity_cover', 'maternity'],
  ['critical_illness', 'criticalIllness'],
  ['critical_illness_coverage', 'criticalIllness'],
  ['restore', 'restoration'],
  ['restore_benefits', 'restoration'],
] as const)('the feature filter %s is the must-have %s', (feature, must) => {
  expect(filtersFrom({ features: [feature] })).toEqual({ ...noFilters, [must]: true });
  expect(filtersFrom({ features: [] })).toEqual(noFilters);
});
