import type { Rider, TermYears } from '../catalogue/catalogue.ts';
import { type Rupees, rupees } from '../money.ts';
import type { Premium } from '../offer/plan.ts';
import type { FailureCode } from '../result.ts';
import { commissionOf } from './commission.ts';
import { liveAnnualOf } from './live-premium.ts';
import { type Rating, ratePlan } from './rating.ts';
import { chosenRiders, isSoldWith, noRiders } from './riders/riders.ts';

/** The premium of a term that is sold, what it saves against as many single years at today's price, what we get of it. */
export type TermOffer = {
  readonly years: TermYears;
  readonly total: Rupees;
  readonly saved: Rupees;
  readonly commission: Rupees;
};

/** A rider of this cover; what it adds for these people in a year, tax included, below 0 for what it takes off. */
export type RiderOffer = {
  readonly rider: Rider;
  readonly price:
    | { readonly kind: 'quoted'; readonly total: Rupees }
    | { readonly kind: 'pending' }
    | { readonly kind: 'refused'; readonly code: FailureCode };
};

/** With the riders that are chosen. Empty while there is no price. */
export function termOffers(rating: Rating, premium: Premium): readonly TermOffer[] {
  const asked = { ...rating, liveAnnual: liveAnnualOf(premium, rating) };
  const single = ratePlan({ ...asked, termYears: 1 });
  if (single.kind !== 'quoted') return [];
  return rating.product.termYears.flatMap((years) => {
    const together = ratePlan({ ...asked, termYears: years });
    if (together.kind !== 'quoted') return [];
    const { total, net } = together;
    const saved = rupees(single.total * years - total);
    return [{ years, total, saved, commission: commissionOf(net, rating) }];
  });
}

/** Each by itself, in the order in which the product files them; with what it needs, where it needs another. */
export function riderOffers(rating: Rating, premium: Premium): readonly RiderOffer[] {
  const asked: Rating = { ...rating, termYears: 1, liveAnnual: liveAnnualOf(premium, rating) };
  return rating.product.riders
    .filter((rider) => isSoldWith(rider, rating.slab))
    .map((rider) => ({ rider, price: riderPrice(asked, rider) }));
}

function riderPrice(rating: Rating, rider: Rider): RiderOffer['price'] {
  const { members } = rating;
  const needed = rider.needs.find((id) => chosenRiders(rating, members, [id]).ok);
  const beside = chosenRiders(rating, members, needed === undefined ? [] : [needed]);
  const chosen = chosenRiders(rating, members, needed === undefined ? [rider.id] : [needed, rider.id]);
  if (!chosen.ok) return { kind: 'refused', code: chosen.failure.code };
  const before = ratePlan({ ...rating, riders: beside.ok ? beside.value : noRiders });
  const after = ratePlan({ ...rating, riders: chosen.value });
  if (before.kind !== 'quoted' || after.kind === 'pending') return { kind: 'pending' };
  if (after.kind !== 'quoted') {
    return {
      kind: 'refused',
      code: after.reason === 'riders-over-cap' ? 'RIDERS_OVER_CAP' : 'PRICE_UNAVAILABLE',
    };
  }
  return { kind: 'quoted', total: rupees(after.total - before.total) };
}
