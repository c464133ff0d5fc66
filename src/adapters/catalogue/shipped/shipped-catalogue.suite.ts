import { resolve } from 'node:path';
import { type Catalogue, type Product, rateKey, type Slab } from '#domain/catalogue/catalogue.ts';
import type { Zone } from '#domain/location/place.ts';
import { loadCatalogue } from '../load-catalogue.ts';

export const shippedFolder = resolve('catalogue');

let loaded: Promise<Catalogue> | undefined;

/** The shipped catalogue, which nobody may change: it is read once for all tests of a worker. */
export function shippedCatalogue(): Promise<Catalogue> {
  loaded ??= loadCatalogue(shippedFolder);
  return loaded;
}

export const zones = [1, 2, 3] as const;

const covers = { person: '', 'primary-and-additional': '|primary', 'family-shape': '|1A' } as const;

/** What an adult of this age pays a year, alone; undefined when no rate is filed. Children: in tables by person only. */
export function premiumAt(one: Product, slab: Slab, zone: Zone, age: number): number | undefined {
  const bands = one.rates.get(rateKey(slab.id, one.zonePricing ? zone : 1) + covers[one.rateBy]);
  return bands?.find(({ fromAge, toAge }) => fromAge <= age && age <= toAge)?.annualPremium;
}
