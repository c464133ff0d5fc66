import { isHalfLeft } from '../../quote/large-claim.ts';
import type { RankedSplit } from '../../quote/split-ranking.ts';

/**
 * The cheapest way that leaves everybody at least half of their cover after somebody else's large claim; where none does,
 * the cheapest. Never one that gains nothing.
 */
export function recommendedSplit<Ranked extends RankedSplit>(ranked: readonly Ranked[]): Ranked | undefined {
  const worthwhile = ranked.filter(({ reason }) => reason !== 'nothing-gained' && reason !== 'no-plan');
  const cheapestFirst = worthwhile.toSorted((a, b) => (a.total ?? 0) - (b.total ?? 0));
  return cheapestFirst.find(leavesHalf) ?? cheapestFirst[0];
}

function leavesHalf({ people }: RankedSplit): boolean {
  return people.every(({ cover = 0, left = 0 }) => isHalfLeft(left, cover));
}
