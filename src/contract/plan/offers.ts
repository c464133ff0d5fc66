import * as v from 'valibot';
import { policyTerms } from '#domain/catalogue/catalogue.ts';
import { premiumStatuses } from '#domain/price/premium.ts';

/** Wire shapes of what can be chosen with a plan: its terms and riders, each with its price. */

/** A term that is sold, with the rupees it saves against as many single years at today's price. */
export const termOfferShape = v.object({
  year: v.picklist(policyTerms),
  total_price: v.number(),
  saved: v.number(),
  /** What the insurer pays us of it, rupees. */
  commission: v.number(),
});

export const riderEffectShape = v.nullable(
  v.object({
    kind: v.string(),
    months: v.optional(v.number()),
    percent: v.optional(v.number()),
    perYear: v.optional(v.number()),
    sumInsured: v.optional(v.number()),
    illnesses: v.optional(v.number()),
  }),
);

export const riderOfferShape = v.object({
  id: v.string(),
  title: v.string(),
  selected: v.boolean(),
  /** Riders of one group exclude each other: only one can be chosen. */
  mutual_exclusive_group: v.nullable(v.string()),
  /** Ids of riders of which one has to be chosen too. */
  needs: v.array(v.string()),
  update_base_premium: v.boolean(),
  /** The insurer answers its price itself. */
  is_dynamic_premium: v.boolean(),
  /** What it adds in a year for these people beside the others that are chosen, tax included, below 0 for what it takes off; null without a price. */
  premium: v.nullable(v.number()),
  premium_status: v.picklist(premiumStatuses),
  /** The code for which it cannot be taken. */
  premium_reason: v.nullable(v.string()),
  /** What it changes in the terms; null when it pays beside the hospital bill. */
  effect: riderEffectShape,
});
