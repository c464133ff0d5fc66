import { allInOfPlan } from '../judge/all-in/plan-years.ts';
import { scorePlan } from '../judge/scoring.ts';
import { termLevels } from '../judge/term-level.ts';
import { demandsOf } from '../judge/verdict/demands.ts';
import { withVerdicts } from '../judge/verdict/dominance.ts';
import { floorOf } from '../judge/verdict/floors.ts';
import { withPicks } from '../judge/verdict/picks.ts';
import { isSound } from '../judge/verdict/soundness.ts';
import type { Rupees } from '../money.ts';
import { pricedCptId } from '../price/cpt.ts';
import { isWithinBudget, narrowed } from './filters/narrowed.ts';
import { licenceRules } from './licence.ts';
import { currentPremium, type LivePrices } from './live-prices.ts';
import type { PriceStamp, ScoredBlock, ScoredPlan } from './plan.ts';
import {
  type BlockFacts,
  isPricedLive,
  type PlansQuestion,
  type RatedBlock,
  type RatedPlan,
  rateBlocks,
} from './rated-blocks.ts';
import { sortOrderUnder, sortPlans } from './sorting.ts';
import { lowestSound, soundnessFor, yearsWhileIll } from './sound-price.ts';

export type BlocksQuestion = PlansQuestion & { readonly livePrices: LivePrices };

export type ScoredBlocks = { readonly blocks: readonly ScoredBlock[]; readonly stamp: PriceStamp };

/** A block of which nothing is judged: who it is of, and what its plans cost. */
export type PricedBlock = Pick<ScoredBlock, 'block'> & {
  readonly plans: readonly Pick<ScoredPlan, 'premium'>[];
  readonly soundFrom: Rupees | undefined;
};

/** Every product of the catalogue ends, in each block that applies, among the plans or among those not shown. */
export function scoreBlocks(question: BlocksQuestion): ScoredBlocks {
  return judgeBlocks(question, rateBlocks(question), question.livePrices);
}

/** Scores the plans with the live prices there are, finds what is recommended and never better, and puts them in order. */
export function judgeBlocks(
  question: PlansQuestion,
  rated: readonly RatedBlock[],
  livePrices: LivePrices,
): ScoredBlocks {
  return {
    blocks: rated.map((block) => judgeBlock(question, block, livePrices)),
    stamp: { catalogueVersion: question.catalogue.catalogue.version, on: question.on },
  };
}

/** With the live prices there are. */
export function priceBlocks(
  { filters }: PlansQuestion,
  rated: readonly RatedBlock[],
  livePrices: LivePrices,
): readonly PricedBlock[] {
  return rated.map((one) => {
    const affordable = one.plans.filter(isWithinBudget(filters, livePrices));
    return {
      block: one.facts.block,
      plans: affordable.map(({ plan }) => ({ premium: currentPremium(plan, livePrices) })),
      soundFrom: lowestSound(one, affordable),
    };
  });
}

function judgeBlock(question: PlansQuestion, rated: RatedBlock, livePrices: LivePrices): ScoredBlock {
  const { filters, licence } = question;
  const { facts } = rated;
  const { plans, ...besides } = narrowed(question, rated, livePrices);
  const soundness = soundnessFor(facts, rated.plans);
  const scored = plans.map((one) => ({
    plan: { ...scoredPlan(facts, one, livePrices), sound: isSound(one.plan, soundness) },
    order: one.facts.order,
  }));
  const termNames = new Map(scored.map(({ plan, order }) => [plan.slab.id, order.name]));
  const judged = licenceRules[licence].mayAdvise
    ? withPicks(withVerdicts(scored), {
        soundness,
        demands: demandsOf(question.importance),
        yearsOf: yearsWhileIll(facts),
        termsOf: ({ slab }) => termNames.get(slab.id) ?? slab.id,
      })
    : scored.map(({ plan }) => plan);
  return {
    block: facts.block,
    worth: facts.worth(),
    requestedCover: facts.requestedCover,
    plans: sortPlans(judged, sortOrderUnder(licence, filters.sort)),
    ...besides,
  };
}

function scoredPlan(
  facts: BlockFacts,
  { plan }: RatedPlan,
  livePrices: LivePrices,
): Omit<ScoredPlan, 'sound'> {
  const { insurer, product, slab, choice } = plan;
  const premium = currentPremium(plan, livePrices);
  const allIn =
    premium.kind === 'quoted'
      ? allInOfPlan(facts.keepers(), { ...facts.ratedFor, insurer, product, slab, ...choice }, premium.total)
      : undefined;
  const worth = facts.worth();
  const years = facts.years();
  const { existing } = facts.keepers();
  const score = scorePlan({
    levels: termLevels(slab, facts.eldestAge, years.ward.rents),
    importance: facts.importance,
    worth,
    allIn,
  });
  return {
    ...plan,
    cptId: pricedCptId(plan.cptId, isPricedLive(plan), premium),
    premium,
    score,
    recommended: false,
    nearEqual: false,
    pick: undefined,
    neverBetter: undefined,
    allIn,
    floor: floorOf(plan, facts.floors()),
    atAskedCover: slab.sumInsured === facts.requestedCover,
    years: years.of(slab),
    yearsBesideExisting:
      existing && slab.deductible !== undefined ? years.besideExisting(existing, slab) : undefined,
  };
}
