import { currentPremium, type LivePrices } from '../live-prices.ts';
import type { HiddenPlan, ScoredBlock } from '../plan.ts';
import {
  type FittingProduct,
  fittingAnyCover,
  type PlansQuestion,
  premiumForFilters,
  type RatedBlock,
  type RatedPlan,
} from '../rated-blocks.ts';
import { filterCounts } from './filter-counts.ts';
import { filtersToRelax } from './filter-relief.ts';
import { type FilterFacts, matchesBudget, type PlanFilters } from './filters.ts';

type Narrowed = Pick<ScoredBlock, 'notShown' | 'filterCounts' | 'filterRelief'> & {
  readonly plans: readonly RatedPlan[];
};

/** Whether a plan stays within the budget once its insurer has answered. */
export function isWithinBudget({ maxPremium }: PlanFilters, livePrices: LivePrices) {
  return ({ plan }: RatedPlan): boolean =>
    plan.premium.kind !== 'pending' ||
    matchesBudget(premiumForFilters(currentPremium(plan, livePrices)), maxPremium);
}

/** A block once insurers have answered: what costs more than the budget leaves its list, and counts are of known prices. */
export function narrowed(question: PlansQuestion, rated: RatedBlock, livePrices: LivePrices): Narrowed {
  const { filters } = question;
  const factsFor = (products: readonly FittingProduct[]) => products.map((one) => seenWith(one, livePrices));
  const isWithin = isWithinBudget(filters, livePrices);
  const plans = rated.plans.filter(isWithin);
  const dear = rated.plans
    .filter((one) => !isWithin(one))
    .map(({ plan: { product, insurer, block } }): HiddenPlan => {
      return { product, insurer, block, reason: 'filter', members: [] };
    });
  return {
    plans,
    notShown: [...rated.notShown, ...dear],
    filterCounts: filterCounts(factsFor(rated.fitting), filters),
    filterRelief:
      plans.length > 0
        ? undefined
        : filtersToRelax(factsFor(fittingAnyCover(question, rated.facts)), filters),
  };
}

function seenWith({ plan, filterFacts }: FittingProduct, livePrices: LivePrices): FilterFacts {
  if (plan?.premium.kind !== 'pending') return filterFacts;
  return { ...filterFacts, premium: premiumForFilters(currentPremium(plan, livePrices)) };
}
