import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import {
  anInsurer,
  aProduct,
  aRider,
  aSlab,
  type BandRow,
  bands,
  indianTax,
  plainEligibility,
} from '#test/builders/plan-builders.ts';
import { coverBases, type Product } from '../catalogue/catalogue.ts';
import { rateRowKey } from '../catalogue/rate-row.ts';
import { isoDate } from '../date.ts';
import { rupees } from '../money.ts';
import { premiumsAhead, projectPremiums } from './projection.ts';
import { type Rating, ratePlan } from './rating.ts';
import { chosenRiders, noRiders } from './riders/riders.ts';

const slab = aSlab('any-10', 10, {});
const rowsBy = {
  person: ['person'],
  'primary-and-additional': ['primary', 'additional'],
  'family-shape': ['1A', '2A', '1A+1C', '2A+1C', '1A+2C', '2A+2C', '1C'],
} as const;

/** Bands of a few years each, some of which nobody filed. */
const anyRows: fc.Arbitrary<readonly BandRow[]> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1_000, max: 99_999 }), fc.nat(7)), {
    minLength: 12,
    maxLength: 30,
  })
  .map((lengths) => {
    let from = 0;
    return lengths.flatMap(([length, annual, missing]): BandRow[] => {
      const row: BandRow = [from, from + length - 1, annual];
      from += length;
      return missing === 0 ? [] : [row];
    });
  });

const anyProduct: fc.Arbitrary<Product> = fc
  .record({
    rateBy: fc.constantFrom('person', 'primary-and-additional', 'family-shape'),
    rows: fc.array(anyRows, { minLength: 7, maxLength: 7 }),
    childMaxYears: fc.integer({ min: 15, max: 25 }),
    adultMin: fc.constantFrom(18, 19, 21),
    pricing: fc.constantFrom('rate-table', 'rate-table', 'rate-table', 'live'),
  })
  .map(({ rateBy, rows, childMaxYears, adultMin, pricing }) =>
    aProduct('any', {
      slabs: [slab],
      rateBy,
      pricing,
      eligibility: { ...plainEligibility, childMaxYears, adultMin },
      rates: new Map(
        rowsBy[rateBy].map((covers, at) => [rateRowKey(slab.id, 1, covers), bands(rows[at] ?? [])]),
      ),
      riders: [
        aRider('cash', {}),
        aRider('young', { ages: { from: 18, to: 40 }, price: { kind: 'flat', amount: rupees(700) } }),
      ],
    }),
  );

const anyPeople = fc
  .record({
    you: fc.integer({ min: 18, max: 75 }),
    spouse: fc.option(fc.integer({ min: 18, max: 75 }), { nil: undefined }),
    children: fc.array(fc.constantFrom('8m', '1y', '9y', '14y', '17y', '18y', '23y', '25y'), {
      maxLength: 2,
    }),
  })
  .map(({ you, spouse, children }) => [
    `You ${you}y`,
    ...(spouse === undefined ? [] : [`Spouse ${spouse}y`]),
    ...children.map((age, at) => `Son-${at} ${age}`),
  ]);

const anyRating: fc.Arbitrary<Rating> = fc
  .record({
    product: anyProduct,
    people: anyPeople,
    basis: fc.constantFrom(...coverBases),
    termYears: fc.constantFrom(1, 2, 3),
    riderIds: fc.subarray(['cash', 'young']),
  })
  .map(({ product, people, basis, termYears, riderIds }) => {
    const members = aFamily(...people);
    const choice = chosenRiders({ product, slab }, members, riderIds);
    return {
      ...{ product, slab, basis, members, termYears },
      insurer: anInsurer('acme'),
      zone: 1,
      riders: choice.ok ? choice.value : noRiders,
      taxRates: indianTax,
      on: isoDate(2026, 11, 21),
    };
  });

test('the years that a plan is kept cost what their projection says, whatever rates go by and terms last', () => {
  let years = 0;
  fc.assert(
    fc.property(anyRating, (rating) => {
      const premium = ratePlan(rating);
      const projected = projectPremiums(rating, 0).slice(0, 10);
      // Nobody is sold a plan without a price, or one that a child has grown out of.
      if (premium.kind !== 'quoted' || (projected[0]?.leaving.length ?? 0) > 0) return;
      const ahead = premiumsAhead(rating, 10, premium.total);
      expect(ahead).toHaveLength(10);
      expect(ahead.slice(0, projected.length)).toEqual(projected.map(({ atTodaysRates }) => atTodaysRates));
      years += projected.length;
    }),
    { numRuns: 300 },
  );
  expect(years).toBeGreaterThan(500);
});

test('a price of the insurer’s own is told for its first term alone', () => {
  const product = aProduct('live', { slabs: [slab], pricing: 'live' });
  const rating: Rating = {
    ...{ product, slab, basis: 'floater', members: aFamily('You 34y'), zone: 1, termYears: 2 },
    riders: noRiders,
    insurer: anInsurer('acme'),
    taxRates: indianTax,
    on: isoDate(2026, 11, 21),
  };
  expect(premiumsAhead(rating, 4, rupees(9_001))).toEqual([4_501, 4_500, undefined, undefined]);
});
