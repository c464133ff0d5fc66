import type { Product } from '../../catalogue/catalogue.ts';
import { lakh, type Rupees } from '../../money.ts';
import { rateBases } from '../../price/rate-base.ts';
import type { RatedFor } from '../../price/rated-for.ts';
import type { QuoteRequest } from '../../quote/quote.ts';
import type { PlanFilters } from '../filters/filters.ts';
import type { PreparedProduct, PreparedSlab } from '../prepared-catalogue.ts';

export type WantedCover = {
  readonly sumInsured: Rupees;
  readonly maxSumInsured: Rupees | undefined;
  /** Super top-ups only: the slab's deductible must be exactly the quote's. */
  readonly deductible: Rupees | undefined;
};

/** Nobody sells more; shares of larger amounts would leave the whole numbers. */
export const mostCover = lakh(10_000);

/** A cover chosen among the filters takes the place of the quote's, and of the most that was said with it. */
export function wantedCover(request: QuoteRequest, { sumInsured, maxSumInsured }: PlanFilters): WantedCover {
  return {
    sumInsured: sumInsured ?? request.sumInsured,
    maxSumInsured: maxSumInsured ?? (sumInsured === undefined ? request.maxSumInsured : undefined),
    deductible: request.deductible,
  };
}

/** The smallest slab that gives at least the cover asked for and not more than the most that was said. */
export function slabFor(
  { product, slabs }: PreparedProduct,
  { sumInsured, maxSumInsured, deductible }: WantedCover,
): PreparedSlab | undefined {
  const borne = product.productType === 'super-top-up' ? deductible : undefined;
  const slab = slabs.find(({ slab }) => slab.deductible === borne && slab.sumInsured >= sumInsured);
  const isTooMuch = slab && maxSumInsured !== undefined && slab.slab.sumInsured > maxSumInsured;
  return isTooMuch ? undefined : slab;
}

/**
 * The cover asked for is a least one: of a product's covers the largest that costs no more than the smallest of them, as
 * filed; the smallest where no rate is. A catalogue is refused in which a larger one costs less.
 */
export function largestAtPrice(
  ratedFor: RatedFor,
  { product, slabs }: PreparedProduct,
  least: PreparedSlab,
  { maxSumInsured = mostCover }: WantedCover,
): PreparedSlab {
  const filed = ({ slab }: PreparedSlab) =>
    rateBases({ ...ratedFor, product, slab })?.reduce((sum, { band }) => sum + band.annualPremium, 0);
  if (product.pricing === 'live' || slabs.at(-1) === least) return least;
  const price = filed(least);
  if (price === undefined) return least;
  let best = least;
  for (const one of slabs.slice(slabs.indexOf(least) + 1)) {
    if (one.slab.deductible !== least.slab.deductible) continue;
    if (one.slab.sumInsured > maxSumInsured || filed(one) !== price) break;
    best = one;
  }
  return best;
}

/** Whether a product has a slab for such a cover at all. A super top-up without a wanted deductible may have any. */
export function sellsCover(
  { productType, slabs }: Pick<Product, 'productType' | 'slabs'>,
  { sumInsured, maxSumInsured, deductible }: WantedCover,
): boolean {
  const borne = productType === 'super-top-up' ? deductible : undefined;
  const isAny = productType === 'super-top-up' && deductible === undefined;
  const least = slabs.reduce(
    (most, slab) =>
      (isAny || slab.deductible === borne) && slab.sumInsured >= sumInsured && slab.sumInsured < most
        ? slab.sumInsured
        : most,
    Number.POSITIVE_INFINITY,
  );
  return least <= (maxSumInsured ?? Number.MAX_VALUE);
}
