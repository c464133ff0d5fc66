import type { Catalogue, Product } from '#domain/catalogue/catalogue.ts';
import { rateRows } from './folders.ts';
import { leavesOf } from './leaves.ts';

type Range = { readonly min: number; readonly max: number };

/** A value of the features over all slabs has these numbers, or occurs this often. */
export type Spread = {
  readonly numbers: (Range & { readonly different: number }) | undefined;
  readonly kinds: Readonly<Record<string, number>>;
};

export type Statistics = {
  readonly version: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly ranges: Readonly<Record<string, Range>>;
  /** Ids of the products that are so. */
  readonly products: Readonly<Record<string, readonly string[]>>;
  /** Slugs of the insurers that have it. */
  readonly capabilities: Readonly<Record<string, readonly string[]>>;
  readonly features: Readonly<Record<string, Spread>>;
};

export function countCatalogue(catalogue: Catalogue): Statistics {
  return {
    version: catalogue.version,
    counts: countsOf(catalogue),
    ranges: rangesOf(catalogue),
    products: productLists(catalogue.products),
    capabilities: capabilityUsers(catalogue),
    features: featureSpreads(catalogue.products),
  };
}

function countsOf(catalogue: Catalogue): Statistics['counts'] {
  const zones = new Set([...catalogue.zones.values(), 3]);
  return {
    insurers: catalogue.insurers.size,
    products: catalogue.products.length,
    slabs: catalogue.slabs.size,
    rateRows: rateRows(catalogue.products),
    zones: zones.size,
    cities: catalogue.cities.length,
    hospitals: [...catalogue.hospitals.values()].reduce((sum, list) => sum + list.length, 0),
    conditions: catalogue.conditions.length,
    pincodes: countPincodes(catalogue),
    banks: catalogue.banks.length,
    branches: catalogue.branches.size,
  };
}

const [firstPincode, lastPincode] = [110_000, 999_999];

function countPincodes({ placeOf }: Catalogue): number {
  let count = 0;
  for (let pincode = firstPincode; pincode <= lastPincode; pincode++) {
    const place = placeOf(String(pincode));
    if (place && !place.isGuess) count++;
  }
  return count;
}

function rangesOf({ products, slabs }: Catalogue): Statistics['ranges'] {
  const eligibilities = products.map(({ eligibility }) => eligibility);
  const soldSlabs = [...slabs.values()].map(({ slab }) => slab);
  const numbers: Readonly<Record<string, readonly number[]>> = {
    youngestAdultEntryAge: eligibilities.map(({ adultMin }) => adultMin),
    oldestAdultEntryAge: eligibilities.map(({ adultMax }) => adultMax),
    youngestChildInDays: eligibilities.map(({ childMinDays }) => childMinDays),
    oldestChildEntryAge: eligibilities.map(({ childMaxYears }) => childMaxYears),
    cover: soldSlabs.map(({ sumInsured }) => sumInsured),
    deductible: soldSlabs.flatMap(({ deductible }) => deductible ?? []),
  };
  return Object.fromEntries(
    Object.entries(numbers)
      .filter(([, numbers]) => numbers.length > 0)
      .map(([name, numbers]) => [name, rangeOf(numbers)]),
  );
}

function productLists(products: readonly Product[]): Statistics['products'] {
  const those = (test: (product: Product) => boolean) => products.filter(test).map(({ id }) => String(id));
  return {
    indemnity: those(({ productType }) => productType === 'indemnity'),
    superTopUp: those(({ productType }) => productType === 'super-top-up'),
    arogyaSanjeevani: those(({ variant }) => variant === 'arogya-sanjeevani'),
    withoutZonePricing: those(({ zonePricing }) => !zonePricing),
    pricedLive: those(({ pricing }) => pricing === 'live'),
    soldOffline: those(({ sale }) => sale.mode === 'offline'),
    notIntegrated: those(({ sale }) => sale.mode === 'not-integrated'),
    posOnly: those(({ soldIn }) => soldIn?.length === 1 && soldIn[0] === 'pos'),
    ratedByPrimary: those(({ rateBy }) => rateBy === 'primary-and-additional'),
    ratedByFamilyShape: those(({ rateBy }) => rateBy === 'family-shape'),
    individualOnly: those(({ coverBases }) => !coverBases.includes('floater')),
  };
}

function capabilityUsers({ insurers }: Catalogue): Statistics['capabilities'] {
  const users: Record<string, string[]> = {};
  for (const { slug, capabilities } of insurers.values()) {
    for (const [name, value] of Object.entries(capabilities)) {
      users[name] ??= [];
      if (value !== false && value !== undefined) users[name].push(slug);
    }
  }
  return users;
}

function featureSpreads(products: readonly Product[]): Statistics['features'] {
  const values = new Map<string, unknown[]>();
  for (const { features } of products.flatMap(({ slabs }) => slabs)) {
    for (const [key, value] of leavesOf(features)) {
      const path = key.replace(/\.\d+(?=\.|$)/g, '');
      const list = values.get(path);
      if (list === undefined) values.set(path, [value]);
      else list.push(value);
    }
  }
  const paths = [...values.keys()].sort();
  return Object.fromEntries(paths.map((path) => [path, spreadOf(values.get(path) ?? [])]));
}

function spreadOf(values: readonly unknown[]): Spread {
  const numbers = values.filter((value) => typeof value === 'number');
  const kinds: Record<string, number> = {};
  for (const value of values) {
    if (typeof value === 'number') continue;
    const kind = value === undefined || value === '' ? 'none' : String(value);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  if (numbers.length === 0) return { numbers: undefined, kinds };
  return { numbers: { ...rangeOf(numbers), different: new Set(numbers).size }, kinds };
}

function rangeOf(numbers: readonly number[]): Range {
  return numbers.reduce<Range>(
    ({ min, max }, number) => ({ min: Math.min(min, number), max: Math.max(max, number) }),
    { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY },
  );
}
