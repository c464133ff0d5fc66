import { expect, test } from 'vitest';
import type { FlagVersion } from '#domain/flag/versions.ts';
import type { Ports } from '../ports.ts';
import { readFlagResults } from './read-flag-results.ts';

type Counts = Awaited<ReturnType<Ports['store']['countFlag']>>;

const results = (counts: Readonly<Record<FlagVersion, Counts>>) =>
  readFlagResults(
    { store: { countFlag: async (_, version) => counts[version] } as Ports['store'] }, // nothing else is asked of it
    'mobile-field',
  );
const of = (who: number, refused: number, all: number): Counts => ({
  completed: { who, of: all },
  refused: { who: refused, of: all },
});

test('each version is told by its own counts, with where its share likely lies', async () => {
  const { outcomes } = await results({ 'v1.0': of(400, 100, 1_000), 'v2.0': of(600, 50, 1_000) });
  expect(outcomes.map(({ version, completed, refused }) => [version, completed.who, refused.who])).toEqual([
    ['v1.0', 400, 100],
    ['v2.0', 600, 50],
  ]);
  for (const { completed, likelyCompleted } of outcomes) {
    expect(likelyCompleted?.low).toBeLessThan(completed.who / completed.of);
    expect(likelyCompleted?.high).toBeGreaterThan(completed.who / completed.of);
  }
});

test('the gain is that of the last version over the first', async () => {
  const { gain } = await results({ 'v1.0': of(400, 100, 1_000), 'v2.0': of(600, 50, 1_000) });
  expect(gain.completed?.low).toBeGreaterThan(0.1);
  expect(gain.completed?.high).toBeLessThan(0.3);
  expect(gain.refused?.high).toBeLessThan(0);
});

test('what nobody saw has neither a share nor a gain', async () => {
  const { outcomes, gain } = await results({ 'v1.0': of(0, 0, 0), 'v2.0': of(5, 1, 10) });
  expect(outcomes.map(({ likelyCompleted }) => likelyCompleted !== undefined)).toEqual([false, true]);
  expect(gain).toEqual({ completed: undefined, refused: undefined });
});
