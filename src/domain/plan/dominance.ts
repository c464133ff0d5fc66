import { rupees } from '../money.ts';
import { isBetter, type SlabOrder } from './feature-order.ts';
import type { NeverBetter, ScoredPlan } from './plan.ts';
import { byRecommendation } from './sorting.ts';

type Priced = { readonly plan: ScoredPlan; readonly total: number; readonly order: SlabOrder };

/**
 * The plans with `neverBetter` and `recommended` filled in. A plan is never better when another one costs no more, is
 * at least as good in every feature and term, and is better in a feature. At most one plan is recommended: the highest
 * score among the priced ones that are not never better.
 *
 * What beats a beaten plan beats all that this one beats. So each plan, cheapest first, is held against the unbeaten
 * ones alone, and named after the best placed of them.
 */
export function withVerdicts(plans: readonly Omit<Priced, 'total'>[]): readonly ScoredPlan[] {
  const unbeaten: Priced[] = [];
  const verdicts = new Map<ScoredPlan, NeverBetter>();
  for (const one of plans.flatMap(pricedOf).sort(beatersFirst)) {
    const better = unbeaten.find((other) => isBetter(other.order, one.order));
    if (better) verdicts.set(one.plan, neverBetterThan(better, one));
    else unbeaten.splice(placeOf(one, unbeaten), 0, one);
  }
  const chosen = unbeaten[0]?.plan;
  return plans.map(({ plan }) => {
    const neverBetter = verdicts.get(plan);
    return neverBetter || plan === chosen ? { ...plan, neverBetter, recommended: plan === chosen } : plan;
  });
}

function pricedOf({ plan, order }: Omit<Priced, 'total'>): Priced[] {
  return plan.premium.kind === 'quoted' ? [{ plan, order, total: plan.premium.total }] : [];
}

/** By premium; where that is equal the one that is ahead first. So a plan stands after all that could beat it. */
function beatersFirst(left: Priced, right: Priced): number {
  if (left.total !== right.total) return left.total - right.total;
  const [a, b] = [left.order.features, right.order.features];
  const differs = a.findIndex((value, index) => value !== b[index]);
  return differs < 0 ? 0 : (b[differs] ?? 0) - (a[differs] ?? 0);
}

/** Where a plan stands among those that are in the order of recommendation. */
function placeOf(one: Priced, ordered: readonly Priced[]): number {
  let [from, to] = [0, ordered.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = ordered[middle];
    if (other && byRecommendation(other.plan, one.plan) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

function neverBetterThan(better: Priced, one: Priced): NeverBetter {
  return {
    thanPlan: better.plan.slab.id,
    thanTitle: better.plan.product.title,
    extra: rupees(one.total - better.total),
  };
}
