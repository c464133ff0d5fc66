import { isAsGood, isBetter, type SlabOrder } from '../../cover/feature-order.ts';
import { rupees } from '../../money.ts';
import type { NeverBetter, ScoredPlan } from '../../offer/plan.ts';
import { byRecommendation } from '../../offer/sorting.ts';

type Priced = {
  readonly plan: ScoredPlan;
  readonly total: number;
  /** Rupees a year over the years one keeps it. */
  readonly overYears: number;
  readonly order: SlabOrder;
};

/**
 * The plans with `neverBetter` filled in: another one costs no more, this year and over the years one keeps it, is at least
 * as good in every feature and term, and is better in a feature or costs less. A plan without a price is not judged; one
 * that a floor keeps out beats none that stands, for what keeps it out is no term of a contract. Nor is where an insurer
 * pays without cash: one that lacks the hospital that was named beats none that has it.
 *
 * What beats a beaten plan beats all that this one beats. So each plan, cheapest first, is held against the unbeaten
 * ones alone, of which one stands for all with the same features, terms and later premiums, floors apart; it is named after
 * the best placed of them.
 */
export function withVerdicts(plans: readonly Pick<Priced, 'plan' | 'order'>[]): readonly ScoredPlan[] {
  const unbeaten: Priced[] = [];
  const placeOf = new Map<string, number>();
  const verdicts = new Map<ScoredPlan, NeverBetter>();
  for (const one of plans.flatMap(pricedOf).sort(beatersFirst)) {
    const name = `${one.order.name} ${hasFloor(one)} ${lacksHospital(one)} ${one.overYears}`;
    const place = placeOf.get(name);
    const twin = place === undefined ? undefined : unbeaten[place];
    const better = bestThatBeats(unbeaten, one);
    if (better) {
      verdicts.set(one.plan, neverBetterThan(better, one));
      continue;
    }
    placeOf.set(name, place ?? unbeaten.length);
    unbeaten[place ?? unbeaten.length] = ahead(one, twin);
  }
  return plans.map(({ plan }) => {
    const neverBetter = verdicts.get(plan);
    return neverBetter ? { ...plan, neverBetter } : plan;
  });
}

function bestThatBeats(unbeaten: readonly Priced[], one: Priced): Priced | undefined {
  let best: Priced | undefined;
  for (const other of unbeaten) {
    if (hasFloor(other) && !hasFloor(one)) continue;
    if (lacksHospital(other) && !lacksHospital(one)) continue;
    if (other.overYears > one.overYears) continue;
    const costsLess = other.total < one.total || other.overYears < one.overYears;
    const beats = costsLess ? isAsGood : isBetter;
    if (beats(other.order, one.order)) best = ahead(other, best);
  }
  return best;
}

function hasFloor({ plan }: Priced): boolean {
  return plan.floor !== undefined;
}

function lacksHospital({ plan }: Priced): boolean {
  return plan.unmet.includes('hospital');
}

function ahead(one: Priced, other: Priced | undefined): Priced {
  return other && byRecommendation(other.plan, one.plan) < 0 ? other : one;
}

function pricedOf({ plan, order }: Pick<Priced, 'plan' | 'order'>): Priced[] {
  if (plan.premium.kind !== 'quoted') return [];
  const { total } = plan.premium;
  return [{ plan, order, total, overYears: plan.allIn?.premium ?? total }];
}

/** By premium; where that is equal the one that is ahead first, then the one that costs less later. So a plan stands after all that could beat it. */
function beatersFirst(left: Priced, right: Priced): number {
  if (left.total !== right.total) return left.total - right.total;
  const [a, b] = [left.order.features, right.order.features];
  for (let index = 0; index < a.length; index++) {
    const [ours, theirs] = [a[index] ?? 0, b[index] ?? 0];
    // Never a difference: two that are without limit differ by nothing.
    if (ours !== theirs) return ours > theirs ? -1 : 1;
  }
  return left.overYears - right.overYears;
}

function neverBetterThan(better: Priced, one: Priced): NeverBetter {
  return { than: better.plan, extra: rupees(one.total - better.total) };
}
