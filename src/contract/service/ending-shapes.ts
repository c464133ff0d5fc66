import * as v from 'valibot';
import { endingWays } from '#domain/service/ending/ending-sum.ts';
import { endingReasons } from '#domain/service/ending/policy-ending.ts';
import { requestStates } from '#domain/service/request-state.ts';

/** These are the wire shapes of giving a policy back. Amounts are rupees, days are days. */

/** What comes back, and of what it is made. */
const sum = {
  way: v.picklist(endingWays),
  paid: v.number(),
  last_day: v.string(),
  covered_days: v.number(),
  charged_days: v.number(),
  term_days: v.number(),
  days_cost: v.number(),
  tests_cost: v.number(),
  stamp_duty: v.number(),
  comes_back: v.number(),
  money_by: v.string(),
  /** The way by which it was paid, as the gateway calls it. */
  method: v.nullable(v.string()),
};

export const endingResponse = v.object({
  proposalID: v.string(),
  policy_number: v.string(),
  product_title: v.string(),
  insurer_title: v.string(),
  insurer_phone: v.string(),
  /** Names of all whom it covers. */
  people: v.array(v.string()),
  cover_from: v.string(),
  cover_until: v.string(),
  /** Since when waits are served. */
  covered_since: v.string(),
  /** Rupees of cover that years without a claim have added. */
  bonus: v.number(),
  /** Null: a renewal has none. */
  free_look_until: v.nullable(v.string()),
  /** Null: a request stands, or `no_offer` says why. */
  offer: v.nullable(v.object({ ...sum, is_claimed: v.boolean() })),
  no_offer: v.nullable(v.picklist(['not-now', 'insurer-silent', 'not-here', 'claim-open'])),
  request: v.nullable(
    v.object({
      ...sum,
      reference: v.string(),
      state: v.picklist(requestStates),
      on_paper: v.boolean(),
      begun_on: v.string(),
      due_on: v.string(),
      is_late: v.boolean(),
      /** The insurer's own words. */
      insurer_text: v.nullable(v.string()),
      may_withdraw: v.boolean(),
      refund: v.nullable(v.object({ reference: v.string(), on: v.string() })),
    }),
  ),
  may_end: v.boolean(),
  is_fresh: v.boolean(),
  form_error: v.optional(v.record(v.string(), v.string())),
});

export type WireEnding = v.InferOutput<typeof endingResponse>;

/** With what was seen: another sum is refused. */
export const endPolicyRequest = v.strictObject({
  way: v.picklist(endingWays),
  comes_back: v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,8})$/), v.transform(Number)),
  /** Empty: none is given. */
  reason: v.optional(v.picklist([...endingReasons, ''])),
});
