import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { type RiderOffer, riderOffers, type TermOffer, termOffers } from '#domain/price/offers.ts';
import { type PriceRisk, whatCanChange } from '#domain/price/price-risks.ts';
import { ratedFor } from '#domain/price/rated-for.ts';
import type { Rating } from '#domain/price/rating.ts';
import { noRiders } from '#domain/price/riders/riders.ts';
import type { Ports } from './ports.ts';
import { coverStart } from './price-plan.ts';
import type { ScoredQuote } from './score-quote.ts';

type PriceChoices = {
  /** What can still change the price. */
  readonly risks: readonly PriceRisk[];
  readonly terms: readonly TermOffer[];
  readonly riders: readonly RiderOffer[];
};

/** What else a plan of a scored quote can cost its people: for a year from the start of cover, without riders. */
export function priceChoicesIn(
  ports: Pick<Ports, 'clock'>,
  { catalogue, quote }: Pick<ScoredQuote, 'catalogue' | 'quote'>,
): (block: ScoredBlock, plan: ScoredPlan) => PriceChoices {
  const on = coverStart(ports);
  return ({ block }, { product, slab, insurer, premium }) => {
    const people = ratedFor(catalogue, { ...block, termYears: 1, riders: noRiders, on });
    const rating: Rating = { product, slab, insurer, ...people };
    return {
      risks: whatCanChange({
        rating,
        premium,
        conditions: catalogue.conditions,
        parentsPincodeGiven: quote.request.parentsPincode !== undefined,
      }),
      terms: termOffers(rating, premium),
      riders: riderOffers(rating, premium),
    };
  };
}
