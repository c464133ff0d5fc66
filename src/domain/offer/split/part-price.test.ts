import { expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import {
  aCatalogue,
  aProduct,
  aRequest,
  aSlab,
  type BandRow,
  plainEligibility,
  ratesFor,
} from '#test/builders/plan-builders.ts';
import type { Product } from '../../catalogue/catalogue.ts';
import { isoDate } from '../../date.ts';
import { asId, type SlabId } from '../../ids.ts';
import { partPrice } from './part-price.ts';

/**
 * It costs ₹10,000 a year for anybody up to 60 in zone 1, twice as much in zone 3, and 12,000 from then on;
 * there is no tax.
 */
function aSoldProduct(id: string, facts: Partial<Product> = {}): Product {
  const slabs = [aSlab(`${id}-10`, 10, {})];
  const bands = (times: number): readonly BandRow[] => [
    [0, 60, 10_000 * times],
    [61, 120, 12_000 * times],
  ];
  const rates = new Map([...ratesFor(slabs, [1], bands(1)), ...ratesFor(slabs, [3], bands(2))]);
  return aProduct(id, { slabs, rates, ...facts });
}

const catalogue = aCatalogue([
  aSoldProduct('one'),
  aSoldProduct('young', { eligibility: { ...plainEligibility, adultMax: 60 } }),
  aSoldProduct('floating', { coverBases: ['floater'] }),
  aSoldProduct('live', { pricing: 'live' }),
  aSoldProduct('partners', { soldIn: ['pos'] }),
  aSoldProduct('unpriced', { rates: new Map() }),
]);
const request = aRequest({
  members: aFamily('You 34y', 'Spouse 33y', 'Father 61y', 'Mother 58y'),
  pincode: '400001',
  parentsPincode: '560001',
});
const market = { catalogue, request, channel: 'website', on: isoDate(2026, 11, 21) } as const;

test.each<[string, readonly string[], boolean, number | undefined]>([
  ['one-10', ['You 34y', 'Spouse 33y'], false, 15_000],
  ['one-10', ['You 34y', 'Spouse 33y'], true, 18_000],
  ['one-10', ['You 34y'], false, 10_000],
  // Parents alone are priced where they live, everybody together where the family does.
  ['one-10', ['Father 61y', 'Mother 58y'], false, 33_000],
  ['one-10', ['You 34y', 'Father 61y'], false, 16_500],
  ['young-10', ['You 34y', 'Spouse 33y'], false, 15_000],
  ['young-10', ['Father 61y', 'Mother 58y'], false, undefined],
  ['floating-10', ['You 34y', 'Spouse 33y'], false, 15_000],
  ['floating-10', ['You 34y', 'Spouse 33y'], true, undefined],
  ['live-10', ['You 34y', 'Spouse 33y'], false, undefined],
  ['partners-10', ['You 34y', 'Spouse 33y'], false, undefined],
  ['unpriced-10', ['You 34y', 'Spouse 33y'], false, undefined],
  ['gone-10', ['You 34y', 'Spouse 33y'], false, undefined],
])('a year of %s for %j, each on an own cover: %s, is %s', (slabId, people, separate, premium) => {
  const part = partPrice(market, asId<SlabId>(slabId), aFamily(...people), separate);
  expect(part && [part.slab.id, part.premium]).toEqual(premium && [slabId, premium]);
});
