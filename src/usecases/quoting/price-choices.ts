import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { riderOffers, termOffers } from '#domain/price/offers.ts';
import { trendPercentAYear } from '#domain/price/price-rise.ts';
import { type PriceChoices, whatCanChange } from '#domain/price/price-risks.ts';
import { projectFiveYears } from '#domain/price/projection.ts';
import { ratedFor } from '#domain/price/rated-for.ts';
import type { Rating } from '#domain/price/rating.ts';
import type { ScoredQuote } from './score-quote.ts';

/** What else a plan of a scored quote can cost its people, beside what was chosen with it. A rider's price is of a year. */
export function priceChoicesIn({
  catalogue,
  quote,
  on,
}: Pick<ScoredQuote, 'catalogue' | 'quote' | 'on'>): (block: ScoredBlock, plan: ScoredPlan) => PriceChoices {
  return ({ block }, { product, slab, insurer, premium, choice }) => {
    const people = ratedFor(catalogue, { ...block, ...choice, on });
    const filed = catalogue.slabs.get(slab.id)?.slab ?? slab;
    const rating: Rating = { product, slab: filed, insurer, ...people };
    return {
      risks: whatCanChange({
        rating,
        premium,
        conditions: catalogue.conditions,
        hasParentsPincode: quote.request.parentsPincode !== undefined,
      }),
      terms: termOffers(rating, premium),
      riders: riderOffers(rating, premium, 1),
      projected: {
        firstYear: Number(on.slice(0, 4)),
        risePercent: trendPercentAYear,
        years: projectFiveYears(rating, trendPercentAYear),
      },
    };
  };
}
