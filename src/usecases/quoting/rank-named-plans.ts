import type { SlabId, VisitorId } from '#domain/ids.ts';
import { type BetterFit, betterFits, fitFactsOf } from '#domain/judge/alternatives/better-fit.ts';
import { runnersUp } from '#domain/judge/alternatives/runners-up.ts';
import { type RankStability, rankStability } from '#domain/judge/rank-stability.ts';
import { scoringMethod } from '#domain/judge/scoring-weights.ts';
import { cheapestSound } from '#domain/judge/verdict/pick-names.ts';
import { lowest } from '#domain/money.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { licenceRules } from '#domain/offer/licence.ts';
import {
  type PickScope,
  type ScoredBlock,
  type ScoredPlan,
  unjudged,
  type Verdict,
} from '#domain/offer/plan.ts';
import { once } from '#domain/once.ts';
import { type ScoredQuote, type ScoreRequest, type ScoringNeeds, scoreQuote } from './score-quote.ts';

/**
 * How a plan stands among all that these people can have with its cover, each as the list has it: for a year, in its best
 * form. Without the riders of that form it is not what was recommended.
 */
export type PlanRank = Verdict &
  Pick<ScoredPlan, 'floor'> & {
    /** Undefined for a plan without a price. */
    readonly rank: RankStability | undefined;
    /** Plans with a price, itself included. */
    readonly plans: number;
    /** The two to hold it against. */
    readonly alternatives: readonly ScoredPlan[];
    /** The cheapest sound plan of the list, and of which plans that is true; it may be the plan itself. Undefined where none is sound. */
    readonly cheapestSound: CheapestSound | undefined;
    readonly betterFits: readonly BetterFit[];
  };

export type CheapestSound = { readonly slabId: SlabId; readonly scope: PickScope };

export type PlanRanks = Pick<ScoredQuote, 'live'> & {
  /** Undefined where scores may not be shown, and for a plan that the list would not hold at that cover. */
  readonly rankOf: (block: ScoredBlock, slabId: SlabId) => PlanRank | undefined;
};

/**
 * How named plans stand among every plan that these people can have with that cover. The answer on named plans holds only
 * those, so the whole blocks are scored once more, without a filter.
 */
export async function rankNamedPlans(
  needs: ScoringNeeds,
  owner: VisitorId,
  request: ScoreRequest,
): Promise<PlanRanks> {
  if (!licenceRules[needs.licence].mayAdvise) return unranked;
  const [first] = request.slabIds;
  if (first === undefined) return unranked;
  const { slabs } = needs.prepared().catalogue;
  const sumInsured = lowest(request.slabIds.flatMap((id) => slabs.get(id)?.slab.sumInsured ?? []));
  if (sumInsured === undefined) return unranked;
  const whole = await scoreQuote(needs, owner, {
    ...request,
    slabIds: [],
    productType: request.productType ?? slabs.get(first)?.product.productType,
    choices: [],
    filters: { ...noFilters, sumInsured },
  });
  if (!whole.ok) return unranked;
  const { blocks, live } = whole.value;
  const ranked = blocks.map((block) => ({
    block,
    ranks: once(() => rankStability(block.plans, scoringMethod.stability)),
  }));
  return {
    live,
    rankOf: (requestedBlock, slabId) => {
      const match = ranked.find(({ block }) => block.block.id === requestedBlock.block.id);
      const plan = match?.block.plans.find(({ slab }) => slab.id === slabId);
      if (!match || !plan) return undefined;
      const namedPlan = requestedBlock.plans.find(({ slab }) => slab.id === slabId) ?? plan;
      const { plans } = match.block;
      const { recommended, nearEqual, pick } = hasRidersOf(plan, namedPlan) ? plan : unjudged;
      // Riders change the terms and the rupees that another plan is held against.
      const isOfList = hasRidersOf(plan, namedPlan) && hasRidersOf(namedPlan, plan);
      const sound = cheapestSound(plans);
      return {
        recommended,
        nearEqual,
        pick,
        neverBetter: isOfList ? plan.neverBetter : undefined,
        floor: isOfList ? plan.floor : undefined,
        rank: match.ranks().get(slabId),
        plans: match.ranks().size,
        alternatives: runnersUp(plans, plan),
        cheapestSound: sound && { slabId: sound.plan.slab.id, scope: sound.scope },
        betterFits: fitsOf(match.block, isOfList ? plan : namedPlan),
      };
    },
  };
}

/** For whom others of the list are better: of a plan as it stands there, or as it is filed. */
function fitsOf({ plans, block }: ScoredBlock, plan: ScoredPlan): readonly BetterFit[] {
  const { riders, termYears } = plan.choice;
  if (!plans.includes(plan) && (riders.length > 0 || termYears > 1)) return [];
  const others = plans.filter(({ slab }) => slab.id !== plan.slab.id);
  return betterFits(others, plan, fitFactsOf(block.members));
}

/** The other has every rider of the one. */
function hasRidersOf({ choice }: ScoredPlan, { choice: { riders } }: ScoredPlan): boolean {
  return choice.riders.every(({ id }) => riders.some((rider) => rider.id === id));
}

const unranked: PlanRanks = { live: [], rankOf: () => undefined };
