import { coversWithoutCopay, isSound, type Soundness } from '../judge/picks.ts';
import type { Rupees } from '../money.ts';
import type { ScoredPlan } from './plan.ts';
import type { BlockFacts, RatedBlock, RatedPlan } from './rated-blocks.ts';

/** What makes a plan sound for the people of a block; `plans` are those that are sold to them. */
export function soundnessFor(
  { years, ratedFor, eldestAge }: BlockFacts,
  plans: readonly RatedPlan[],
): Soundness {
  const { rents, icuPerDay } = years().ward;
  const shared = ratedFor.basis === 'floater' && ratedFor.members.length > 1;
  const isIll = ratedFor.members.some(({ conditions }) => conditions.length > 0);
  const yearsOf = (plan: ScoredPlan) => (isIll ? years().of(plan.slab, true) : plan.years);
  const facts = { eldestAge, singleRent: rents['single-ac'], icuPerDay, sharesCover: shared };
  const sold = plans.map(({ plan }) => plan);
  return { ...facts, copayFreeAt: coversWithoutCopay(sold, facts), yearsOf };
}

/**
 * The lowest price of a sound plan at exactly the cover that was asked for, of the plans that are left of a block. What
 * insurers price live is left out: its price is known only once it was asked for.
 */
export function lowestSound({ facts, plans }: RatedBlock, left: readonly RatedPlan[]): Rupees | undefined {
  const soundness = soundnessFor(facts, plans);
  return left
    .filter(({ plan }) => plan.slab.sumInsured === facts.asked && isSound(plan, soundness))
    .flatMap(({ plan: { premium } }) => (premium.kind === 'quoted' ? [premium.total] : []))
    .reduce<Rupees | undefined>(
      (least, total) => (least === undefined || total < least ? total : least),
      undefined,
    );
}
