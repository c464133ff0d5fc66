import * as v from 'valibot';
import { tenureShape } from '../plan/choice.ts';
import { riderEffectShape, riderOfferShape, termOfferShape } from '../plan/offers.ts';

/** Wire shapes of the riders of a proposal (specification sections 3 and 7). `tenure` is in years. */

/** Names the proposal with its priced row: a change to another row is refused as `STALE_PROPOSAL`. */
const rowToken = v.pipe(v.string(), v.maxLength(160));
const riderId = v.pipe(v.string(), v.maxLength(80));

export const ridersResponse = v.object({
  cpt_id: v.string(),
  version: v.number(),
  tenure: v.number(),
  /** False past drafting: then only what was taken is in the list. */
  may_change: v.boolean(),
  /** Each term that is sold, with the chosen riders. */
  discounts: v.array(termOfferShape),
  riders: v.array(
    v.object({
      ...riderOfferShape.entries,
      cpt_id: v.string(),
      /** What it adds for each term that is sold; null without a price. */
      coverage: v.array(
        v.object({ tenure: v.number(), premium: v.nullable(v.number()), selected: v.boolean() }),
      ),
    }),
  ),
});

export const addRidersRequest = v.strictObject({
  data: v.pipe(
    v.array(
      v.strictObject({
        cpt_id: rowToken,
        /** When it is absent, only the term is meant. */
        rider_id: v.optional(riderId),
        /** Absent: stays as it is. */
        tenure: v.optional(tenureShape),
      }),
    ),
    v.minLength(1),
    v.maxLength(20),
  ),
});

export const removeRiderRequest = v.strictObject({ cpt_id: rowToken, rider_id: riderId });

export const riderChangeResponse = v.object({
  success: v.literal(true),
  /** "pending": an insurer works on the price; nothing is changed until the same is asked again and it is there. */
  status: v.picklist(['changed', 'unchanged', 'pending']),
  proposalID: v.string(),
  cpt_id: v.string(),
  version: v.number(),
  tenure: v.number(),
  riders: v.array(v.string()),
  /** Riders that had to leave: of the same group, or without the one that they need. */
  taken_out: v.array(v.object({ id: v.string(), title: v.string() })),
  price_changed: v.boolean(),
  premium: v.number(),
});

/** A rider that is taken, with its line of the price: for the term, before discounts and tax, below 0 for one that takes off. */
export const takenRiderShape = v.object({
  id: v.string(),
  title: v.string(),
  effect: riderEffectShape,
  amount: v.nullable(v.number()),
});

export type WireRiders = v.InferOutput<typeof ridersResponse>;
export type WireRiderChange = v.InferOutput<typeof riderChangeResponse>;
export type WireTakenRider = v.InferOutput<typeof takenRiderShape>;
