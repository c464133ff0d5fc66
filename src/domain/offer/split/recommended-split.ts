import { isNearEqual } from '../../judge/verdict/near-equal.ts';
import { isHalfLeft } from '../../quote/large-claim.ts';
import type { RankedSplit } from '../../quote/split-ranking.ts';

/**
 * The way that costs least all in. Among near equals one that leaves everybody at least half of their cover after
 * somebody else's large claim goes first, then the one that costs least this year. Never one that gains nothing.
 */
export function recommendedSplit<Ranked extends RankedSplit>(ranked: readonly Ranked[]): Ranked | undefined {
  const worthwhile = ranked.filter(({ reason }) => reason !== 'nothing-gained' && reason !== 'no-plan');
  const least = Math.min(...worthwhile.map(allInOf));
  const near = worthwhile.filter((one) => isNearEqual(allInOf(one), least));
  const cheapestFirst = near.toSorted((a, b) => (a.total ?? 0) - (b.total ?? 0));
  return cheapestFirst.find(leavesHalf) ?? cheapestFirst[0];
}

const allInOf = ({ allIn }: RankedSplit) => allIn ?? Number.POSITIVE_INFINITY;

function leavesHalf({ people }: RankedSplit): boolean {
  return people.every(({ cover = 0, left = 0 }) => isHalfLeft(left, cover));
}
