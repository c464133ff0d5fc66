import { expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { anInsurer, aProduct, aRider, aSlab, indianTax } from '#test/builders/plan-builders.ts';
import { isoDate } from '../date.ts';
import { rupees } from '../money.ts';
import { liveAnnualOf, livePremiumOf, withLivePremium } from './live-premium.ts';
import { livePremiumMaxTries, livePremiumPauseMs, pollDecision } from './live-tries.ts';
import { type Rating, ratePlan } from './rating.ts';
import { chosenRiders, noRiders } from './riders/riders.ts';

test.each([
  [1, false, 'again'],
  [9, false, 'again'],
  [10, false, 'unavailable'],
  [1, true, 'done'],
  [10, true, 'done'],
] as const)('after try %i, finished %s: %s', (tries, finished, decision) => {
  expect(pollDecision(tries, finished)).toBe(decision);
});

test('ten tries, two seconds apart (specification section 9)', () => {
  expect([livePremiumMaxTries, livePremiumPauseMs]).toEqual([10, 2_000]);
});

const slab = aSlab('shikhar-10', 10, {});
const rating: Rating = {
  product: aProduct('shikhar', { slabs: [slab], pricing: 'live' }),
  slab,
  insurer: anInsurer('himgiri'),
  basis: 'floater',
  members: aFamily('You 34y', 'Spouse 33y'),
  zone: 1,
  termYears: 1,
  riders: noRiders,
  taxRates: indianTax,
  on: isoDate(2025, 9, 21),
};

test("an insurer's own price is a ledger of that price and its tax: no discount for two, it is of both", () => {
  expect(livePremiumOf(rupees(21_475), rating)).toMatchObject({
    kind: 'quoted',
    net: 21_475,
    tax: 3_866,
    total: 25_341,
    steps: [
      { cause: { kind: 'live', insurer: 'himgiri' }, amount: 21_475 },
      { cause: { kind: 'tax', percent: 18 }, amount: 3_866 },
    ],
  });
});

test('for three years it is three times that, less the discount of the term', () => {
  const premium = livePremiumOf(rupees(21_475), { ...rating, termYears: 3, on: isoDate(2026, 11, 21) });
  // 64,425 less 10 % is 57,982.50, half up.
  expect(premium).toMatchObject({ total: 57_983 });
  expect(liveAnnualOf(premium, { termYears: 3 })).toBe(21_475);
});

test('before the insurer has answered there is no price', () => {
  expect(ratePlan(rating)).toEqual({ kind: 'pending' });
  expect(liveAnnualOf({ kind: 'pending' }, { termYears: 1 })).toBeUndefined();
});

test('a price of nothing is no price', () => {
  expect(livePremiumOf(rupees(0), rating)).toEqual({
    kind: 'needs-validation',
    reason: 'insurer-gave-none',
  });
});

test('what an insurer said of a year is read out of a price of any term: of the plan, and of riders that it prices', () => {
  const riders = [aRider('asked', { price: { kind: 'live' } }), aRider('cash', {})];
  const product = { ...rating.product, riders };
  const result = chosenRiders({ product, slab }, rating.members, ['asked', 'cash']);
  if (!result.ok) throw new Error(result.failure.code);
  const whole: Rating = { ...rating, product, riders: result.value, termYears: 2 };
  const premium = livePremiumOf(rupees(20_000), { ...whole, liveRiders: new Map([['asked', rupees(800)]]) });
  const statedRating = withLivePremium(whole, premium);
  expect(statedRating.liveAnnual).toBe(20_000);
  expect([...(statedRating.liveRiders ?? [])]).toEqual([['asked', 800]]);
  const pendingRating = withLivePremium(whole, { kind: 'pending' });
  expect([pendingRating.liveAnnual, [...(pendingRating.liveRiders ?? [])]]).toEqual([undefined, []]);
});
