import * as v from 'valibot';
import { stepKinds } from '#domain/claim/claim-step.ts';
import { scoreItems } from '#domain/cover/features.ts';
import { planGroups } from '#domain/quote/quote.ts';
import { pickNamesShape } from '../plan/shapes.ts';
import { memberShape, pincodeShape } from '../quote/shapes.ts';
import { firstSplitShape, groupPickShape } from '../quote/split.ts';

/** Wire shapes of the start page. Rupees are whole. */

export const firstPriceRequest = v.strictObject({
  data: v.strictObject({
    members: v.pipe(v.array(memberShape), v.maxLength(16)),
    pincode: pincodeShape,
  }),
});

/** What the list of some people starts with. */
const firstPicksShape = v.object({
  /** Ids, as a quote has them. */
  members: v.array(v.string()),
  /** The recommended one of them. */
  pick: groupPickShape,
  /** In the order of the list. */
  plans: v.array(
    v.object({
      /** What it is called, its first name first. */
      names: pickNamesShape,
      recommended: v.boolean(),
      /** With the riders of its form. */
      title: v.string(),
      premium: v.number(),
      all_in: v.number(),
      /** Two significant digits: what one of 100 years leaves to pay, once the waits are over. */
      one_in_hundred: v.number(),
    }),
  ),
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
  /** Those of all together, or of each policy of the recommended way; none where nothing may be recommended. */
  picks: v.array(firstPicksShape),
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
