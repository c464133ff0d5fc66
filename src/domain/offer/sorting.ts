import { roundToTwoDigits } from '../judge/years/rounded-years.ts';
import { never } from '../result.ts';
import type { SortOrder } from './filters/filters.ts';
import { type Licence, licenceRules } from './licence.ts';
import { isPutForward, type ScoredPlan } from './plan.ts';

type Comparison = (left: ScoredPlan, right: ScoredPlan) => number;

/**
 * A new list; the cover that was asked for is a least one, so that no plan stands back for giving more. In the order of
 * recommendation what another plan beats, or a floor keeps out, comes after all that could be recommended. The order is
 * total: the last tie goes by slab id, so the same plans always come in the same order.
 */
export function sortPlans(plans: readonly ScoredPlan[], order: SortOrder): readonly ScoredPlan[] {
  const compare = comparisonFor(order);
  return plans.toSorted(compare);
}

/** Where scores may not be shown, the order by score is not offered and low premium comes first. */
export function sortOrderUnder(licence: Licence, order: SortOrder): SortOrder {
  return order === 'recommended' && !licenceRules[licence].mayAdvise ? 'premium-low' : order;
}

/** Ties go by premium, then slab id. A plan without a price stands by the part of the score it has earned. */
export const byRecommendation: Comparison = (left, right) =>
  right.score.totalTenths - left.score.totalTenths || premiumOrder(left, right, 1) || slabOrder(left, right);

function comparisonFor(order: SortOrder): Comparison {
  switch (order) {
    case 'recommended':
      return (left, right) =>
        Number(right.recommended) - Number(left.recommended) ||
        Number(isPutForward(right)) - Number(isPutForward(left)) ||
        byRecommendation(left, right);
    case 'premium-high':
      return (left, right) => premiumOrder(left, right, -1) || slabOrder(left, right);
    case 'premium-low':
      return (left, right) => premiumOrder(left, right, 1) || slabOrder(left, right);
    case 'cover':
      return (left, right) =>
        right.slab.sumInsured - left.slab.sumInsured ||
        premiumOrder(left, right, 1) ||
        slabOrder(left, right);
    case 'bad-year':
      return (left, right) =>
        badYear(left) - badYear(right) || premiumOrder(left, right, 1) || slabOrder(left, right);
    default:
      return never(order);
  }
}

/** As it is shown: what is shown as equal is no difference. */
function badYear({ years }: ScoredPlan): number {
  return roundToTwoDigits(years.oneInHundred);
}

/** Plans without a price come last in either direction. */
function premiumOrder(left: ScoredPlan, right: ScoredPlan, direction: 1 | -1): number {
  const [a, b] = [left.premium, right.premium];
  if (a.kind === 'quoted' && b.kind === 'quoted') return direction * (a.total - b.total);
  return Number(a.kind !== 'quoted') - Number(b.kind !== 'quoted');
}

function slabOrder(left: ScoredPlan, right: ScoredPlan): number {
  return left.slab.id < right.slab.id ? -1 : 1;
}
