import type { Product, Slab } from '../catalogue/catalogue.ts';
import type { Rupees } from '../money.ts';

export type WantedCover = {
  readonly sumInsured: Rupees;
  readonly maxSumInsured: Rupees | undefined;
  /** Super top-ups only: the slab's deductible must be exactly the quote's. */
  readonly deductible: Rupees | undefined;
};

/** The smallest slab that gives at least the cover asked for and not more than the most that was said. */
export function slabFor(product: Product, wanted: WantedCover): Slab | undefined {
  const deductible = product.productType === 'super-top-up' ? wanted.deductible : undefined;
  return product.slabs
    .filter(
      (slab) =>
        slab.deductible === deductible &&
        slab.sumInsured >= wanted.sumInsured &&
        (wanted.maxSumInsured === undefined || slab.sumInsured <= wanted.maxSumInsured),
    )
    .reduce<Slab | undefined>(
      (smallest, slab) => (smallest && smallest.sumInsured <= slab.sumInsured ? smallest : slab),
      undefined,
    );
}
