import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import { lakh } from '../money.ts';
import { sortOrders } from './filters/filters.ts';
import { sortOrderUnder, sortPlans } from './sorting.ts';

function plan(id: string, total: number | undefined, tenths: number) {
  return aScoredPlan(aSlab(id, 10, {}), total, tenths);
}

describe('orders of specification section 9', () => {
  const plans = [
    plan('d', undefined, 588),
    plan('c', 20_000, 600),
    plan('b', 20_000, 600),
    plan('a', 30_000, 811),
    plan('f', 18_000, 600),
    plan('e', 19_000, 534),
    plan('g', undefined, 600),
  ];

  test.each([
    ['recommended', 'a f b c g d e'],
    ['premium-high', 'a b c e f d g'],
    ['premium-low', 'f e b c a d g'],
  ] as const)('sorted by %s: %s', (order, ids) => {
    expect(
      sortPlans(plans, order)
        .map(({ slab }) => slab.id)
        .join(' '),
    ).toBe(ids);
  });
});

describe('plans that begin at different covers leave different bad years', () => {
  const row = (id: string, inLakh: number, total: number | undefined, badYear: number) => {
    const one = aScoredPlan(aSlab(id, inLakh, {}), total, 600);
    return { ...one, years: { ...one.years, oneInHundred: badYear } };
  };
  const plans = [
    row('a', 10, 20_000, 51_000),
    row('b', 20, 30_000, 90_000),
    row('c', 20, 25_000, 48_000),
    row('d', 10, undefined, 10_000),
    row('e', 10, 15_000, 51_400), // shown as 51,000, as that of "a"
    row('f', 10, 15_000, 70_000),
  ];

  test.each([
    ['cover', 'c b e f a d'],
    ['bad-year', 'd c e a f b'],
    ['premium-low', 'e f a c b d'],
  ] as const)('sorted by %s: %s', (order, ids) => {
    for (const inAnyOrder of [plans, plans.toReversed()])
      expect(
        sortPlans(inAnyOrder, order)
          .map(({ slab }) => slab.id)
          .join(' '),
      ).toBe(ids);
  });

  test.each(sortOrders)(
    '%s: one of more cover than was asked for has the place that its figures give it',
    (order) => {
      const placesOf = (isAtCover: boolean) =>
        sortPlans(
          plans.map((one) => ({ ...one, atAskedCover: isAtCover || one.slab.sumInsured === lakh(10) })),
          order,
        ).map(({ slab }) => slab.id);
      expect(placesOf(false)).toEqual(placesOf(true));
    },
  );
});

test.each([
  ['broker', 'recommended', 'recommended'],
  ['broker', 'premium-high', 'premium-high'],
  ['web-aggregator', 'recommended', 'premium-low'],
  ['web-aggregator', 'premium-high', 'premium-high'],
] as const)('under a %s licence the order %s is %s', (licence, expectedOrder, order) => {
  expect(sortOrderUnder(licence, expectedOrder)).toBe(order);
});

test('the same plans come in the same order, however they stood before', () => {
  const anyPlan = fc.record({
    total: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    tenths: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(
      fc.array(anyPlan, { maxLength: 9 }),
      fc.constantFrom(...sortOrders),
      fc.infiniteStream(fc.nat()),
      (rows, order, numbers) => {
        const plans = rows.map(({ total, tenths }, index) => plan(`s${index}`, total, tenths));
        const shuffled = plans
          .map((one) => ({ one, key: numbers.next().value ?? 0 }))
          .sort((left, right) => left.key - right.key)
          .map(({ one }) => one);
        expect(sortPlans(shuffled, order)).toEqual(sortPlans(plans, order));
      },
    ),
  );
});
