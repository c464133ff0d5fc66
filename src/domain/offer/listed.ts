import type { ScoredPlan } from './plan.ts';

/** How a list stands on its page: each of its plans is in one of the four, each in the order of the list. */
export type ListedPlans = {
  readonly picks: readonly ScoredPlan[];
  /** At the cover that was asked for, with a price or with the word that there is none. */
  readonly list: readonly ScoredPlan[];
  /** At that cover, and the insurer is still to say its price. */
  readonly waiting: readonly ScoredPlan[];
  /** Sold from more cover up. */
  readonly apart: readonly ScoredPlan[];
};

/** Picks stand by rising premium. */
export function listedPlans(plans: readonly ScoredPlan[]): ListedPlans {
  const premiumOf = ({ premium }: ScoredPlan) => (premium.kind === 'quoted' ? premium.total : 0);
  const others = plans.filter(({ pick }) => pick === undefined);
  const atRequestedCover = others.filter(({ atAskedCover }) => atAskedCover);
  return {
    picks: plans
      .filter(({ pick }) => pick !== undefined)
      .toSorted((left, right) => premiumOf(left) - premiumOf(right)),
    list: atRequestedCover.filter(({ premium }) => premium.kind !== 'pending'),
    waiting: atRequestedCover.filter(({ premium }) => premium.kind === 'pending'),
    apart: others.filter(({ atAskedCover }) => !atAskedCover),
  };
}
