import { expect, test } from 'vitest';
import { aPendingPlan, aWirePlan } from '#test/builders/wire-plan.ts';
import { heaviestLosses, scoreParts } from './plan-score-parts.ts';

test('eleven parts: features by importance, price last', () => {
  const plan = aWirePlan('a');
  const score = plan.score.map((entry, at) => ({
    ...entry,
    importance: at === 4 ? ('HIGH' as const) : entry.importance,
  }));
  const parts = scoreParts({ ...plan, score });
  expect(parts).toHaveLength(11);
  expect(parts[0]?.item).toBe('critical_illness_coverage');
  expect(parts.at(-1)).toMatchObject({ item: 'price', importance: 'FIXED', earned: 20, possible: 25 });
});

test('what is worth nothing to these people is left out', () => {
  const [first, ...rest] = aWirePlan('a').score;
  if (!first) throw new Error('A plan has features');
  const score = [{ ...first, earned: 0, possible: 0 }, ...rest];
  expect(scoreParts(aWirePlan('a', { score })).map(({ item }) => item)).not.toContain(first.name);
});

test('the parts add up to the score', () => {
  const earned = scoreParts(aWirePlan('a')).reduce((sum, part) => sum + (part.earned ?? 0), 0);
  expect(earned).toBe(70);
});

test('what terms and price do together comes last, and only where it is not nothing', () => {
  expect(scoreParts(aWirePlan('a')).map(({ item }) => item)).not.toContain('together');
  const parts = scoreParts(aWirePlan('a', { total_score: 66.8, together_points: -3.2 }));
  expect(parts.at(-1)).toEqual({ item: 'together', importance: 'FIXED', earned: -3.2, possible: 0 });
  expect(heaviestLosses(parts)).toContainEqual({ item: 'together', points: 3.2 });
});

test('a price that is awaited has earned nothing and lost nothing yet', () => {
  const parts = scoreParts(aPendingPlan('a', { price_points: { earned: 0, possible: 25, cost: null } }));
  expect(parts.at(-1)?.earned).toBeUndefined();
  expect(heaviestLosses(parts).map(({ item }) => item)).not.toContain('price');
});

test('under a licence without scores there are no parts', () => {
  expect(scoreParts(aWirePlan('a', { price_points: null, total_score: null }))).toEqual([]);
});

test('the two heaviest losses, most first, to one decimal', () => {
  const part = (item: 'price' | 'icu' | 'bonus', earned: number, possible: number) => ({
    item,
    importance: 'MID' as const,
    earned,
    possible,
  });
  expect(heaviestLosses([part('icu', 7.1, 7.1), part('bonus', 4.8, 7.1), part('price', 13.7, 25)])).toEqual([
    { item: 'price', points: 11.3 },
    { item: 'bonus', points: 2.3 },
  ]);
  expect(heaviestLosses([part('icu', 7.1, 7.1)])).toEqual([]);
});
