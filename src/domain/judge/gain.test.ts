import { expect, test } from 'vitest';
import { aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import type { ScoredPlan } from '../offer/plan.ts';
import { gainOf } from './gain.ts';

const young = { eldestAge: 40, mayHaveBirth: true, isAnyoneIll: false };

function aPlan(total: number | undefined, average: number): ScoredPlan {
  const plan = aScoredPlan(aSlab('p', 10, {}), total, 500);
  return { ...plan, years: { ...plan.years, average } };
}

test.each<[string, number, number, number | undefined]>([
  ['saves more than a quarter of what it costs more', 8_000, 2_040, 2_000],
  ['saves less than that', 8_000, 1_900, undefined],
  ['leaves more than a quarter of what it costs less', -8_000, -2_560, -2_600],
  ['saves something at the same price', 0, 500, 500],
  ['leaves the same', 0, 0, undefined],
  ['saves hardly anything, at hardly a difference', 4, 94, undefined],
  ['saves as much as can be told', 4, 100, 100],
])('the average year is told of a plan that %s', (_what, extra, saved, amount) => {
  expect(gainOf(aPlan(20_000 + extra, 9_000 - saved), aPlan(20_000, 9_000), young, undefined)?.average).toBe(
    amount,
  );
});

test('nothing is gained on what has no price', () => {
  expect(gainOf(aPlan(undefined, 0), aPlan(20_000, 0), young, undefined)).toBeUndefined();
});
