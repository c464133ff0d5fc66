import { beforeAll, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import type { Catalogue, Slab } from '#domain/catalogue/catalogue.ts';
import { type FamilyOfYears, openYears } from '#domain/judge/years/family-years.ts';
import { rupees } from '#domain/money.ts';
import { usedMegabytes } from './ground/heap.ts';

let catalogue: Catalogue;
let slabs: readonly Slab[];
beforeAll(async () => {
  catalogue = await shippedCatalogue();
  slabs = catalogue.products.flatMap((product) => product.slabs);
});

/** The nth of 128 who fall ill differently: conditions make them so, of which each has its own share in stays. */
function nthFamily(nth: number): FamilyOfYears {
  const loaded = catalogue.conditions.filter(({ outcome }) => outcome === 'loaded').slice(0, 7);
  const person = (age: number, others: number) => ({
    age: { unit: 'years' as const, count: age },
    gender: 'FEMALE' as const,
    conditions: loaded.filter((_, at) => ((others >> at) & 1) === 1).map(({ id }) => id),
  });
  return { members: [person(30, 0), person(45, nth)], pincode: '560001', basis: 'floater' };
}

test('policies that visitors say they hold fill no memory, however many they name', () => {
  const years = openYears(catalogue);
  const [slab] = slabs;
  if (!slab) throw new Error('No slab');
  const ask = (from: number, to: number) => {
    for (let nth = from; nth < to; nth++) {
      const existing = { sumInsured: rupees(100_000 + nth), roomCapPercent: 1, copayPercent: 10 };
      years(nthFamily(nth % 4)).besideExisting(existing, slab);
    }
  };
  ask(0, 60);
  const before = usedMegabytes();
  ask(60, 1_100);
  expect(usedMegabytes() - before).toBeLessThan(2.5);
});

test('figures of all families together have one room: the first is worked out anew when it is full', () => {
  const years = openYears(catalogue, 400);
  const [slab] = slabs;
  if (!slab) throw new Error('No slab');
  const first = years(nthFamily(0)).of(slab);
  years(nthFamily(1));
  expect(years(nthFamily(0)).of(slab)).toBe(first);
  const other = years(nthFamily(1));
  for (const one of slabs) for (const year of [0, undefined]) other.of(one, year);
  const again = years(nthFamily(0)).of(slab);
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
