import type { Catalogue, Insurer, Product, TaxRate } from '#domain/catalogue/catalogue.ts';
import type { IsoDate } from '#domain/date.ts';
import type { Condition } from '#domain/person/condition.ts';

/** What the papers of a product are made from. */
export type ProductFacts = {
  readonly product: Product;
  readonly insurer: Insurer;
  /** All conditions of the catalogue: gives the names. */
  readonly conditions: readonly Condition[];
  readonly taxRates: readonly TaxRate[];
  /** Day of the price examples. */
  readonly on: IsoDate;
  readonly catalogueVersion: string;
};

/** A product, or one cover of it. */
export type SoldProduct = Pick<ProductFacts, 'product'>;

/** The same with the names of conditions. */
export type ProductWithNames = Pick<ProductFacts, 'product' | 'conditions'>;

/** `on` is the day of the price examples in the brochure. */
export function productFacts(
  catalogue: Pick<Catalogue, 'conditions' | 'taxRates' | 'version'>,
  product: Product,
  insurer: Insurer,
  on: IsoDate,
): ProductFacts {
  const { conditions, taxRates, version } = catalogue;
  return { product, insurer, conditions, taxRates, on, catalogueVersion: version };
}
