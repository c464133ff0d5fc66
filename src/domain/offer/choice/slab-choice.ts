import type { Product } from '../../catalogue/catalogue.ts';
import type { Rupees } from '../../money.ts';
import type { PreparedProduct, PreparedSlab } from '../prepared-catalogue.ts';

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
  const slab = slabs.find(({ slab }) => slab.deductible === borne && slab.sumInsured >= sumInsured);
  const isTooMuch = slab && maxSumInsured !== undefined && slab.slab.sumInsured > maxSumInsured;
  return isTooMuch ? undefined : slab;
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
