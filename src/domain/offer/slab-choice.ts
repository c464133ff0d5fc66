import type { Rupees } from '../money.ts';
import type { PreparedProduct, PreparedSlab } from './prepared.ts';

export type WantedCover = {
  readonly sumInsured: Rupees;
  readonly maxSumInsured: Rupees | undefined;
  /** Super top-ups only: the slab's deductible must be exactly the quote's. */
  readonly deductible: Rupees | undefined;
};

/** The smallest slab that gives at least the cover asked for and not more than the most that was said. */
export function slabFor(
  { product, slabs }: PreparedProduct,
  { sumInsured, maxSumInsured, deductible }: WantedCover,
): PreparedSlab | undefined {
  const borne = product.productType === 'super-top-up' ? deductible : undefined;
  const found = slabs.find(({ slab }) => slab.deductible === borne && slab.sumInsured >= sumInsured);
  const isTooMuch = found && maxSumInsured !== undefined && found.slab.sumInsured > maxSumInsured;
  return isTooMuch ? undefined : found;
}
