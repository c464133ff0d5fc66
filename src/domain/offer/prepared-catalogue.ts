import type { Catalogue, Insurer, Product, Slab } from '../catalogue/catalogue.ts';
import { type SlabOrder, slabOrder } from '../cover/feature-order.ts';
import type { InsurerSlug, SlabId } from '../ids.ts';
import { cashlessAt, medianComplaintsOf } from '../judge/verdict/floors.ts';
import { openYears, type YearsCalculator } from '../judge/years/family-years.ts';
import { memoizeWithin } from '../judge/years/limited-cache.ts';
import { areaOf } from '../location/area.ts';
import { type FilterFacts, filterFactsOf } from './filters/filters.ts';

/** How a slab stands to another one and what filters see of it. */
export type SlabFacts = {
  readonly order: SlabOrder;
  readonly filterFacts: FilterFacts;
};

export type PreparedSlab = {
  readonly slab: Slab;
  /** The age decides only whether a co-pay that starts at an entry age applies, so there are two answers at most. */
  readonly factsAt: (eldestAge: number) => SlabFacts;
};

export type PreparedProduct = {
  readonly product: Product;
  readonly insurer: Insurer;
  /** In rising order of cover. */
  readonly slabs: readonly PreparedSlab[];
  /** Somebody named its slabs: they stand as they are named. In a list a product stands in its best form. */
  readonly isNamed: boolean;
};

/** A catalogue with all that does not depend on the people of a question. Made once a catalogue version. */
export type PreparedCatalogue = {
  readonly catalogue: Catalogue;
  /** In the order of the catalogue; after `narrowedTo` a product stands once for each of its slabs that are left. */
  readonly products: readonly PreparedProduct[];
  readonly years: YearsCalculator;
  /** Insurers that pay without cash at a hospital near a pincode. */
  readonly cashlessNear: (pincode: string) => ReadonlySet<InsurerSlug>;
  /** So many of 10,000 policies are complained of, at the middle insurer. */
  readonly medianComplaints: number;
};

/** As many first three digits as pincodes can have. */
const mostPrefixes = 1_000;

/** Facts of a slab are worked out when it is first asked for: most slabs of a large catalogue never are. */
export function prepareCatalogue(catalogue: Catalogue): PreparedCatalogue {
  const products = catalogue.products.map((product) => {
    const insurer = insurerOf(catalogue, product);
    const slabs = product.slabs.map((slab) => preparedSlab(insurer, slab));
    const rising = slabs.sort((a, b) => a.slab.sumInsured - b.slab.sumInsured);
    return { product, insurer, slabs: rising, isNamed: false };
  });
  const byPrefix = new Map<string, ReadonlySet<InsurerSlug>>();
  const cashlessNear = (pincode: string) => {
    const prefix = areaOf(pincode);
    return memoizeWithin(byPrefix, prefix, mostPrefixes, () =>
      cashlessAt(catalogue.hospitals.get(prefix) ?? [], catalogue.insurers.keys()),
    );
  };
  const medianComplaints = medianComplaintsOf(catalogue.insurers.values());
  return { catalogue, products, years: openYears(catalogue), cashlessNear, medianComplaints };
}

/** As if these slabs were all that is sold, each by itself, so that two of one product both stand. Unknown ones are left out. */
export function narrowedTo(
  { products, ...prepared }: PreparedCatalogue,
  slabIds: readonly SlabId[],
): PreparedCatalogue {
  const wantedSlabs = new Set(slabIds);
  const sellers = new Set(slabIds.map((id) => prepared.catalogue.slabs.get(id)?.product));
  return {
    ...prepared,
    products: products
      .filter(({ product }) => sellers.has(product))
      .flatMap((one) =>
        one.slabs
          .filter(({ slab }) => wantedSlabs.has(slab.id))
          .map((slab) => ({ ...one, slabs: [slab], isNamed: true })),
      ),
  };
}

/** As if somebody had named each product: none is given riders. */
export function asFiled({ products, ...prepared }: PreparedCatalogue): PreparedCatalogue {
  return { ...prepared, products: products.map((one) => ({ ...one, isNamed: true })) };
}

export function preparedSlab(insurer: Insurer, slab: Slab): PreparedSlab {
  const { fromAge } = slab.features.copay;
  let [young, old]: (SlabFacts | undefined)[] = [];
  return {
    slab,
    factsAt: (eldestAge) => {
      if (fromAge !== undefined && eldestAge >= fromAge) {
        old ??= slabFacts(insurer, slab, eldestAge);
        return old;
      }
      young ??= slabFacts(insurer, slab, eldestAge);
      return young;
    },
  };
}

function slabFacts(insurer: Insurer, slab: Slab, eldestAge: number): SlabFacts {
  return {
    order: slabOrder(slab, eldestAge),
    filterFacts: filterFactsOf({ insurer: insurer.slug, ...slab }, eldestAge),
  };
}

function insurerOf(catalogue: Catalogue, product: Product): Insurer {
  const insurer = catalogue.insurers.get(product.insurer);
  if (!insurer) throw new Error(`The catalogue has no insurer ${product.insurer}`);
  return insurer;
}
