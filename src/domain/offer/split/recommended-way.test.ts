import { expect, test } from 'vitest';
import { lakh, rupees } from '../../money.ts';
import { separateWay } from '../../quote/family-split.ts';
import type { RankedWay } from '../../quote/split-ranking.ts';
import { recommendedWay } from './recommended-way.ts';

/** A way by its rupees; what a large claim of somebody else leaves of a cover of 10 lakh to each, in lakh. */
function way(
  total: number | undefined,
  lefts: readonly number[],
  reason: RankedWay['reason'] = 'cheapest',
): RankedWay {
  const people = lefts.map((left, at) => ({
    member: `Son-${at}`,
    sharesWith: [],
    cover: lakh(10),
    left: lakh(left),
    rest: lakh(left),
  }));
  return {
    way: separateWay([]),
    total: total === undefined ? undefined : rupees(total),
    overCheapest: undefined,
    protectionPlace: undefined,
    people,
    reason,
  };
}

test.each<[string, readonly RankedWay[], number | undefined]>([
  ['the cheapest that leaves everybody half', [way(30, [5, 5]), way(20, [10, 5]), way(10, [10, 4])], 20],
  ['half to the rupee is half', [way(20, [10]), way(10, [5])], 10],
  ['half for somebody is not half for everybody', [way(10, [10, 2]), way(20, [6, 6])], 20],
  ['the cheapest where none leaves half', [way(30, [4]), way(10, [2]), way(20, [3])], 10],
  ['none that gains nothing', [way(10, [10], 'nothing-gained'), way(20, [10])], 20],
  ['none that cannot be bought', [way(undefined, [10], 'no-plan'), way(20, [10])], 20],
  ['nothing where there is none', [way(10, [10], 'nothing-gained')], undefined],
])('the way that is recommended: %s', (_, ways, total) => {
  expect(recommendedWay(ways)?.total).toBe(total);
});
