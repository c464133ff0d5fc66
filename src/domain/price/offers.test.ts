import { describe, expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { anInsurer, aProduct, aRider, aSlab, ratesFor } from '#test/builders/plan-builders.ts';
import type { Product } from '../catalogue/catalogue.ts';
import { isoDate } from '../date.ts';
import { rupees } from '../money.ts';
import { livePremiumOf } from './live-premium.ts';
import { riderOffers, termOffers } from './offers.ts';
import type { Premium } from './premium.ts';
import { type Rating, ratePlan } from './rating.ts';
import { chosenRiders } from './riders/riders.ts';

/** ₹10,000 a year for one person, no tax; the discounts of a term are 7.5 and 10 percent. */
const slab = aSlab('one-10', 10, { waitingPeriods: waitOf(36) });
const slabs = [slab];
const riders = [
  aRider('cash', {}),
  aRider('more-cash', { price: { kind: 'flat', amount: rupees(700) }, exclusiveGroup: 'cash' }),
  aRider('little-cash', { price: { kind: 'flat', amount: rupees(300) }, exclusiveGroup: 'cash' }),
  aRider('on-top', { needs: ['cash'], price: { kind: 'flat', amount: rupees(200) } }),
  aRider('on-any', { needs: ['young', 'cash', 'more-cash'], price: { kind: 'flat', amount: rupees(100) } }),
  aRider('young', { ages: { from: 18, to: 30 } }),
  aRider('asked', { price: { kind: 'live' } }),
  aRider('no-wait', { effect: { kind: 'pre-existing-wait', months: 48 } }),
  aRider('dear', { price: { kind: 'flat', amount: rupees(11_000) } }),
];
const product = aProduct('one', {
  slabs,
  riders,
  termYears: [1, 2, 3],
  rates: ratesFor(slabs, [1, 2, 3], [[0, 120, 10_000]]),
});

function ratingWith(ids: readonly string[], facts: Partial<Rating> = {}): Rating {
  const taxRates = [{ productTypes: ['indemnity'] as const, effectiveFrom: isoDate(2017, 7, 1), percent: 0 }];
  const members = aFamily('You 34y');
  const plain = { product, slab, insurer: anInsurer('acme'), basis: 'individual', members, zone: 1 } as const;
  const result = chosenRiders({ product, slab }, members, ids);
  if (!result.ok) throw new Error(result.failure.code);
  const on = isoDate(2026, 11, 21);
  return { ...plain, termYears: 1, riders: result.value, taxRates, on, ...facts };
}

const unpriced: Product = { ...product, rates: new Map() };
const live: Product = { ...product, pricing: 'live', rates: new Map() };

describe('the terms of a plan', () => {
  test.each<[readonly string[], readonly (readonly number[])[]]>([
    [
      [],
      [
        [1, 10_000, 0, 1_500],
        [2, 18_500, 1_500, 2_775],
        [3, 27_000, 3_000, 4_050],
      ],
    ],
    [
      ['cash'],
      [
        [1, 10_500, 0, 1_575],
        [2, 19_425, 1_575, 2_914],
        [3, 28_350, 3_150, 4_253],
      ],
    ],
  ])('with %j, each with what it saves and what we get of it: %j', (ids, rows) => {
    const rating = ratingWith(ids);
    const offers = termOffers(rating, ratePlan(rating));
    expect(offers.map(({ years, total, saved, commission }) => [years, total, saved, commission])).toEqual(
      rows,
    );
  });

  test('are of the insurer’s own price where it gives it', () => {
    const rating = ratingWith([], { product: live });
    const premium = livePremiumOf(rupees(9_000), rating);
    expect(termOffers(rating, premium).map(({ total }) => total)).toEqual([9_000, 16_650, 24_300]);
  });

  test.each<[string, Product, Premium]>([
    ['without a rate', unpriced, { kind: 'needs-validation', reason: 'no-rate' }],
    ['while the insurer works out the price', live, { kind: 'pending' }],
  ])('are none %s', (_, of, premium) => {
    expect(termOffers(ratingWith([], { product: of }), premium)).toEqual([]);
  });
});

describe('what a rider adds', () => {
  const pricesWith = (ids: readonly string[], facts: Partial<Rating> = {}, years: 1 | 2 = 1) => {
    const rating = ratingWith(ids, facts);
    const offers = riderOffers(rating, ratePlan(rating), years);
    return Object.fromEntries(
      offers.map(({ rider, price }) => [
        rider.id,
        price.kind === 'quoted' ? price.total : price.kind === 'refused' ? price.code : price.kind,
      ]),
    );
  };

  test('stands in the order in which it is filed, without one that would make the plan worse, and says what is chosen', () => {
    const rating = ratingWith(['cash']);
    const offers = riderOffers(rating, ratePlan(rating), 1);
    expect(offers.map(({ rider, isChosen }) => [rider.id, isChosen])).toEqual(
      ['cash', 'more-cash', 'little-cash', 'on-top', 'on-any', 'young', 'asked', 'dear'].map((id) => [
        id,
        id === 'cash',
      ]),
    );
  });

  test.each<[string, readonly string[], object]>([
    [
      'to the plan alone; one that needs another with it',
      [],
      { cash: 500, 'more-cash': 700, 'little-cash': 300, 'on-top': 200 },
    ],
    ['beside those that are chosen', ['cash'], { cash: 500, 'more-cash': 700, 'on-top': 200 }],
    ['with those that need it', ['cash', 'on-top'], { cash: 700, 'on-top': 200 }],
    ['with the first that it can have of several that each would do', [], { 'on-any': 100 }],
    ['beside one of those that each would do', ['more-cash'], { 'on-any': 100, 'more-cash': 700 }],
    ['in the place of one of its group', ['more-cash'], { cash: 500, 'more-cash': 700, 'little-cash': 300 }],
    [
      'unless it is not for these people, costs too much, or is still to be priced',
      [],
      { young: 'RIDER_AGE_OUT_OF_RANGE', dear: 'RIDERS_OVER_CAP', asked: 'pending' },
    ],
  ])('it is priced %s', (_, ids, prices) => {
    expect(pricesWith(ids)).toMatchObject(prices);
  });

  test('is of the whole term', () => {
    expect(pricesWith([], {}, 2)).toMatchObject({ cash: 925, 'more-cash': 1_295 });
  });

  test('is not known without a price of the plan', () => {
    expect(pricesWith([], { product: { ...unpriced, riders } })).toMatchObject({ cash: 'pending' });
  });
});

function waitOf(preExistingMonths: number) {
  return { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths };
}
