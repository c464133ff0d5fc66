import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMember } from '#test/builders/person-builders.ts';
import {
  anInsurer,
  aProduct,
  aRider,
  aSlab,
  bands,
  indianTax,
  plainFactors,
  ratesFor,
} from '#test/builders/plan-builders.ts';
import { type Product, policyTerms, type Rider } from '../catalogue/catalogue.ts';
import { isoDate } from '../date.ts';
import { addRupees, rupees } from '../money.ts';
import { riderOffers, termOffers } from './offers.ts';
import { type Rating, ratePlan } from './rating.ts';
import { riderCapPercent } from './riders/rider-lines.ts';
import { chosenRiders, noRiders } from './riders/riders.ts';

const slab = aSlab('law-10', 10, {});

const percent = fc.integer({ min: 1, max: 2_500 }).map((hundredths) => hundredths / 100);
const amount = fc.integer({ min: 1, max: 3_000 }).map(rupees);
const anyPrice: fc.Arbitrary<Rider['price']> = fc.oneof(
  percent.map((of) => ({ kind: 'percent', percent: of }) as const),
  percent.map((of) => ({ kind: 'percent-off', percent: of }) as const),
  amount.map((of) => ({ kind: 'flat', amount: of }) as const),
  amount.map((of) => ({ kind: 'per-person', amount: of }) as const),
  amount.map(
    (of) =>
      ({
        kind: 'by-age',
        bands: bands([
          [18, 45, of],
          [46, 80, of * 2],
        ]),
      }) as const,
  ),
);
const anyRiders = fc
  .array(
    fc.record({
      price: anyPrice,
      changesBasePremium: fc.boolean(),
      benefit: fc.constantFrom('health', 'other'),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((facts) => facts.map((one, at) => aRider(`r${at}`, one)));

/** Discounts for a longer term rise with it, as any insurer files them. */
const anyFactors = fc
  .tuple(fc.integer({ min: 0, max: 1_500 }), fc.integer({ min: 0, max: 1_500 }))
  .map(([two, more]) => ({
    ...plainFactors,
    termDiscountPercent: { 1: 0, 2: two / 100, 3: (two + more) / 100 },
  }));

const anyRating: fc.Arbitrary<Rating> = fc
  .record({
    riders: anyRiders,
    factors: anyFactors,
    annual: fc.integer({ min: 2_000, max: 60_000 }),
    ages: fc.array(fc.integer({ min: 18, max: 80 }), { minLength: 1, maxLength: 2 }),
    basis: fc.constantFrom('floater', 'individual'),
    termYears: fc.constantFrom(...policyTerms),
    on: fc.constantFrom(isoDate(2025, 9, 21), isoDate(2026, 11, 21)),
  })
  .map(({ riders, factors, annual, ages, ...facts }) => {
    const rates = ratesFor([slab], [1], [[0, 120, annual]]);
    const product: Product = aProduct('law', { slabs: [slab], riders, factors, rates });
    const members = ages.map((age, at) => aMember(at === 0 ? 'You' : 'Spouse', `${age}y`, {}));
    const rest = { insurer: anInsurer('acme'), zone: 1, taxRates: indianTax, riders: noRiders } as const;
    return { product, slab, members, ...rest, ...facts };
  });

const all = ({ product }: Rating) => product.riders.map(({ id }) => id);
function taking(rating: Rating, ids: readonly string[]): Rating {
  const result = chosenRiders(rating, rating.members, ids);
  if (!result.ok) throw new Error(result.failure.code);
  return { ...rating, riders: result.value };
}
function quoted(rating: Rating) {
  const premium = ratePlan(rating);
  return premium.kind === 'quoted' ? premium : undefined;
}

test('the lines add up to the total, and tax is on the net', () => {
  fc.assert(
    fc.property(anyRating, (rating) => {
      const premium = quoted(taking(rating, all(rating)));
      if (!premium) return;
      expect(addRupees(premium.steps.map((step) => step.amount))).toBe(premium.total);
      expect(premium.net + premium.tax).toBe(premium.total);
      const riderIds = premium.steps.flatMap(({ cause }) => ('rider' in cause ? cause.rider : []));
      expect(riderIds.sort()).toEqual(all(rating));
    }),
  );
});

test('a rider never lowers the total unless it is filed as a discount, which never raises it', () => {
  fc.assert(
    fc.property(anyRating, (rating) => {
      const ids = all(rating);
      const [last] = rating.product.riders.slice(-1);
      const [without, whole] = [quoted(taking(rating, ids.slice(0, -1))), quoted(taking(rating, ids))];
      if (!without || !whole) return;
      if (last?.price.kind === 'percent-off') expect(whole.total).toBeLessThanOrEqual(without.total);
      else expect(whole.total).toBeGreaterThanOrEqual(without.total);
    }),
  );
});

test('the order of choosing makes no difference', () => {
  fc.assert(
    fc.property(
      anyRating.chain((rating) =>
        fc.record({
          rating: fc.constant(rating),
          ids: fc.shuffledSubarray(all(rating), { minLength: rating.product.riders.length }),
        }),
      ),
      ({ rating, ids }) => {
        expect(ratePlan(taking(rating, ids))).toEqual(ratePlan(taking(rating, all(rating))));
      },
    ),
  );
});

test('a longer term never costs more a year, with or without riders', () => {
  fc.assert(
    fc.property(anyRating, fc.boolean(), (rating, withAll) => {
      const whole = withAll ? taking(rating, all(rating)) : rating;
      const offers = termOffers(whole, ratePlan(whole));
      offers.forEach((offer, at) => {
        const shorter = offers[at - 1];
        // There is half a rupee of rounding on either side, and on tax likewise.
        if (shorter) expect(offer.total / offer.years).toBeLessThanOrEqual(shorter.total / shorter.years + 2);
        expect(offer.saved).toBeGreaterThanOrEqual(-2 * offer.years);
      });
    }),
  );
});

test('riders that are taken out again leave the former price exactly', () => {
  fc.assert(
    fc.property(anyRating, (rating) => {
      ratePlan(taking(rating, all(rating)));
      expect(ratePlan(taking(rating, []))).toEqual(ratePlan(rating));
    }),
  );
});

test('what riders of one kind add stays within its cap, or there is no price', () => {
  fc.assert(
    fc.property(anyRating, (rating) => {
      const plain = quoted(rating)?.net ?? 0;
      for (const benefit of ['health', 'other'] as const) {
        const ids = rating.product.riders
          .filter((rider) => rider.benefit === benefit && rider.price.kind !== 'percent-off')
          .map(({ id }) => id);
        const premium = ratePlan(taking(rating, ids));
        if (premium.kind === 'quoted') {
          expect((premium.net - plain) * 100).toBeLessThanOrEqual(plain * riderCapPercent[benefit]);
        } else {
          expect(premium).toEqual({ kind: 'needs-validation', reason: 'riders-over-cap' });
        }
      }
    }),
  );
});

test('what a rider is offered at is what it adds by itself for a year', () => {
  fc.assert(
    fc.property(anyRating, (rating) => {
      const year = { ...rating, termYears: 1 } as const;
      const plain = quoted(year)?.total ?? 0;
      for (const { rider, price } of riderOffers(rating, ratePlan(rating), 1)) {
        const alone = quoted(taking(year, [rider.id]));
        expect(price).toEqual(
          alone
            ? { kind: 'quoted', total: alone.total - plain }
            : { kind: 'refused', code: 'RIDERS_OVER_CAP' },
        );
      }
    }),
  );
});
