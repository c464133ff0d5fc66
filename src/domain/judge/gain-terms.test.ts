import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import type { PlanFeatures, ScoreItem } from '../cover/features.ts';
import { lakh, rupees } from '../money.ts';
import type { ScoredPlan } from '../offer/plan.ts';
import { gainOf, type Moved } from './gain.ts';
import type { ScorePart } from './scoring.ts';

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

const rents = undefined;
const peopleOf = (eldestAge: number) => ({ eldestAge, mayHaveBirth: true, isAnyoneIll: false });
const plain = plan(10_000, {});
const bare = { copay: { percent: 0, fromAge: undefined } } as const;
const birth = { kind: 'covered', normal: rupees(50_000), caesarean: rupees(60_000), waitMonths: 24 } as const;
const illness = { kind: 'covered', sumInsured: lakh(5), illnesses: 20 } as const;

test('a lump sum that can be bought as a rider is no gain beside none', () => {
  const [rider, none] = [
    plan(1, { criticalIllness: { kind: 'rider' } }),
    plan(1, { criticalIllness: { kind: 'none' } }),
  ];
  expect(gainOf(rider, none, peopleOf(34), rents)).toMatchObject({ better: [], worse: [] });
  expect(gainOf(none, rider, peopleOf(34), rents)).toMatchObject({ better: [], worse: [] });
});

test('a check-up is told as it comes, and put in order by the year', () => {
  const checkup = (max: number, everyYears: number) =>
    plan(1, { healthCheckup: { kind: 'covered', max: rupees(max), everyYears } });
  const gain = (one: ScoredPlan, other: ScoredPlan) => gainOf(one, other, peopleOf(34), rents);
  const change = { item: 'health_checkup', now: [2_000, 1], was: [3_000, 2] };
  expect(gain(checkup(2_000, 1), checkup(3_000, 2))?.better).toEqual([change]);
  expect(gain(checkup(2_000, 1), checkup(4_000, 2))).toMatchObject({ better: [], worse: [] });
});

describe('what a neighbour buys, with ₹2,000 more', () => {
  test.each<[string, Partial<PlanFeatures>, ScoreItem, Moved['now'], Moved['was']]>([
    ['a smaller share of the buyer', { copay: { percent: 20, fromAge: undefined } }, 'copay', [0], [20]],
    ['a shorter wait', waitOf(48), 'pre_existing', [36], [48]],
    ['a limit of intensive care that is gone', icuOf(5_000), 'icu', [undefined], [5_000]],
    ['more bonus', bonusOf(10, 50), 'bonus', [20, 100], [10, 50]],
    ['more bonus in all', bonusOf(20, 50), 'bonus', [20, 100], [20, 50]],
    ['more bonus a year, though less at most', bonusOf(10, 200), 'bonus', [20, 100], [10, 200]],
    ['a refill for any illness', { restoration: { kind: 'none' } }, 'restore_benefits', [2], [0]],
  ])('buys %s', (_, features, item, now, was) => {
    expect(gainOf(plan(12_000, {}), plan(10_000, features), peopleOf(34), rents)).toEqual({
      extra: 2_000,
      better: [{ item, now, was }],
      worse: [],
    });
    expect(gainOf(plan(10_000, features), plan(12_000, {}), peopleOf(34), rents)).toEqual({
      extra: -2_000,
      better: [],
      worse: [{ item, now: was, was: now }],
    });
  });

  test('nothing where every term is the same', () => {
    expect(gainOf(plan(12_000, bare), plain, peopleOf(34), rents)).toEqual({
      extra: 2_000,
      better: [],
      worse: [],
    });
  });

  test('a co-pay that starts at an age only where the eldest has it', () => {
    const fromOld = plan(10_000, { copay: { percent: 20, fromAge: 61 } });
    expect(gainOf(plain, fromOld, peopleOf(60), rents)?.better).toEqual([]);
    expect(gainOf(plain, fromOld, peopleOf(61), rents)?.better).toEqual([
      { item: 'copay', now: [0], was: [20] },
    ]);
  });

  test('first what earns most points more, and first what costs most of them', () => {
    const rich = plan(
      15_000,
      { maternity: birth, criticalIllness: illness, ...waitOf(48), ...icuOf(5_000) },
      { maternity_cover: 40, critical_illness_coverage: 10, icu: 30 },
    );
    const poor = plan(10_000, {}, { icu: 31, pre_existing: 5 });
    const gain = gainOf(rich, poor, peopleOf(34), rents);
    expect(gain?.better.map(({ item }) => item)).toEqual(['maternity_cover', 'critical_illness_coverage']);
    expect(gain?.worse.map(({ item }) => item)).toEqual(['pre_existing', 'icu']);
  });
});

