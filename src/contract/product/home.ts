import * as v from 'valibot';
import { stepKinds } from '#domain/claim/claim-step.ts';
import { scoreItems } from '#domain/cover/features.ts';
import { planGroups } from '#domain/quote/quote.ts';
import { memberShape, pincodeShape } from '../quote/shapes.ts';
import { firstSplitShape, groupPickShape } from '../quote/split.ts';

/** Wire shapes of the start page. Rupees are whole. */

export const firstPriceRequest = v.strictObject({
  data: v.strictObject({
    members: v.pipe(v.array(memberShape), v.maxLength(16)),
    pincode: pincodeShape,
  }),
});

export const firstPriceResponse = v.object({
  group: v.picklist(planGroups),
  people: v.number(),
  city: v.string(),
  state: v.string(),
  /** The pincode is not on the list: its neighbours' place is what is priced. */
  is_guess: v.boolean(),
  sum_assured: v.number(),
  /** Plans with at least this cover whose price is known. */
  plans: v.number(),
  /** The lowest price of them. */
  from: v.nullable(v.number()),
  /** The plan that a list for these people together recommends. */
  pick: v.nullable(groupPickShape),
  /** Parents with the others and on their own; null where no split is offered, or none can be bought. */
  split: v.nullable(firstSplitShape),
  priced_on: v.string(),
});

const provenPlan = v.object({
  product_title: v.string(),
  insurer_title: v.string(),
  product_slug: v.string(),
  premium: v.number(),
  plan_pays: v.number(),
  you_pay: v.number(),
  /** What leaves most of the bill; null: nothing is left. */
  because: v.nullable(v.picklist(stepKinds)),
});

export const proofResponse = v.object({
  /** Null where today's catalogue shows nothing of the kind. */
  proof: v.nullable(
    v.object({
      ages: v.array(v.number()),
      city: v.string(),
      sum_assured: v.number(),
      stay: v.string(),
      bill: v.number(),
      room_days: v.number(),
      icu_days: v.number(),
      /** The plans come by rising premium. */
      plans: v.array(provenPlan),
      /** Null under a licence without scores. */
      scored: v.nullable(
        v.object({
          product_title: v.string(),
          total: v.number(),
          parts: v.array(
            v.object({
              item: v.picklist([...scoreItems, 'price', 'together']),
              earned: v.number(),
              possible: v.number(),
            }),
          ),
        }),
      ),
      priced_on: v.string(),
    }),
  ),
  plans: v.number(),
  insurers: v.number(),
});
