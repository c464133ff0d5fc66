import { type Rupees, rupees } from '../money.ts';
import type { Premium } from './premium.ts';
import { type Rating, ratePlan } from './rating.ts';

/** The premium made of an insurer's own annual price before tax. A price of nothing is no price. */
export function livePremiumOf(annual: Rupees, rating: Rating): Premium {
  if (annual <= 0) return { kind: 'needs-validation', reason: 'insurer-gave-none' };
  return ratePlan({ ...rating, liveAnnual: annual });
}

/** The rating with all that the insurer said of a year, out of the premium that was made of it. */
export function withLivePremium(rating: Rating, premium: Premium): Rating {
  return { ...rating, liveAnnual: liveAnnualOf(premium, rating), liveRiders: liveRidersOf(premium, rating) };
}

function liveRidersOf(premium: Premium, { riders, termYears }: Rating): ReadonlyMap<string, Rupees> {
  const steps = premium.kind === 'quoted' ? premium.steps : [];
  return new Map(
    steps.flatMap(({ cause, amount }) => {
      const rider = 'rider' in cause ? riders.find(({ id }) => id === cause.rider) : undefined;
      return rider?.price.kind === 'live' ? [[rider.id, rupees(amount / termYears)] as const] : [];
    }),
  );
}

/** What the insurer said of a year, out of the premium that was made of it; undefined while it has said nothing. */
export function liveAnnualOf(premium: Premium, { termYears }: Pick<Rating, 'termYears'>): Rupees | undefined {
  if (premium.kind !== 'quoted') return undefined;
  const step = premium.steps.find(({ cause }) => cause.kind === 'live');
  return step && rupees(step.amount / termYears);
}
