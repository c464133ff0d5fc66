import * as v from 'valibot';
import { droppedKinds } from '#domain/price/riders/remaining-choice.ts';
import { blockIdShape, planTypeShape, productTypeShape } from './shapes.ts';

/** Wire shapes of a fresh quote for the people of a proposal. */

export const quoteResultsRequest = v.strictObject({
  data: v.strictObject({
    proposalID: v.pipe(v.string(), v.maxLength(64)),
    /** Ids of the members to quote again; absent: all of the proposal. */
    members: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(16))),
  }),
});
export const quoteResultsResponse = v.object({
  quoteID: v.string(),
  planType: planTypeShape,
  block: blockIdShape,
  /** That of the plan which was in the proposal, where the new quote lists it. */
  product_type: productTypeShape,
  /** The plan of the proposal with its term and riders, as far as they are still sold to these people; null: not at all. */
  chosen: v.nullable(v.object({ slab_id: v.string(), tenure: v.number(), riders: v.array(v.string()) })),
  /** What of it cannot be had any more, and why. */
  fell_away: v.array(
    v.object({
      kind: v.picklist(droppedKinds),
      rider_id: v.nullable(v.string()),
      title: v.nullable(v.string()),
      code: v.string(),
      message: v.string(),
    }),
  ),
});
