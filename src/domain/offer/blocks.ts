import type { SlabOrder } from '../cover/feature-order.ts';
import { scorePlan } from '../judge/scoring.ts';
import { policyYearOf } from '../judge/shown-year.ts';
import { termLevels } from '../judge/term-level.ts';
import { type Demand, unmetDemands } from '../judge/verdict/demands.ts';
import { withVerdicts } from '../judge/verdict/dominance.ts';
import { withPicks } from '../judge/verdict/picks.ts';
import { isSound, type Soundness } from '../judge/verdict/soundness.ts';
import { pricedCptId } from '../price/cpt.ts';
import { formsUnder, type PlanForm } from './choice/best-form.ts';
import { narrowed } from './filters/narrowed.ts';
import { licenceRules } from './licence.ts';
import type { LivePrices } from './live-prices.ts';
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
import { floorFor, soundnessFor } from './sound-price.ts';

export type BlocksQuestion = PlansQuestion & { readonly livePrices: LivePrices };

export type ScoredBlocks = { readonly blocks: readonly ScoredBlock[]; readonly stamp: PriceStamp };

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

/** One block, with the live prices there are: what every page that names a plan or a price of these people goes by. */
export function judgeBlock(question: PlansQuestion, rated: RatedBlock, livePrices: LivePrices): ScoredBlock {
  const { filters, licence } = question;
  const { facts } = rated;
  const { plans, ...besides } = narrowed(question, rated, livePrices);
  const rivals = rivalsOf(question, rated, plans, livePrices);
  const judged = withAdvice(question, rivals);
  return {
    block: facts.block,
    worth: facts.worth(),
    soundness: rivals.soundness,
    requestedCover: facts.requestedCover,
    shownYear: facts.shownYear,
    demands: facts.demands,
    plans: sortPlans(judged, sortOrderUnder(licence, filters.sort)),
    ...besides,
  };
}

/** Plans before any is held against another, and what all of them are held against each other by. */
export type Rivals = {
  readonly demands: readonly Demand[];
  readonly soundness: Soundness;
  readonly alone: readonly { readonly plan: ScoredPlan; readonly order: SlabOrder }[];
};

/** Each of these plans in its form, scored by itself. */
export function rivalsOf(
  question: PlansQuestion,
  { facts, plans: all }: RatedBlock,
  plans: readonly RatedPlan[],
  livePrices: LivePrices,
): Rivals {
  const forms = plans.map(formsUnder(question, facts, livePrices));
  const soundness = soundnessFor(facts, soldIn(all, forms));
  const alone = forms.map((form) => ({
    plan: { ...scoredPlan(facts, form), sound: isSound(form.rated.plan, soundness) },
    order: form.rated.facts.order,
  }));
  return { demands: facts.demands, soundness, alone };
}

/** What beats each of them, near equals and picks; under a licence without advice nothing of that is said. */
export function withAdvice(
  { licence }: PlansQuestion,
  { demands, soundness, alone }: Rivals,
): readonly ScoredPlan[] {
  if (!licenceRules[licence].mayAdvise) return alone.map(({ plan }) => plan);
  const termNames = new Map(alone.map(({ plan, order }) => [plan.slab.id, order.name]));
  return withPicks(withVerdicts(alone), {
    soundness,
    demands,
    termsOf: ({ slab }) => termNames.get(slab.id) ?? slab.id,
  });
}

/** What is sold to them, filtered out for its price or not, each product in its form. */
function soldIn(plans: readonly RatedPlan[], forms: readonly PlanForm[]): readonly RatedPlan[] {
  const formOf = new Map(forms.map(({ rated }) => [rated.plan.slab.id, rated]));
  return plans.map((one) => formOf.get(one.plan.slab.id) ?? one);
}

function scoredPlan(
  facts: BlockFacts,
  { rated: { plan }, premium, allIn, ridersCost }: PlanForm,
): Omit<ScoredPlan, 'sound'> {
  const { slab } = plan;
  const worth = facts.worth();
  const years = facts.years();
  const policyYear = policyYearOf(facts.shownYear);
  const { existing } = facts.keepers();
  const isAbove = existing !== undefined && slab.deductible !== undefined;
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
    ridersCost,
    score,
    recommended: false,
    nearEqual: false,
    pick: undefined,
    neverBetter: undefined,
    allIn,
    floor: floorFor(facts, plan),
    unmet: unmetDemands(plan, facts.demands, facts),
    atAskedCover: slab.sumInsured === facts.requestedCover,
    years: isAbove ? years.besideExisting(existing, slab, policyYear) : years.of(slab, policyYear),
    yearsAlone: isAbove ? years.of(slab, policyYear) : undefined,
  };
}
