import type { SlabId, VisitorId } from '#domain/ids.ts';
import { noFilters } from '#domain/plan/filters.ts';
import { licenceRules } from '#domain/plan/licence.ts';
import type { ScoredBlock } from '#domain/plan/plan.ts';
import { type RankStability, rankStability } from '#domain/plan/rank-stability.ts';
import { scoringMethod } from '#domain/plan/scoring-weights.ts';
import { type ScoredQuote, type ScoreWish, type ScoringDesk, scoreQuote } from './score-quote.ts';

export type RankAmong = RankStability & {
  /** Plans with a price that it was held against, itself included. */
  readonly plans: number;
};

export type Ranking = Pick<ScoredQuote, 'live'> & {
  /** Undefined for a plan without a price, and where scores may not be shown. */
  readonly rankOf: (block: ScoredBlock, slabId: SlabId) => RankAmong | undefined;
};

/**
 * How firm the place of named plans is among every plan that these people can have with that cover. The answer on named
 * plans holds only those, so the whole blocks are scored once more, without a filter.
 */
export async function rankNamedPlans(desk: ScoringDesk, owner: VisitorId, wish: ScoreWish): Promise<Ranking> {
  if (!licenceRules[desk.licence].mayAdvise) return unranked;
  const { slabs } = desk.ports.catalogue.current();
  const covers = wish.slabIds.flatMap((id) => slabs.get(id)?.slab.sumInsured ?? []);
  if (covers.length === 0) return unranked;
  const coverage = covers.reduce((a, b) => (b < a ? b : a));
  const whole = await scoreQuote(desk, owner, { ...wish, slabIds: [], filters: { ...noFilters, coverage } });
  if (!whole.ok) return unranked;
  const { blocks, live } = whole.value;
  const ranked = blocks.map((block) => ({
    block,
    ranks: rankStability(block.plans, scoringMethod.stability),
  }));
  return {
    live,
    rankOf: (asked, slabId) => {
      const ranks = ranked.find(({ block }) => isSameBlock(block, asked))?.ranks;
      const rank = ranks?.get(slabId);
      return ranks && rank && { ...rank, plans: ranks.size };
    },
  };
}

const unranked: Ranking = { live: [], rankOf: () => undefined };

/** Two couples of parents are two blocks of one group. */
function isSameBlock({ block: left }: ScoredBlock, { block: right }: ScoredBlock): boolean {
  return left.group === right.group && left.members[0]?.key === right.members[0]?.key;
}
