import { type Floor, floorOf } from '../judge/verdict/floors.ts';
import { laterPriceOf } from '../judge/verdict/later-price.ts';
import { coversWithoutCopay, isSound, type Soundness } from '../judge/verdict/soundness.ts';
import { lower, type Rupees } from '../money.ts';
import type { PlanForm } from './choice/best-form.ts';
import type { Plan } from './plan.ts';
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

/** What keeps a plan from being recommended, whatever else is on sale. */
export function floorFor({ floors, ratedFor }: BlockFacts, plan: Plan): Floor | undefined {
  return floorOf(plan, floors()) ?? laterPriceOf({ ...ratedFor, ...plan });
}

/**
 * The lowest price among sound plans that no floor keeps out, each in the form in which it competes. Riders only add to a
 * price: dearer plans than the lowest so far are not looked at. What an insurer prices live has its price as far as it is
 * known.
 */
export function lowestSound(
  { facts, plans }: RatedBlock,
  formOf: (rated: RatedPlan) => PlanForm,
): Rupees | undefined {
  const soundness = soundnessFor(facts, plans);
  let lowest: Rupees | undefined;
  for (const [filed, rated] of byPrice(plans, formOf)) {
    if (lowest !== undefined && filed >= lowest) break;
    const form = formOf(rated);
    const { plan } = form.rated;
    if (form.premium.kind !== 'quoted' || !isSound(plan, soundness) || floorFor(facts, plan)) continue;
    lowest = lowest === undefined ? form.premium.total : lower(lowest, form.premium.total);
  }
  return lowest;
}

function byPrice(
  plans: readonly RatedPlan[],
  formOf: (rated: RatedPlan) => PlanForm,
): readonly (readonly [Rupees, RatedPlan])[] {
  return plans
    .flatMap((one) => {
      const { premium } = one.plan.premium.kind === 'pending' ? formOf(one) : one.plan;
      return premium.kind === 'quoted' ? [[premium.total, one] as const] : [];
    })
    .sort(([left], [right]) => left - right);
}
