import * as v from 'valibot';
import { failureReasons } from '#domain/payment/failure-reason.ts';
import { genders } from '#domain/person/relation.ts';
import { destinations } from '#domain/proposal/destination.ts';
import { outcomes } from '#domain/purchase/outcome.ts';
import { routes } from '#domain/purchase/processing-status.ts';
import { documentShape, sectionsShape } from '../product/paper-shape.ts';
import { portedShape } from '../proposal/ported.ts';
import { takenRiderShape } from '../proposal/riders.ts';
import { planDataShape, priceShape, proposalMember } from '../proposal/shapes.ts';
import { blockIdShape, planTypeShape, productTypeShape } from '../quote/shapes.ts';
import { renewalFactsShape } from '../renewal/facts.ts';
import { renewalMarkShape } from '../renewal/mark.ts';
import { policyPageShape } from './policy-page.ts';

/** Wire shapes of terms, agreement, payment and what follows it (specification sections 3 and 7). */

export const agreeRequest = v.strictObject({
  step: v.optional(v.picklist(['review', 'terms', 'payment'])),
  /** Absent: what was agreed to before is agreed to again, at the price of then; another one by now answers `PRICE_CHANGED`. */
  data: v.optional(
    v.strictObject({
      /** The total that stood on the page, in rupees; another one at the server answers `PRICE_CHANGED`. */
      total: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      consents: v.record(v.pipe(v.string(), v.maxLength(40)), v.boolean()),
      terms_version: v.pipe(v.string(), v.maxLength(40)),
      /** As the page was given it; absent: plan, people and riders are taken as they stand by now. */
      agreed_to: v.optional(v.pipe(v.string(), v.maxLength(80))),
      tpa: v.optional(v.pipe(v.string(), v.maxLength(80))),
    }),
  ),
});

export const toProcessRequest = v.strictObject({});
/** `redirect_url` is the gateway's own page, or our success or failure page when there is nothing to pay any more. */
export const toProcessResponse = v.object({ redirect_url: v.string() });

export const postPaymentResponse = v.object({
  outcome: v.picklist(outcomes),
  /** Where the buyer belongs by now. */
  screen: v.picklist(destinations),
  members: v.array(
    v.object({
      key: v.string(),
      serverID: v.string(),
      relation: v.string(),
      gender: v.picklist(genders),
      name: v.string(),
    }),
  ),
  transaction_id: v.string(),
  route: v.picklist(routes),
  policy_number: v.nullable(v.string()),
  proposal_number: v.string(),
  proposer_name: v.string(),
  email: v.string(),
  quoteID: v.string(),
  err_msg: v.nullable(v.string()),
  step: v.string(),
  /** The other plan groups of the quote that are not bought yet. */
  purchaseNext: v.nullable(
    v.object({
      planType: planTypeShape,
      block: blockIdShape,
      members: v.array(v.string()),
      /** That of the plan just bought. */
      product_type: productTypeShape,
    }),
  ),
  planData: planDataShape,
  riders: v.array(takenRiderShape),
  price: priceShape,
  amount: v.number(),
  paid_at: v.nullable(v.string()),
  method: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  tries: v.number(),
  /** After a refusal: what was blocked for it and is released; null: nothing was. */
  was_blocked: v.nullable(v.number()),
  /** It is paid, and the insurer does not say whether there is a policy. */
  insurer_silent: v.boolean(),
  /** Why the last try failed, where the bank's code tells; null else. */
  failure_reason: v.nullable(v.picklist(failureReasons)),
  /** For the bank's word: since when, and whether whoever waits can leave and is written to; null where none is waited for. */
  waiting: v.nullable(v.object({ since: v.string(), may_leave: v.boolean() })),
  /** After many tries in a short time: from when the next one can be made. */
  payable_from: v.nullable(v.string()),
  cover_from: v.nullable(v.string()),
  cover_until: v.nullable(v.string()),
  /** These are the facts of a renewal; null means a first policy. */
  renewal: v.nullable(renewalFactsShape),
  /** Null: nothing was moved here from another insurer. */
  ported: v.nullable(portedShape),
  /** How the policy stands with its own renewal; null before there is one. */
  next_renewal: v.nullable(renewalMarkShape),
  /** Dates that matter after issue, in order. */
  dates: v.array(
    v.object({
      on: v.string(),
      kind: v.string(),
      member: v.nullable(v.string()),
      /** A ported policy pays this much from then on, while the rest still waits. */
      up_to: v.nullable(v.number()),
    }),
  ),
  decision_by: v.nullable(v.string()),
  /** The policy on this day; null before issue. */
  policy: v.nullable(policyPageShape),
  /** What to do in hospital, and who is called there; null before issue. */
  in_hospital: v.nullable(v.object({ desk: v.string(), phone: v.string(), steps: sectionsShape })),
});

export const termsResponse = v.object({
  discounts: v.array(v.object({ year: v.number(), total_price: v.number() })),
  tAndCText: sectionsShape,
  /** To be read and acknowledged before the purchase; null once the plan has left the catalogue. */
  customer_information: v.nullable(documentShape),
  /** Empty also for an insurer that has them left out here. */
  riders: v.array(takenRiderShape),
  terms_version: v.string(),
  /** Names plan, people, place, term, riders and premium, all that is agreed to. */
  agreed_to: v.string(),
  step: v.string(),
  policyTerm: v.number(),
  goGreen: v.boolean(),
  tpaConfig: v.object({ choices: v.array(v.string()) }),
  consents: v.array(v.object({ purpose: v.string(), text: v.string(), required: v.boolean() })),
  planData: planDataShape,
  price: priceShape,
  members: v.array(proposalMember),
  route: v.picklist(routes),
});

export type WirePostPayment = v.InferOutput<typeof postPaymentResponse>;
export type WireTerms = v.InferOutput<typeof termsResponse>;
