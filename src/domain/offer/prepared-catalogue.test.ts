import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFeatures } from '#test/builders/any-features.ts';
import { aCatalogue, anInsurer, aProduct, aSlab } from '#test/builders/plan-builders.ts';
import { slabOrder } from '../cover/feature-order.ts';
import { asId, type SlabId } from '../ids.ts';
import { filterFactsOf } from './filters/filters.ts';
import { narrowedTo, prepareCatalogue } from './prepared-catalogue.ts';

const ids = (names: readonly string[]) => names.map((name) => asId<SlabId>(name));

test('the facts of a slab are those worked out plainly, at every age and in any order of asking', () => {
  fc.assert(
    fc.property(anyFeatures, fc.array(fc.integer({ min: 0, max: 100 })), (features, ages) => {
      const slab = aSlab('s', 10, features);
      const { products } = prepareCatalogue(aCatalogue([aProduct('p', { slabs: [slab] })]));
      for (const age of ages) {
        expect(products[0]?.slabs[0]?.factsAt(age)).toEqual({
          order: slabOrder(slab, age),
          filterFacts: filterFactsOf({ insurer: anInsurer('acme').slug, ...slab }, age),
        });
      }
    }),
  );
});

test('slabs stand in rising order of cover, products as in the catalogue', () => {
  const slabs = [20, 5, 10].map((cover) => aSlab(`b-${cover}`, cover, {}));
  const { products } = prepareCatalogue(aCatalogue([aProduct('b', { slabs }), aProduct('a', {})]));
  expect(products.map((one) => one.slabs.map(({ slab }) => slab.id))).toEqual([
    ['b-5', 'b-10', 'b-20'],
    ['a-10'],
  ]);
});

test.each([
  [['b-20'], ['b: b-20']],
  [
    ['b-20', 'a-10', 'b-5', 'unknown'],
    ['b: b-5', 'b: b-20', 'a: a-10'],
  ],
  [['unknown'], []],
])('narrowed to %j: %j', (expectedIds, remaining) => {
  const slabs = [20, 5, 10].map((cover) => aSlab(`b-${cover}`, cover, {}));
  const whole = prepareCatalogue(aCatalogue([aProduct('b', { slabs }), aProduct('a', {})]));
  expect(
    narrowedTo(whole, ids(expectedIds)).products.map(
      (one) => `${one.product.id}: ${one.slabs.map(({ slab }) => slab.id).join(' ')}`,
    ),
  ).toEqual(remaining);
});

test('a product of an unknown insurer is a fault of the catalogue', () => {
  const catalogue = { ...aCatalogue([aProduct('p', {})]), insurers: new Map() };
  expect(() => prepareCatalogue(catalogue)).toThrow('no insurer acme');
});
