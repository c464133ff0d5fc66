import type { Insurer, Product } from '../catalogue/catalogue.ts';
import { exactly, percentOf, rounded } from '../exact.ts';
import type { Rupees } from '../money.ts';

/** What the insurer pays us out of a premium without tax; rounded half up. No part of any score or order. */
export function commissionOf(
  net: Rupees,
  { insurer, product }: { readonly insurer: Insurer; readonly product: Product },
): Rupees {
  return rounded(percentOf(exactly(net), insurer.commissionPercent[product.productType]));
}
