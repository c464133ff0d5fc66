import { isPutForward, type ScoredPlan } from '../../offer/plan.ts';
import { cheapestSound } from '../verdict/pick-names.ts';

const most = 2;

/**
 * The plans to hold one against: the recommended one first, then the cheapest sound one, then another pick, then the list
 * as it stands; as far as they may be put forward, with a price, at its cover.
 */
export function runnersUp(plans: readonly ScoredPlan[], plan: ScoredPlan): readonly ScoredPlan[] {
  const cheapest = cheapestSound(plans)?.plan;
  const rankOf = (other: ScoredPlan) =>
    other.recommended ? 3 : other === cheapest ? 2 : other.pick === undefined ? 0 : 1;
  const others = plans.filter(
    (other) =>
      other.slab.id !== plan.slab.id &&
      other.premium.kind === 'quoted' &&
      isPutForward(other) &&
      other.slab.sumInsured === plan.slab.sumInsured,
  );
  return others.toSorted((left, right) => rankOf(right) - rankOf(left)).slice(0, most);
}
