import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumInsuredChoices } from '#domain/quote/sum-insured.ts';
import {
  activeFilters,
  clearOptions,
  type ListOptions,
  listOptionsFrom,
  listOptionsKey,
  pricesKey,
  relaxOptions,
  searchOf,
  withCover,
} from './list-options.ts';

const anyOptions: fc.Arbitrary<ListOptions> = fc
  .record(
    {
      sort: fc.constantFrom('premium-low' as const, 'premium-high' as const),
      roomRent: fc.constantFrom('no-limit' as const, 'single-private' as const, 'shared' as const),
      sumInsured: fc.constantFrom<number>(...sumInsuredChoices),
      maxSumInsured: fc.constantFrom<number>(...sumInsuredChoices),
      brands: fc.subarray(['ganga', 'himgiri', 'kaveri'], { minLength: 1 }),
      preExistingWait: fc.constantFrom(24 as const, 36 as const, 48 as const),
      bonusBand: fc.constantFrom('0-20' as const, '20-50' as const, '50-150' as const, '150+' as const),
      noCopay: fc.constant(true),
      maternity: fc.constant(true),
      restoration: fc.constant(true),
      criticalIllness: fc.constant(true),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .map((filters) => ({ filters }));

test('a wish survives its address', () => {
  fc.assert(
    fc.property(anyOptions, (options) => {
      expect(listOptionsFrom(searchOf(options))).toEqual(options);
    }),
  );
});

test('taking the filters off one by one ends where clearing them ends', () => {
  fc.assert(
    fc.property(anyOptions, (options) => {
      const bare = activeFilters(options).reduce(relaxOptions, options);
      expect(listOptionsKey(bare)).toBe(listOptionsKey(clearOptions(options)));
      expect(activeFilters(bare)).toEqual([]);
    }),
  );
});

test.each([
  ['an unknown order', { sort: 'cheapest' }],
  ['the order that needs no word', { sort: 'recommended' }],
  ['options that filter nothing', { roomRent: 'any', ped: 'any', ncb: 'all' }],
  ['a wait nobody offers', { ped: '12' }],
  ['a cover that is not one of the choices', { coverage: '1234567' }],
  ['a cover that is no number', { coverage: '1e6' }],
  ['a must-have that is not ticked', { copay: '0', maternity: 'true' }],
  ['an insurer that cannot be a name', { brands: '<b>,KAVERI,..' }],
])('%s in the address is as if it were not there', (_what, search) => {
  expect(listOptionsFrom(search)).toEqual({ filters: {} });
});

test('insurers are the same list in any order, each once', () => {
  expect(listOptionsKey(listOptionsFrom({ brands: 'kaveri,ganga,kaveri' }))).toBe(
    listOptionsKey(listOptionsFrom({ brands: 'ganga,kaveri' })),
  );
});

test('order and cover hide nothing, so they are no filters to take off', () => {
  expect(activeFilters(listOptionsFrom({ sort: 'premium-low', coverage: '500000' }))).toEqual([]);
});

test('another cover is the one asked for, is no word of the address where the quote asked for it, and is never above the most', () => {
  const covers = fc.constantFrom<number>(...sumInsuredChoices);
  fc.assert(
    fc.property(anyOptions, covers, covers, (options, amount, own) => {
      const { sumInsured = own, maxSumInsured, ...rest } = withCover(options, amount, own).filters;
      expect(sumInsured).toBe(amount);
      expect(withCover(options, own, own).filters.sumInsured).toBeUndefined();
      expect(maxSumInsured ?? amount).toBeGreaterThanOrEqual(amount);
      const { sumInsured: _cover, maxSumInsured: most = 0, ...others } = options.filters;
      expect(rest).toEqual(others);
      if (most >= amount) expect(maxSumInsured).toBe(most);
    }),
  );
});

test('all that an address says beside its filters is read, and written back', () => {
  const search = {
    product_type: 'INDEMNITY',
    standard: '1',
    stay: 'heart-bypass',
    all: '1',
  };
  const options = listOptionsFrom(search);
  expect(options).toMatchObject({
    filters: {},
    fullPlans: true,
    standard: true,
    stay: 'heart-bypass',
    all: true,
  });
  const address = searchOf(options);
  expect(listOptionsFrom(address)).toEqual(options);
  expect(Object.keys(address)).toEqual(Object.keys(address).toSorted());
});

test('what an address does not say, or says wrongly, is as if it were not there', () => {
  expect(Object.keys(listOptionsFrom({}))).toEqual(['filters']);
  expect(Object.keys(listOptionsFrom({}).filters)).toEqual([]);
  for (const search of [
    { product_type: 'TOPUP' },
    { standard: '2' },
    { stay: 'Heart bypass' },
    { stay: '' },
    { all: 'yes' },
    { importance: 'icu.high' },
    { sum_insured: 'a500000' },
    { sum_insured: '5000001' },
  ])
    expect(listOptionsFrom(search)).toEqual({ filters: {} });
});

test('one text names a wish, whatever the order in which it came to be', () => {
  const filters = { brands: ['b', 'a'], sumInsured: 500_000 };
  const key = listOptionsKey({ filters });
  expect(key).toBe(listOptionsKey({ filters: { sumInsured: 500_000, brands: ['a', 'b'] } }));
  expect(key).not.toBe(listOptionsKey({ filters: {} }));
  expect(listOptionsKey({ filters: {}, standard: false })).toBe(listOptionsKey({ filters: {} }));
  expect(filters.brands).toEqual(['b', 'a']);
});

test.each<[string, ListOptions]>([
  ['another cover', { filters: { sumInsured: 500_000 } }],
  ['another highest cover', { filters: { maxSumInsured: 500_000 } }],
  ['full plans', { filters: {}, fullPlans: true }],
  ['the standard plan', { filters: {}, standard: true }],
])('prices follow %s', (_what, options) => {
  expect(pricesKey(options)).not.toBe(pricesKey({ filters: {} }));
});

test('prices follow neither order nor filters', () => {
  expect(pricesKey({ filters: { sort: 'cover', noCopay: true }, stay: 'dengue', all: true })).toBe(
    pricesKey({ filters: {} }),
  );
});

test('of several insurers one is taken off, and every other filter as a whole', () => {
  const options: ListOptions = { filters: { brands: ['a', 'b'], noCopay: true, roomRent: 'shared' } };
  expect(relaxOptions(options, { kind: 'brands', option: 'a' }).filters).toEqual({
    brands: ['b'],
    noCopay: true,
    roomRent: 'shared',
  });
  expect(relaxOptions({ filters: { brands: ['a'] } }, { kind: 'brands', option: 'a' }).filters).toEqual({});
  expect(relaxOptions(options, { kind: 'mustHave', option: 'noCopay' }).filters).toEqual({
    brands: ['a', 'b'],
    roomRent: 'shared',
  });
  expect(relaxOptions(options, { kind: 'roomRent', option: 'shared' }).filters).toEqual({
    brands: ['a', 'b'],
    noCopay: true,
  });
});

test('clearing leaves order, cover and what is no filter', () => {
  const options: ListOptions = {
    filters: { sort: 'cover', sumInsured: 500_000, noCopay: true },
    stay: 'dengue',
  };
  expect(clearOptions(options)).toEqual({ filters: { sort: 'cover', sumInsured: 500_000 }, stay: 'dengue' });
});
