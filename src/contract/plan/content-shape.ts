import * as v from 'valibot';
import { cityTiers } from '#domain/location/city.ts';
import { pickScopes } from '#domain/offer/plan.ts';
import { usualOutcomes } from '#domain/person/condition.ts';
import { priceRiskKinds } from '#domain/price/price-risk-kinds.ts';
import { documentShape } from '../product/paper-shape.ts';
import { billTestShape } from './bills/bill-test.ts';
import { besideShape, betterFitShape } from './judged/alternatives.ts';
import { policyYearShape } from './judged/judged.ts';
import { riderOfferShape, termOfferShape } from './offers.ts';

/** One thing that can still change the price; which of the others a kind has, price-risk-wire.ts says. */
const priceRiskShape = v.object({
  kind: v.picklist(priceRiskKinds),
  member: v.optional(v.string()),
  age: v.optional(v.number()),
  /** Rupees dearer, below 0 cheaper; null where no price is known. */
  change: v.optional(v.nullable(v.number())),
  within_months: v.optional(v.number()),
  sum_assured: v.optional(v.number()),
  condition: v.optional(v.number()),
  usual_outcome: v.optional(v.picklist(usualOutcomes)),
  count: v.optional(v.number()),
  years: v.optional(v.number()),
  saved: v.optional(v.number()),
  zone: v.optional(v.number()),
  from: v.optional(v.string()),
  percent: v.optional(v.number()),
  days: v.optional(v.number()),
});

const networkShape = v.object({
  /** Whose place it is. */
  members: v.array(v.string()),
  pincode: v.string(),
  city: v.string(),
  /** All that we know of in the area of the pincode: its first three digits. */
  hospitals: v.number(),
  cashless: v.number(),
  /** Where this insurer pays nothing but in an emergency. */
  excluded: v.number(),
});

/** What only a plan's own page says. */
export const contentShape = v.object({
  /** The years that all in is made of; none without a price, and when scores are off. */
  policy_years: v.array(policyYearShape),
  standard_exclusions: v.object({ terms: v.array(v.object({ code: v.string(), text: v.string() })) }),
  special_feature: v.array(v.string()),
  policy_wordings: documentShape,
  policy_brochure: documentShape,
  usps: v.array(v.string()),
  similar_products: v.array(
    v.object({
      product_id: v.string(),
      product_slug: v.string(),
      product_title: v.string(),
      insurer_title: v.string(),
    }),
  ),
  faqs: v.array(v.object({ question: v.string(), answer: v.string() })),
  claims_process: v.array(v.string()),
  claims_usps: v.array(v.string()),
  claim_record: v.object({
    /** The year runs from April to March: "2025-26". */
    financial_year: v.string(),
    settled_percent: v.number(),
    within_30_days_percent: v.number(),
    complaints_per_10000_policies: v.number(),
    /** Its capital at the end of that year, times what the regulator counts as required. Null: not published. */
    solvency_ratio: v.nullable(v.number()),
    /** Who published the figures, or that they are invented. */
    source: v.string(),
  }),
  /** The same of all insurers together, to hold it against. */
  all_claim_records: v.object({
    settled_percent: v.number(),
    within_30_days_percent: v.number(),
    complaints_per_10000_policies: v.number(),
    solvency_ratio: v.nullable(v.number()),
  }),
  /** The insurer pays us this share of the premium without tax. It is no part of the score. */
  commission_percent: v.number(),
  /** The same in rupees, of the premium of this plan; that of other terms stands in `discounts`. Null without a price. */
  commission: v.nullable(v.number()),
  /** Hospitals near each place where the people of the block live; `POST hospitals/by-pincode/` names them. */
  network: v.array(networkShape),
  /** At most two, the recommended one first, then the cheapest sound one; none under a licence without advice. */
  beside: v.array(besideShape),
  /** The cheapest sound plan of the list, and of which plans that is true; it may be this plan, or one that is not `beside`. Null: none, or no advice. */
  cheapest_sound: v.nullable(v.object({ slab_id: v.string(), scope: v.picklist(pickScopes) })),
  better_fits: v.array(betterFitShape),
  /** Ages at which it stops taking new people, and from which a medical decision is asked; null: none. */
  joining: v.object({ max_age: v.number(), medical_from_age: v.nullable(v.number()) }),
  bill_test: billTestShape,
  general: v.object({ conditions: v.array(v.string()) }),
  premium_may_change: v.array(priceRiskShape),
  discounts: v.array(termOfferShape),
  riders: v.array(riderOfferShape),
  /** Null without a price, and when scores are off. */
  rank_stability: v.nullable(
    v.object({
      first_percent: v.number(),
      first_three_percent: v.number(),
      weightings: v.number(),
      /** Plans it was held against, itself included. */
      plans: v.number(),
    }),
  ),
  /** Null where the plan has no room limit in rupees. */
  room_cap: v.nullable(
    v.object({
      tier: v.picklist(cityTiers),
      /** This is the rent of a single room with air conditioning in a city of this tier. */
      rent_per_day: v.number(),
      limit_per_day: v.number(),
      /** The smallest cover of this product in which that rent is not cut; null when there is none. */
      paid_in_full_from: v.nullable(v.number()),
    }),
  ),
});

export type WirePriceRisk = v.InferOutput<typeof priceRiskShape>;
