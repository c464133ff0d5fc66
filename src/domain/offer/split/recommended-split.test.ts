import { expect, test } from 'vitest';
import { lakh, rupees } from '../../money.ts';
import { separateSplit } from '../../quote/family-split.ts';
import type { RankedSplit } from '../../quote/split-ranking.ts';
import { recommendedSplit } from './recommended-split.ts';

/** A way by its thousands of rupees, this year and all in; what a large claim of somebody else leaves of a cover of 10 lakh to each, in lakh. */
function split(
  total: number | undefined,
  lefts: readonly number[],
  reason: RankedSplit['reason'] = 'cheapest',
  allIn = total,
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
    total: total === undefined ? undefined : rupees(total * 1000),
    allIn: allIn === undefined ? undefined : allIn * 1000,
    overCheapest: undefined,
    protectionPlace: undefined,
    people,
    reason,
  };
}

test.each<[string, readonly RankedSplit[], number | undefined]>([
  [
    'the least all in, whatever it costs this year',
    [split(20, [10], 'cheapest', 60), split(30, [10], 'more-left', 50)],
    30,
  ],
  ['the least all in, though another one leaves everybody half', [split(30, [4]), split(40, [10])], 30],
  [
    'of near equals the one that leaves everybody half',
    [split(20, [4], 'cheapest', 50), split(21, [5], 'most-left', 51)],
    21,
  ],
  [
    'half for somebody is not half for everybody',
    [split(20, [10, 2], 'cheapest', 50), split(21, [6, 6], 'most-left', 51)],
    21,
  ],
  [
    'what is 2 % dearer all in is a near equal',
    [split(20, [10], 'cheapest', 51), split(21, [10], 'less-all-in', 50)],
    20,
  ],
  [
    'what is dearer than that is none',
    [split(20, [10], 'cheapest', 51.1), split(21, [10], 'less-all-in', 50)],
    21,
  ],
  [
    'of near equals that leave as much the one that costs least this year',
    [split(22, [10], 'more-left', 50), split(21, [10], 'cheapest', 50.5)],
    21,
  ],
  [
    'of near equals of which none leaves half the one that costs least this year',
    [split(22, [3], 'more-left', 50), split(21, [2], 'cheapest', 50.5)],
    21,
  ],
  ['none that gains nothing', [split(10, [10], 'nothing-gained'), split(20, [10])], 20],
  ['none that cannot be bought', [split(undefined, [10], 'no-plan'), split(20, [10])], 20],
  ['nothing where there is none', [split(10, [10], 'nothing-gained')], undefined],
])('the way that is recommended: %s', (_, splits, total) => {
  expect(recommendedSplit(splits)?.total).toBe(total && total * 1000);
});
