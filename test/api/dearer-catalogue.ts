import type { Catalogue, Product } from '#domain/catalogue/catalogue.ts';
import { rupees } from '#domain/money.ts';

/** The same catalogue as another version of it, with other products in place of its own. */
export function withProducts(
  first: Catalogue,
  version: string,
  change: (product: Product) => readonly Product[],
): Catalogue {
  const products = first.products.flatMap(change);
  const slabs = new Map(
    products.flatMap((product) => product.slabs.map((slab) => [slab.id, { product, slab }] as const)),
  );
  return { ...first, version, products, slabs };
}

/** Every rate of one product is a tenth dearer. */
export function dearerCatalogue(first: Catalogue, productId: string, version: string): Catalogue {
  return withProducts(first, version, (product) => {
    if (product.id !== productId) return [product];
    const rates = [...product.rates].map(
      ([key, bands]) =>
        [
          key,
          bands.map((band) => ({ ...band, annualPremium: rupees(Math.round(band.annualPremium * 1.1)) })),
        ] as const,
    );
    return [{ ...product, rates: new Map(rates) }];
  });
}