const anyFeatures: fc.Arbitrary<Partial<PlanFeatures>> = fc.record(
  {
    noClaimBonus: fc.record({
      percentPerYear: fc.constantFrom(0, 10, 50),
      maxPercent: fc.constantFrom(0, 50, 200),
    }),
    criticalIllness: fc.constantFrom<PlanFeatures['criticalIllness'][]>(
      illness,
      { ...illness, sumInsured: lakh(2), illnesses: 40 },
      { kind: 'rider' },
    ),
    maternity: fc.constantFrom<PlanFeatures['maternity'][]>(
      birth,
      { ...birth, normal: rupees(25_000), waitMonths: 9 },
      { kind: 'none' },
    ),
    roomRent: fc.constantFrom<PlanFeatures['roomRent'][]>(
      { kind: 'no-limit' },
      { kind: 'single-private', tier: 'a' },
      { kind: 'capped', percentPerDay: 1, maxPerDay: rupees(4_000) },
    ),
  },
  { requiredKeys: [] },
);

test('a feature is bought or given up, never both, and what one buys the other gives up', () => {
  fc.assert(
    fc.property(anyFeatures, anyFeatures, fc.boolean(), (left, right, mayHaveBirth) => {
      const people = { eldestAge: 64, mayHaveBirth, isAnyoneIll: false };
      const [one, other] = [plan(12_000, left), plan(10_000, right)];
      const gain = gainOf(one, other, people, rents);
      const items = [...(gain?.better ?? []), ...(gain?.worse ?? [])].map(({ item }) => item);
      expect(new Set(items).size).toBe(items.length);
      const back = gainOf(other, one, people, rents);
      expect(back?.worse.map(({ item }) => item).sort()).toEqual(gain?.better.map(({ item }) => item).sort());
    }),
  );
});

test('cover of a birth is nothing to people of whom nobody can have one', () => {
  const parents = { eldestAge: 64, mayHaveBirth: false, isAnyoneIll: false };
  const withBirth = plan(12_000, { maternity: birth });
  expect(gainOf(withBirth, plain, parents, rents)).toMatchObject({ better: [], worse: [] });
  expect(gainOf(plain, withBirth, parents, rents)).toMatchObject({ better: [], worse: [] });
});

test.each([
  [undefined, 10_000],
  [10_000, undefined],
])('nothing is compared for %s beside %s', (one, other) => {
  expect(gainOf(plan(one, {}), plan(other, {}), peopleOf(34), rents)).toBeUndefined();
});

function waitOf(preExistingMonths: number): Pick<PlanFeatures, 'waitingPeriods'> {
  return {
    waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths },
  };
}

function bonusOf(percentPerYear: number, maxPercent: number): Pick<PlanFeatures, 'noClaimBonus'> {
  return { noClaimBonus: { percentPerYear, maxPercent } };
}

function icuOf(maxPerDay: number): Pick<PlanFeatures, 'icu'> {
  return { icu: { kind: 'capped', percentPerDay: undefined, maxPerDay: rupees(maxPerDay) } };
}
