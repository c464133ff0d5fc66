import { describe, expect, test } from 'vitest';
import { aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import type { PlanFeatures, ScoreItem } from '../cover/features.ts';
import { lakh, rupees } from '../money.ts';
import type { ScoredPlan, ScorePart } from '../offer/plan.ts';
import { gainOf } from './gain.ts';

type Points = Partial<Record<ScoreItem, number>>;

function plan(total: number | undefined, features: Partial<PlanFeatures>, points: Points = {}): ScoredPlan {
  const parts = Object.entries(points).map(
    ([item, earnedTenths]): ScorePart => ({
      item: item as ScoreItem, // a key of Points
      importance: 'MID',
      level: 0,
      utility: 0,
      earnedTenths,
      possibleTenths: 100,
    }),
  );
  const scored = aScoredPlan(aSlab('own-10', 10, features), total, 500);
  return { ...scored, score: { ...scored.score, parts } };
}

const plain = plan(10_000, {});
const bare = { copay: { percent: 0, fromAge: undefined } } as const;
const birth = { kind: 'covered', normal: rupees(50_000), caesarean: rupees(60_000), waitMonths: 24 } as const;
const illness = { kind: 'covered', sumInsured: lakh(5), illnesses: 20 } as const;

describe('what a neighbour buys, with ₹2,000 more', () => {
  test.each<[string, Partial<PlanFeatures>, ScoreItem, number | undefined, number | undefined]>([
    ['a smaller share of the buyer', { copay: { percent: 20, fromAge: undefined } }, 'copay', 0, 20],
    ['a shorter wait', waitOf(48), 'pre_existing', 36, 48],
    ['a limit of intensive care that is gone', icuOf(5_000), 'icu', undefined, 5_000],
    ['more bonus', { noClaimBonus: { percentPerYear: 10, maxPercent: 100 } }, 'bonus', 20, 10],
    ['more bonus in all', { noClaimBonus: { percentPerYear: 20, maxPercent: 50 } }, 'bonus', 20, 20],
    ['a refill for any illness', { restoration: { kind: 'none' } }, 'restore_benefits', 2, 0],
  ])('%s', (_, features, item, now, was) => {
    expect(gainOf(plan(12_000, {}), plan(10_000, features), 34)).toEqual({
      extra: 2_000,
      better: [{ item, now, was }],
      worse: [],
    });
    expect(gainOf(plan(10_000, features), plan(12_000, {}), 34)).toEqual({
      extra: -2_000,
      better: [],
      worse: [{ item, now: was, was: now }],
    });
  });

  test('nothing where every term is the same', () => {
    expect(gainOf(plan(12_000, bare), plain, 34)).toEqual({ extra: 2_000, better: [], worse: [] });
  });

  test('a co-pay that starts at an age only where the eldest has it', () => {
    const fromOld = plan(10_000, { copay: { percent: 20, fromAge: 61 } });
    expect(gainOf(plain, fromOld, 60)?.better).toEqual([]);
    expect(gainOf(plain, fromOld, 61)?.better).toEqual([{ item: 'copay', now: 0, was: 20 }]);
  });

  test('first what earns most points more, and first what costs most of them', () => {
    const rich = plan(
      15_000,
      { maternity: birth, criticalIllness: illness, ...waitOf(48), ...icuOf(5_000) },
      { maternity_cover: 40, critical_illness_coverage: 10, icu: 30 },
    );
    const poor = plan(10_000, {}, { icu: 31, pre_existing: 5 });
    const gain = gainOf(rich, poor, 34);
    expect(gain?.better.map(({ item }) => item)).toEqual(['maternity_cover', 'critical_illness_coverage']);
    expect(gain?.worse.map(({ item }) => item)).toEqual(['pre_existing', 'icu']);
  });
});

test.each([
  [undefined, 10_000],
  [10_000, undefined],
])('of %s beside %s nothing can be said', (one, other) => {
  expect(gainOf(plan(one, {}), plan(other, {}), 34)).toBeUndefined();
});

function waitOf(preExistingMonths: number): Pick<PlanFeatures, 'waitingPeriods'> {
  return {
    waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths },
  };
}

function icuOf(maxPerDay: number): Pick<PlanFeatures, 'icu'> {
  return { icu: { kind: 'capped', percentPerDay: undefined, maxPerDay: rupees(maxPerDay) } };
}
