import { rupees } from '../money.ts';
import { featureMeasures, isAsGoodInOtherTerms, isBetterInFeatures, type Measures } from './feature-order.ts';
import type { NeverBetter, Premium, ScoredPlan } from './plan.ts';
import { byRecommendation } from './sorting.ts';

type Quoted = Extract<Premium, { kind: 'quoted' }>;
type Priced = { readonly plan: ScoredPlan; readonly premium: Quoted; readonly measures: Measures };

/**
 * The plans with `neverBetter` and `recommended` filled in. A plan is never better when another one costs no more, is
 * at least as good in every feature and term, and is better in a feature. At most one plan is recommended: the highest
 * score among the priced ones that are not never better.
 */
export function withVerdicts(plans: readonly ScoredPlan[], eldestAge: number): readonly ScoredPlan[] {
  const priced = plans
    .flatMap((plan) => pricedOf(plan, eldestAge))
    .sort((a, b) => byRecommendation(a.plan, b.plan));
  const verdicts = new Map(priced.map((one) => [one.plan, neverBetterOf(one, priced)]));
  const chosen = priced.find(({ plan }) => verdicts.get(plan) === undefined)?.plan;
  return plans.map((plan) => ({ ...plan, neverBetter: verdicts.get(plan), recommended: plan === chosen }));
}

function pricedOf(plan: ScoredPlan, eldestAge: number): Priced[] {
  if (plan.premium.kind !== 'quoted') return [];
  return [{ plan, premium: plan.premium, measures: featureMeasures(plan.slab, eldestAge) }];
}

/** Named after the best placed of the plans that beat it. */
function neverBetterOf(one: Priced, priced: readonly Priced[]): NeverBetter | undefined {
  const better = priced.find((other) => beats(other, one));
  return (
    better && {
      thanPlan: better.plan.slab.id,
      thanTitle: better.plan.product.title,
      extra: rupees(one.premium.total - better.premium.total),
    }
  );
}

function beats(left: Priced, right: Priced): boolean {
  return (
    left.premium.total <= right.premium.total &&
    isBetterInFeatures(left.measures, right.measures) &&
    isAsGoodInOtherTerms(left.plan.slab, right.plan.slab)
  );
}
