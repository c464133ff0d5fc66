import { expect, test } from 'vitest';
import { movingClock } from '#test/ports/moving-clock.ts';
import { createRoundLog } from './round-log.ts';

type Round = { readonly tried: number; readonly failed: number } | undefined;

test.each<[string, Round, boolean]>([
  ['that had nothing to do', { tried: 0, failed: 0 }, true],
  ['in which all went well', { tried: 3, failed: 0 }, true],
  ['in which something went well', { tried: 3, failed: 2 }, true],
  ['in which nothing went well', { tried: 3, failed: 3 }, false],
  ['that broke off', undefined, false],
])('a round %s is good or failed', (_, round, isGood) => {
  const clock = movingClock();
  const { ended, soFar } = createRoundLog(clock);
  clock.pass(30);
  ended(round);
  clock.pass(5);
  expect(soFar()).toEqual({
    lastGoodAt: isGood ? Date.parse(clock.now()) / 1_000 - 5 : undefined,
    // Without a good one yet it is counted from the start.
    sinceGood: isGood ? 5 : 35,
    good: isGood ? 1 : 0,
    failed: isGood ? 0 : 1,
    failures: round?.failed ?? 0,
    gone: new Map(),
  });
});

test('what failed and what went by its rule is summed over all rounds', () => {
  const { ended, purged, soFar } = createRoundLog(movingClock());
  for (const failed of [1, 0, 2]) ended({ tried: 4, failed });
  for (const quotes of [3, 4]) purged({ quotes } as Parameters<typeof purged>[0]); // one of its kinds
  expect(soFar()).toMatchObject({ good: 3, failed: 0, failures: 3, gone: new Map([['quotes', 7]]) });
});
