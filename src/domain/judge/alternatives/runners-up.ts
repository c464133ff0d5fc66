import { isPutForward, type ScoredPlan } from '../../offer/plan.ts';

const most = 2;

/**
 * The plans to hold one against: the picks first, then the list as it stands; as far as they may be put forward, with a
 * price, at its cover.
 */
export function runnersUp(plans: readonly ScoredPlan[], plan: ScoredPlan): readonly ScoredPlan[] {
  const others = plans.filter(
    (other) =>
      other.slab.id !== plan.slab.id &&
      other.premium.kind === 'quoted' &&
      isPutForward(other) &&
      other.slab.sumInsured === plan.slab.sumInsured,
  );
  return others.toSorted((left, right) => Number(isPick(right)) - Number(isPick(left))).slice(0, most);
}

function isPick({ pick }: ScoredPlan): boolean {
  return pick !== undefined;
}
