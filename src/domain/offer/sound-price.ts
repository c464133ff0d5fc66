import { coversWithoutCopay, isSound, type Soundness } from '../judge/verdict/soundness.ts';
import { lower, type Rupees } from '../money.ts';
import type { BlockFacts, RatedBlock, RatedPlan } from './rated-blocks.ts';

/** What makes a plan sound for the people of a block; `plans` are those that are sold to them. */
export function soundnessFor(
  { years, ratedFor, eldestAge }: BlockFacts,
  plans: readonly RatedPlan[],
): Soundness {
  const { rents, icuPerDay } = years().ward;
  const shared = ratedFor.basis === 'floater' && ratedFor.members.length > 1;
  const facts = { eldestAge, singleRent: rents['single-ac'], icuPerDay, sharesCover: shared };
  const allPlans = plans.map(({ plan }) => plan);
  return { ...facts, copayFreeAt: coversWithoutCopay(allPlans, facts) };
}

/**
 * The lowest price of a sound plan at exactly the cover that was asked for. What insurers price live is left out: its
 * price is known only once it was asked for.
 */
export function lowestSound({ facts, plans }: RatedBlock): Rupees | undefined {
  const soundness = soundnessFor(facts, plans);
  const prices = plans.flatMap(({ plan }) =>
    plan.slab.sumInsured === facts.requestedCover &&
    plan.premium.kind === 'quoted' &&
    isSound(plan, soundness)
      ? [plan.premium.total]
      : [],
  );
  const [first, ...others] = prices;
  return first && others.reduce(lower, first);
}
