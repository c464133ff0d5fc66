import type { Rider, TermYears } from '../catalogue/catalogue.ts';
import { type Rupees, rupees } from '../money.ts';
import type { FailureCode } from '../result.ts';
import { commissionOf } from './commission.ts';
import { withLivePremium } from './live-premium.ts';
import type { Premium } from './premium.ts';
import { type Rating, ratePlan } from './rating.ts';
import { hasWhatItNeeds, withoutRider, withRiders } from './riders/rider-change.ts';
import { chosenRiders, isSoldWith } from './riders/riders.ts';

/** The premium of a term that is sold, what it saves against as many single years at today's price, what we get of it. */
export type TermOffer = {
  readonly years: TermYears;
  readonly total: Rupees;
  readonly saved: Rupees;
  readonly commission: Rupees;
};

/** A rider of this cover; what it adds for these people, tax included, below 0 for what it takes off. */
export type RiderOffer = {
  readonly rider: Rider;
  readonly isChosen: boolean;
  readonly price:
    | { readonly kind: 'quoted'; readonly total: Rupees }
    | { readonly kind: 'pending' }
    | { readonly kind: 'refused'; readonly code: FailureCode };
};

/** With the riders that are chosen. Empty while there is no price. */
export function termOffers(rating: Rating, premium: Premium): readonly TermOffer[] {
  const pricedRating = withLivePremium(rating, premium);
  const single = ratePlan({ ...pricedRating, termYears: 1 });
  if (single.kind !== 'quoted') return [];
  return rating.product.termYears.flatMap((years) => {
    const together = ratePlan({ ...pricedRating, termYears: years });
    if (together.kind !== 'quoted') return [];
    const { total, net } = together;
    const saved = rupees(single.total * years - total);
    return [{ years, total, saved, commission: commissionOf(net, rating) }];
  });
}

/**
 * Each beside the others that are chosen, in the place of those that it takes out, for a term, in the order in which the
 * product files them; with what it needs, where it needs another. `rating` is of the slab as it is filed.
 */
export function riderOffers(rating: Rating, premium: Premium, termYears: TermYears): readonly RiderOffer[] {
  const pricedRating: Rating = { ...withLivePremium(rating, premium), termYears };
  return rating.product.riders
    .filter((rider) => isSoldWith(rider, rating.slab))
    .map((rider) => ({
      rider,
      isChosen: rating.riders.some(({ id }) => id === rider.id),
      price: riderPrice(pricedRating, rider),
    }));
}

function riderPrice(rating: Rating, rider: Rider): RiderOffer['price'] {
  const { product, members } = rating;
  const riderIds = rating.riders.map(({ id }) => id);
  const needed = hasWhatItNeeds(rider, riderIds)
    ? []
    : rider.needs.filter((id) => chosenRiders(rating, members, [id]).ok).slice(0, 1);
  const idsWith = withRiders(product, [...riderIds, ...needed], [rider.id]).ids;
  const after = chosenRiders(rating, members, idsWith.includes(rider.id) ? idsWith : [rider.id]);
  if (!after.ok) return { kind: 'refused', code: after.failure.code };
  const before = chosenRiders(rating, members, withoutRider(product, idsWith, rider.id).ids);
  if (!before.ok) return { kind: 'refused', code: before.failure.code };
  const [was, is] = [before, after].map(({ value: riders }) => ratePlan({ ...rating, riders }));
  if (was?.kind !== 'quoted' || is?.kind === 'pending') return { kind: 'pending' };
  if (is?.kind !== 'quoted') {
    return {
      kind: 'refused',
      code: is?.reason === 'riders-over-cap' ? 'RIDERS_OVER_CAP' : 'PRICE_UNAVAILABLE',
    };
  }
  return { kind: 'quoted', total: rupees(is.total - was.total) };
}
