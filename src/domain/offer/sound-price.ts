import { effectiveCopayPercent } from '../cover/copay.ts';
import { coversWithoutCopay, isSound, type Soundness } from '../judge/verdict/soundness.ts';
import type { YearsAhead } from '../judge/years/years.ts';
import type { Rupees } from '../money.ts';
import type { ScoredPlan } from './plan.ts';
import type { BlockFacts, RatedBlock, RatedPlan } from './rated-blocks.ts';

export type Sound = { readonly total: Rupees; readonly copayPercent: number };

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

/** For people with a declared illness those of the first policy year; else the ones after the waits. */
export function yearsWhileIll({ years, ratedFor }: BlockFacts): (plan: ScoredPlan) => YearsAhead {
  const isIll = ratedFor.members.some(({ conditions }) => conditions.length > 0);
  return (plan) => (isIll ? years().of(plan.slab, 0) : plan.years);
}

/**
 * The lowest price of a sound plan at exactly the cover that was asked for, of the plans that are left of a block. What
 * insurers price live is left out: its price is known only once it was asked for.
 */
export function lowestSound(block: RatedBlock, candidates: readonly RatedPlan[]): Rupees | undefined {
  return cheapestSound(block, candidates)?.total;
}

/** The same, with the share of each bill that this plan asks of these people: above 0 only where every sound one asks one. */
export function cheapestSound(
  { facts, plans }: RatedBlock,
  candidates: readonly RatedPlan[],
): Sound | undefined {
  const soundness = soundnessFor(facts, plans);
  return candidates
    .filter(({ plan }) => plan.slab.sumInsured === facts.requestedCover && isSound(plan, soundness))
    .flatMap(({ plan: { premium, slab } }) => {
      if (premium.kind !== 'quoted') return [];
      const copayPercent = effectiveCopayPercent(slab.features.copay, facts.eldestAge);
      return [{ total: premium.total, copayPercent }];
    })
    .reduce<Sound | undefined>(
      (least, one) => (least === undefined || one.total < least.total ? one : least),
      undefined,
    );
}
