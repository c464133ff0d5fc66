import type { Catalogue, Product, RateTable, Slab } from '#domain/catalogue/catalogue.ts';
import { asId, type ProductId, type SlabId } from '#domain/ids.ts';
import { roundRupees } from '#domain/money.ts';

/** How much dearer or cheaper a copy is than the product it is a copy of; no two copies of one product cost the same. */
const priceStep = 0.003;

/**
 * At least so many slabs: the products of a catalogue, and copies of them at other prices. Insurers, places and forms
 * stay as they are.
 */
export function grownCatalogue(catalogue: Catalogue, slabCount: number): Catalogue {
  const products: Product[] = [];
  let count = 0;
  for (let round = 0; count < slabCount; round++) {
    for (const product of catalogue.products) {
      if (count >= slabCount) break;
      products.push(round === 0 ? product : copyOf(product, round));
      count += product.slabs.length;
    }
  }
  const slabs = products.flatMap((product) =>
    product.slabs.map((slab): [SlabId, { product: Product; slab: Slab }] => [slab.id, { product, slab }]),
  );
  return { ...catalogue, version: `${catalogue.version}-${slabCount}`, products, slabs: new Map(slabs) };
}

function copyOf(product: Product, round: number): Product {
  // Joined, for a text in one piece like those that are read from a file.
  const nameOf = (id: string) => asId<SlabId>([id, 'copy', round].join('-'));
  // Copies lie on both sides of the original, so that many a pair is never better one way or the other.
  const factor = 1 + (round % 2 === 0 ? 1 : -1) * (round % 97) * priceStep;
  return {
    ...product,
    id: asId<ProductId>([product.id, 'copy', round].join('-')),
    slabs: product.slabs.map((slab) => ({ ...slab, id: nameOf(slab.id) })),
    rates: ratesOf(product, nameOf, factor),
  };
}

function ratesOf(product: Product, nameOf: (id: string) => SlabId, factor: number): RateTable {
  return new Map(
    [...product.rates].map(([key, bands]) => {
      // A key names its slab first.
      const [slab = '', ...rest] = key.split('|');
      const dearer = bands.map((band) => ({
        ...band,
        annualPremium: roundRupees(band.annualPremium * factor),
      }));
      return [[nameOf(slab), ...rest].join('|'), dearer];
    }),
  );
}
