import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFeatures } from '#test/builders/any-features.ts';
import { aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import type { PlanFeatures } from '../cover/features.ts';
import type { ScoredPlan } from '../offer/plan.ts';
import { differenceOf, pickReasons } from './difference.ts';

function aPlan(
  id: string,
  total: number | undefined,
  features: Partial<PlanFeatures>,
  years: readonly number[],
) {
  const plan = aScoredPlan(aSlab(id, 10, features), total, 700);
  const [average = 0, oneInTwenty = 0, oneInHundred = 0] = years;
  return { ...plan, years: { ...plan.years, average, oneInTwenty, oneInHundred } } satisfies ScoredPlan;
}

test('₹5,305 more a year saves ₹4,500 in a bad year and ₹39,500 in a very bad one', () => {
  const strong = aPlan('strong', 25_305, { roomRent: { kind: 'no-limit' } }, [900, 1_500, 10_500]);
  const cheap = aPlan(
    'cheap',
    20_000,
    { roomRent: { kind: 'shared' }, noClaimBonus: { percentPerYear: 50, maxPercent: 100 } },
    [2_100, 6_000, 50_000],
  );
  expect(differenceOf(strong, cheap, 40)).toEqual({
    extra: 5_305,
    saves: { average: 1_200, oneInTwenty: 4_500, oneInHundred: 39_500 },
    better: ['room_rent'],
    worse: ['bonus'],
  });
});

test('a co-pay counts from the age at which it applies', () => {
  const shared = aPlan('shared', 20_000, { copay: { percent: 20, fromAge: 61 } }, []);
  const free = aPlan('free', 22_000, { copay: { percent: 0, fromAge: undefined } }, []);
  expect(differenceOf(free, shared, 60).better).toEqual([]);
  expect(differenceOf(free, shared, 61).better).toEqual(['copay']);
});

test('without a price nothing is said of what it costs more', () => {
  expect(
    differenceOf(aPlan('live', undefined, {}, []), aPlan('b', 20_000, {}, []), 40).extra,
  ).toBeUndefined();
});

test('the other way round every fact is turned, and a plan beside itself differs in nothing', () => {
  const plan = fc
    .tuple(
      anyFeatures,
      fc.integer({ min: 1, max: 90_000 }),
      fc.array(fc.nat(90_000), { minLength: 3, maxLength: 3 }),
    )
    .map(([features, total, years]) => aPlan('p', total, features, years));
  fc.assert(
    fc.property(plan, plan, (one, other) => {
      const [there, back] = [differenceOf(one, other, 50), differenceOf(other, one, 50)];
      expect([back.extra, back.better, back.worse]).toEqual([
        0 - (there.extra ?? 0),
        there.worse,
        there.better,
      ]);
      expect(back.saves.oneInHundred).toBe(0 - there.saves.oneInHundred);
      expect(differenceOf(one, one, 50)).toMatchObject({ extra: 0, better: [], worse: [] });
    }),
  );
});

test('each pick is told beside the balance, the balance beside the cheapest', () => {
  const picked = (['balance', 'cheapest', 'strongest'] as const).map((pick, index) => ({
    ...aPlan(pick, 20_000 + 1_000 * index, {}, []),
    pick,
  }));
  const reasonsFor = (plans: readonly ScoredPlan[]) =>
    pickReasons(plans, 40).map(({ pick, beside }) => `${pick} beside ${beside.slab.id}`);
  expect(reasonsFor(picked)).toEqual([
    'balance beside cheapest',
    'cheapest beside balance',
    'strongest beside balance',
  ]);
  expect(reasonsFor(picked.filter(({ pick }) => pick !== 'cheapest'))).toEqual([
    'balance beside strongest',
    'strongest beside balance',
  ]);
  expect(reasonsFor(picked.slice(0, 1))).toEqual([]);
});
