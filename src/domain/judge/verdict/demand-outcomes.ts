import { isPutForward, type ScoredBlock, type ScoredPlan } from '../../offer/plan.ts';
import type { Demand } from './demands.ts';

/** What came of something that was said to matter a lot. */
export type DemandOutcome = {
  readonly item: Demand;
  /** The recommended plan has it. */
  readonly isMet: boolean;
  /**
   * Where it is not met: of the plans with it the one that costs least over the years, and how much more than the recommended
   * one, below 0 less; one that may be put forward before any that may not. Undefined: nobody sells it to these people.
   */
  readonly having:
    | { readonly plan: ScoredPlan; readonly more: number; readonly isPutForward: boolean }
    | undefined;
};

/** Says of each demand whether the recommended plan meets it, and what one that does costs. Empty where nothing is recommended. */
export function demandOutcomes({
  plans,
  demands,
}: Pick<ScoredBlock, 'plans' | 'demands'>): readonly DemandOutcome[] {
  const best = plans.find(({ recommended }) => recommended);
  if (!best) return [];
  return demands.map((item) => {
    const isMet = !best.unmet.includes(item);
    return { item, isMet, having: isMet ? undefined : leastHaving(item, best, plans) };
  });
}

/** Rupees a year, over the years one keeps it. */
function leastHaving(item: Demand, best: ScoredPlan, plans: readonly ScoredPlan[]): DemandOutcome['having'] {
  const [least] = plans
    .flatMap((plan) => (plan.allIn && !plan.unmet.includes(item) ? [{ plan, total: plan.allIn.total }] : []))
    .sort(
      (left, right) =>
        Number(isPutForward(right.plan)) - Number(isPutForward(left.plan)) || left.total - right.total,
    );
  return (
    least && {
      plan: least.plan,
      more: least.total - (best.allIn?.total ?? 0),
      isPutForward: isPutForward(least.plan),
    }
  );
}
