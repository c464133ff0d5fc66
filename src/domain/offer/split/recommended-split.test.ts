import { expect, test } from 'vitest';
import { lakh, rupees } from '../../money.ts';
import { separateSplit } from '../../quote/family-split.ts';
import type { RankedSplit } from '../../quote/split-ranking.ts';
import { recommendedSplit } from './recommended-split.ts';

/** A way by its rupees; what a large claim of somebody else leaves of a cover of 10 lakh to each, in lakh. */
function split(
  total: number | undefined,
  lefts: readonly number[],
  reason: RankedSplit['reason'] = 'cheapest',
): RankedSplit {
  const people = lefts.map((remaining, at) => ({
    member: `Son-${at}`,
    sharesWith: [],
    cover: lakh(10),
    left: lakh(remaining),
    rest: lakh(remaining),
  }));
  return {
    split: separateSplit([]),
    total: total === undefined ? undefined : rupees(total),
    overCheapest: undefined,
    protectionPlace: undefined,
    people,
    reason,
  };
}

test.each<[string, readonly RankedSplit[], number | undefined]>([
  [
    'the cheapest that leaves everybody half',
    [split(30, [5, 5]), split(20, [10, 5]), split(10, [10, 4])],
    20,
  ],
  ['half to the rupee is half', [split(20, [10]), split(10, [5])], 10],
  ['half for somebody is not half for everybody', [split(10, [10, 2]), split(20, [6, 6])], 20],
  ['the cheapest where none leaves half', [split(30, [4]), split(10, [2]), split(20, [3])], 10],
  ['none that gains nothing', [split(10, [10], 'nothing-gained'), split(20, [10])], 20],
  ['none that cannot be bought', [split(undefined, [10], 'no-plan'), split(20, [10])], 20],
  ['nothing where there is none', [split(10, [10], 'nothing-gained')], undefined],
])('the way that is recommended: %s', (_, splits, total) => {
  expect(recommendedSplit(splits)?.total).toBe(total);
});
