import type { TaxRate } from '../catalogue/catalogue.ts';
import type { IsoDate } from '../date.ts';
import { exactly, percentOf, rounded } from '../exact.ts';
import type { Rupees } from '../money.ts';
import type { ProductType } from '../quote/quote.ts';

export type TaxOn = { readonly percent: number; readonly effectiveFrom: IsoDate };

/** The tax in force on a day, by the latest rate that has taken effect; undefined before the first known one. */
export function taxOn(
  taxRates: readonly TaxRate[],
  productType: ProductType,
  on: IsoDate,
): TaxOn | undefined {
  let latest: TaxRate | undefined;
  for (const rate of taxRates) {
    if (rate.effectiveFrom > on || !rate.productTypes.includes(productType)) continue;
    if (!latest || latest.effectiveFrom <= rate.effectiveFrom) latest = rate;
  }
  return latest;
}

/** Tax is rounded on its own, half up. */
export function taxOf(net: Rupees, percent: number): Rupees {
  return rounded(percentOf(exactly(net), percent));
}
