import { describe, expect, test } from 'vitest';
import { aRival, onPaper, pickFacts, type RivalFacts } from '#test/builders/plans/rival-plans.ts';
import type { ScoredPlan } from '../../offer/plan.ts';
import { cheapestSound, nearScope, pickNames } from './pick-names.ts';
import { withPicks } from './picks.ts';

const lacking = { unmet: ['outpatient_benefits'] } as const;
const visits = { outpatient: { kind: 'covered', perYear: 5_000 } } as unknown as RivalFacts['features'];
const listOf = (plans: readonly ScoredPlan[]) =>
  withPicks(plans, { ...pickFacts, demands: ['outpatient_benefits'] });
const having = (id: string, total: number, allIn: number, facts: RivalFacts = {}) =>
  aRival(id, total, allIn, { ...facts, features: visits ?? {} });
const without = (id: string, total: number, allIn: number, facts: RivalFacts = {}) => ({
  ...aRival(id, total, allIn, facts),
  ...lacking,
});
const namesIn = (plans: readonly ScoredPlan[]) =>
  plans.flatMap((plan) => {
    const names = pickNames(plan, plans).map(({ title, scope }) => `${title} of ${scope}`);
    return names.length > 0 ? [`${plan.slab.id}: ${names.join(', ')}`] : [];
  });

describe('a pick is named', () => {
  test.each<[string, readonly ScoredPlan[], readonly string[]]>([
    ['for all plans where nothing stands before it', [having('a', 9_000, 20_000)], ['all', 'all', 'all']],
    [
      'for those with what was demanded where another costs less and lacks it',
      [having('a', 9_000, 20_000), without('b', 8_000, 19_000, { badYear: 9 })],
      ['demanded', 'demanded', 'demanded'],
    ],
    [
      'for those that could be recommended where a floor keeps out what costs less',
      [
        having('a', 9_000, 20_000),
        having('b', 8_000, 19_000, { floor: onPaper, badYear: 9 }),
        without('c', 7_000, 18_000),
      ],
      ['eligible', 'eligible', 'eligible'],
    ],
    [
      'for all where what is cheaper is not sound, and costs more all in',
      [having('a', 9_000, 20_000), without('b', 8_000, 30_000, { badYear: 9, sound: false })],
      ['all', 'all', 'all'],
    ],
  ])('names are true %s', (_what, plans, [best, cheapest, strongest]) => {
    expect(namesIn(listOf(plans))).toEqual([
      `a: best of ${best}, cheapest of ${cheapest}, strongest of ${strongest}`,
    ]);
  });

  test('one of the best where a near equal costs less all in', () => {
    const plans = [having('least', 9_500, 20_000, { badYear: 9 }), having('now', 9_000, 20_100)];
    expect(namesIn(listOf(plans))).toEqual(['least: strongest of all', 'now: near of all, cheapest of all']);
  });

  test('the strongest where it is the cheapest too, and the recommended one is neither', () => {
    const plans = [having('best', 9_500, 20_000), having('both', 9_000, 30_000, { badYear: 9 })];
    expect(namesIn(listOf(plans))).toEqual(['best: best of all', 'both: cheapest of all, strongest of all']);
  });

  test('the cheapest where the price alone tells plans apart, and else by what it costs all in', () => {
    const alike = (plans: readonly ScoredPlan[]) => withPicks(plans, { ...pickFacts, termsOf: () => 'same' });
    const dear = aRival('dear', 9_000, 20_000);
    expect(namesIn(alike([dear, aRival('cheap', 8_000, 19_000)]))).toEqual(['cheap: lowest of all']);
    expect(namesIn(alike([dear, aRival('paper', 8_000, 19_000, { floor: onPaper })]))).toEqual([
      'dear: lowest of eligible',
    ]);
    expect(namesIn(alike([dear, aRival('dear later', 8_000, 30_000)]))).toEqual(['dear: best of all']);
  });

  test('never where nothing is recommended, and no other plan', () => {
    const plans = [having('a', 9_000, 20_000)];
    expect(namesIn(plans)).toEqual([]);
    expect(pickNames(having('b', 9_000, 20_000), listOf(plans))).toEqual([]);
  });
});

test.each<[string, readonly ScoredPlan[], string]>([
  ['all', [having('a', 9_000, 20_000), without('b', 8_000, 20_501)], 'all'],
  ['those with what was demanded', [having('a', 9_000, 20_000), without('b', 8_000, 20_500)], 'demanded'],
  [
    'those that could be recommended',
    [having('a', 9_000, 20_000), having('b', 8_000, 9_000, { floor: onPaper })],
    'eligible',
  ],
  ['all of nothing', [], 'all'],
])('no other plan comes near, of %s', (_what, plans, scope) => {
  expect(nearScope(listOf(plans))).toBe(scope);
});

test('the cheapest sound plan is said with the plans of which it is that', () => {
  const list = listOf([having('a', 9_000, 20_000), without('b', 8_000, 19_000)]);
  expect(cheapestSound(list)).toEqual({ plan: list[0], scope: 'demanded' });
});
