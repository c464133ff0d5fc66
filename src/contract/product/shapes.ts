import * as v from 'valibot';
import { planVariants, saleModes } from '#domain/catalogue/catalogue.ts';
import { productTypeShape } from '../quote/shapes.ts';
import { documentShape } from './paper-shape.ts';

/** Wire shapes of the two calls on what is sold, whoever asks. */

export const documentsResponse = v.object({
  product_slug: v.string(),
  product_title: v.string(),
  insurer_slug: v.string(),
  insurer_title: v.string(),
  insurer_mark: v.string(),
  insurer_phone: v.string(),
  catalogue_version: v.string(),
  demo: v.boolean(),
  /** Day of the price examples. */
  priced_on: v.string(),
  policy_wordings: documentShape,
  policy_brochure: documentShape,
});

const productRow = v.object({
  slug: v.string(),
  title: v.string(),
  product_type: productTypeShape,
  plan_variant: v.picklist(planVariants),
  /** Number of covers sold, and the lowest and highest in rupees. */
  covers: v.number(),
  cover_from: v.number(),
  cover_to: v.number(),
  entry_from: v.number(),
  entry_to: v.number(),
  sale: v.picklist(saleModes),
  /** Only these channels sell it; an empty list means all. */
  sold_in: v.array(v.string()),
  priced_live: v.boolean(),
  zone_pricing: v.boolean(),
});

/** Lowest and highest percentage among the products; both 0 when none has one. */
const percentRange = v.object({ from: v.number(), to: v.number() });

export const catalogueResponse = v.object({
  catalogue_version: v.string(),
  /** Null for a version that names no day. */
  effective_from: v.nullable(v.string()),
  demo: v.boolean(),
  insurers: v.array(
    v.object({ slug: v.string(), title: v.string(), mark: v.string(), products: v.array(productRow) }),
  ),
  tax_rates: v.array(
    v.object({
      effective_from: v.string(),
      percent: v.number(),
      product_types: v.array(productTypeShape),
    }),
  ),
  pricing: v.object({
    zone_priced: v.number(),
    priced_live: v.number(),
    floater_discount: v.array(v.object({ people: v.number(), percent: percentRange })),
    several_individuals_discount: percentRange,
    term_discount: v.array(v.object({ years: v.number(), percent: percentRange })),
    habit_loading: v.array(v.object({ habit: v.string(), percent: percentRange })),
    condition_loading: percentRange,
    most_loading: percentRange,
    age_to: v.number(),
  }),
  /** Rules of the product that hold for every price. */
  rules: v.object({
    price_holds_days: v.number(),
    live_tries: v.number(),
    live_pause_seconds: v.number(),
    projected_years: v.number(),
    projected_to_age: v.number(),
    rise_percent: v.number(),
  }),
});

/** The last age at which any plan takes an adult of a relation; a relation that none takes is absent. */
export const entryAgesResponse = v.object({ oldest: v.record(v.string(), v.number()) });

export type WireDocuments = v.InferOutput<typeof documentsResponse>;
export type WireCatalogue = v.InferOutput<typeof catalogueResponse>;
