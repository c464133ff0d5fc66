import * as v from 'valibot';
import { policyTerms } from '#domain/catalogue/catalogue.ts';
import { genders } from '#domain/person/relation.ts';
import { noLivePriceReasons, premiumStatuses } from '#domain/price/premium.ts';
import { risePercentRange } from '#domain/price/price-rise.ts';
import { processingStatuses } from '#domain/purchase/processing-status.ts';
import { wholeText } from '../call/whole-text.ts';
import { choiceEntries, riderIdsShape } from '../plan/choice.ts';
import { longProjectionShape, planShape, projectionShape } from '../plan/shapes.ts';
import { blockIdShape, cityShape, memberShape, pincodeShape, planTypeShape } from './shapes.ts';

/** Wire shapes of the calls about a plan that a quote has: its price over the years, its live price, its purchase. */

export const projectionRequest = v.strictObject({
  slab_id: v.pipe(v.string(), v.maxLength(80)),
  quote_id: v.pipe(v.string(), v.maxLength(64)),
  plan_type: planTypeShape,
  /** Absent: the first block of the plan type. */
  block: v.optional(blockIdShape),
  /** Years that are paid for at once each time; absent: one. */
  tenure: v.optional(v.pipe(wholeText, v.picklist(policyTerms))),
  /** Ids of those that are taken; absent: none. */
  riders: v.optional(riderIdsShape),
  /** Assumed rise of prices a year; absent: the usual one. */
  rise_percent: v.optional(
    v.pipe(wholeText, v.minValue(risePercentRange.min), v.maxValue(risePercentRange.max)),
  ),
});
export const projectionResponse = v.object({
  five_year_projection: projectionShape,
  to_age_70: longProjectionShape,
});

export const onserverPremiumRequest = v.strictObject({
  plan_identifiers: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(20)),
});
export const onserverPremiumResponse = v.object({
  premium_results: v.array(
    v.object({
      plan_identifier: v.string(),
      status: v.picklist(premiumStatuses),
      premium: v.nullable(v.number()),
      reason: v.nullable(v.picklist(noLivePriceReasons)),
      plan: v.nullable(planShape),
    }),
  ),
  finish: v.boolean(),
});

export const processingStatusRequest = v.strictObject({
  age: wholeText,
  slab_id: v.pipe(v.string(), v.maxLength(80)),
});
export const processingStatusResponse = v.object({ status: v.picklist(processingStatuses) });

/** It is a member, or the id alone. */
const memberOrId = v.union([v.pipe(v.string(), v.maxLength(20)), memberShape]);

export const createTransactionRequest = v.strictObject({
  data: v.strictObject({
    /** They must be one block of the quote. What is said of them, and gender, place and city, must be as the quote has it. */
    members: v.pipe(v.array(memberOrId), v.minLength(1), v.maxLength(16)),
    gender: v.optional(v.picklist(genders)),
    pincode: v.optional(pincodeShape),
    city: v.optional(v.nullable(cityShape)),
    slab_id: v.pipe(v.string(), v.maxLength(80)),
    cpt_id: v.pipe(v.string(), v.maxLength(120)),
    quote_id: v.pipe(v.string(), v.maxLength(64)),
    /** Ours; absent, `cpt_id` tells the block apart from others of the same people. */
    plan_type: v.optional(planTypeShape),
    /** Ours; absent both, a purchase that is open keeps its own, and a new one has a year and what `cpt_id` names: riders of the list, or none. */
    ...choiceEntries,
  }),
});
export const createTransactionResponse = v.object({ transaction_id: v.string() });
