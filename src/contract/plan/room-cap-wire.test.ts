import { expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { RoomRent } from '#domain/cover/features.ts';
import { aCatalogue, aProduct, aSlab } from '#test/builders/plan-builders.ts';
import { mumbaiCity } from '#test/builders/small-market.ts';
import { roomCapToWire } from './room-cap-wire.ts';

const capOf = (roomRent: RoomRent, facts: Partial<Catalogue> = {}) => {
  const [small, large] = [aSlab('one-5', 5, { roomRent }), aSlab('one-10', 10, { roomRent })];
  const product = aProduct('one', { slabs: [small, large] });
  return roomCapToWire(
    { product, slab: small },
    { ...aCatalogue([product]), cities: [mumbaiCity], ...facts },
    '400001',
  );
};
const onePercent: RoomRent = { kind: 'capped', percentPerDay: 1, maxPerDay: undefined };

test('a limit of a room stands beside the rent of the city, with the cover that pays it in full', () => {
  expect(capOf(onePercent)).toEqual({
    ...{ tier: 1, rent_per_day: 8_000, limit_per_day: 5_000, paid_in_full_from: 1_000_000 },
  });
});

test('where no cover of the product pays the rent, none is named', () => {
  expect(capOf({ ...onePercent, percentPerDay: 0.5 })).toMatchObject({ paid_in_full_from: null });
});

test('without a limit in rupees, or without a stay to know a rent from, nothing is said', () => {
  expect(capOf({ kind: 'no-limit' })).toBeNull();
  const { stays } = aCatalogue([]);
  expect(capOf(onePercent, { stays: { ...stays, stays: [] } })).toBeNull();
});
