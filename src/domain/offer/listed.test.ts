import { expect, test } from 'vitest';
import { aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import { listedPlans } from './listed.ts';
import type { ScoredPlan } from './plan.ts';

const plan = (id: string, total: number | undefined, facts: Partial<ScoredPlan> = {}): ScoredPlan => ({
  ...aScoredPlan(aSlab(id, 10, {}), total, 500),
  ...facts,
});

test('each plan stands in one of four places, in the order of the list; picks stand by rising premium', () => {
  const none = { kind: 'needs-validation', reason: 'insurer-gave-none' } as const;
  const places = listedPlans([
    plan('strong', 30_000, { pick: 'strongest' }),
    plan('dear', 20_000),
    plan('later', undefined),
    plan('larger', 12_000, { atAskedCover: false }),
    plan('balance', 15_000, { pick: 'balance' }),
    plan('cheap', 10_000),
    plan('larger-later', undefined, { atAskedCover: false }),
    plan('unpriced', 0, { premium: none }),
    plan('cheapest', 9_000, { pick: 'cheapest', atAskedCover: false }),
  ]);
  const ids = Object.entries(places).map(([place, plans]) => [place, plans.map(({ slab }) => slab.id)]);
  expect(Object.fromEntries(ids)).toEqual({
    picks: ['cheapest', 'balance', 'strong'],
    list: ['dear', 'cheap', 'unpriced'],
    waiting: ['later'],
    apart: ['larger', 'larger-later'],
  });
});

test('a pick without a price stands before those that have one', () => {
  const { picks } = listedPlans([
    plan('a', 10_000, { pick: 'balance' }),
    plan('b', undefined, { pick: 'strongest' }),
  ]);
  expect(picks.map(({ slab }) => slab.id)).toEqual(['b', 'a']);
});
