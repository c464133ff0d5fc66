import * as v from 'valibot';
import { documentShape, sectionsShape } from '../product/paper-shape.ts';
import { planTypeShape } from '../quote/shapes.ts';

/** Wire shapes of the proposal, identity, payment and terms calls (specification sections 3 and 7). */

const answer = v.union([
  v.pipe(v.string(), v.maxLength(2000)),
  v.boolean(),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(60)),
]);
export const answersShape = v.record(v.pipe(v.string(), v.maxLength(80)), answer);

export const saveRequest = v.strictObject({
  data: answersShape,
  step: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** The version the form was read at; an older one than the server's answers `STALE_PROPOSAL`. */
  version: v.optional(v.pipe(v.string(), v.maxLength(9), v.regex(/^\d+$/), v.transform(Number))),
  /** "true": saves what is typed without checking that the form is complete; the step does not move on. */
  autosave: v.optional(v.picklist(['true'])),
});

/** 200 in both cases (decisions, the wire): `form_error` maps a field to its message. */
export const saveAnswer = v.variant('success', [
  v.object({
    success: v.literal(true),
    step: v.string(),
    version: v.number(),
    /** The saved answers changed the price: the new total stands in the proposal and must be accepted. */
    price_changed: v.boolean(),
  }),
  v.object({
    success: v.literal(false),
    form_error: v.optional(v.record(v.string(), v.string())),
    err_msg: v.optional(v.string()),
    code: v.string(),
  }),
]);

const choiceShape = v.object({ id: v.string(), label: v.string() });

export const fieldShape = v.object({
  name: v.string(),
  kind: v.string(),
  label: v.string(),
  hint: v.nullable(v.string()),
  required: v.boolean(),
  choices: v.array(choiceShape),
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
  autocomplete: v.nullable(v.string()),
  showIf: v.nullable(v.object({ field: v.string(), is: v.array(v.string()) })),
  half: v.boolean(),
  readOnly: v.boolean(),
  /** Filled in for the buyer: "quote" or "kyc" or "proposer". */
  prefilledFrom: v.nullable(v.string()),
});

const formShape = v.object({
  name: v.string(),
  sections: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      hint: v.nullable(v.string()),
      /** Key of the member that the section asks about. */
      member: v.nullable(v.string()),
      fields: v.array(fieldShape),
    }),
  ),
});

export const ledgerRow = v.object({
  /** "first-price", "habit-loading", "age-difference", "term", "tax", "to-pay" … ; words are the reader's. */
  cause: v.string(),
  member: v.nullable(v.string()),
  amount: v.number(),
  at: v.nullable(v.string()),
});

export const priceShape = v.object({
  first: v.object({ total: v.number(), at: v.string() }),
  net: v.number(),
  tax: v.number(),
  total: v.number(),
  ledger: v.array(ledgerRow),
  /** Day in India until which it holds. */
  holds_until: v.string(),
  /** "medical-answers", "birthday:Spouse:2026-12-02" and the like. */
  may_change: v.array(
    v.object({ kind: v.string(), member: v.nullable(v.string()), on: v.nullable(v.string()) }),
  ),
  accepted: v.boolean(),
});

const proposalMember = v.object({
  key: v.string(),
  relation: v.string(),
  gender: v.picklist(['MALE', 'FEMALE']),
  /** "34y" or "8m". */
  age: v.string(),
  name: v.nullable(v.string()),
});

export const planDataShape = v.object({
  insurerSlug: v.string(),
  insurerTitle: v.string(),
  insurerMark: v.string(),
  insurerPhone: v.string(),
  productSlug: v.string(),
  productTitle: v.string(),
  productID: v.string(),
  slabID: v.string(),
  planType: planTypeShape,
  sumAssured: v.number(),
  deductible: v.nullable(v.number()),
  policyTerm: v.number(),
  premium: v.number(),
  networkHospitals: v.number(),
});

export const paymentOutcomes = [
  'none',
  'pending',
  'blocked',
  'paid',
  'issued',
  'failed',
  'cancelled',
  'declined',
  'expired',
  'refund-due',
  'refunded',
] as const;

export const getProposalResponse = v.object({
  proposalID: v.string(),
  proposal_number: v.string(),
  transaction_id: v.string(),
  quoteID: v.string(),
  proposalType: v.picklist(['NEW_POLICY', 'RENEWAL']),
  state: v.string(),
  /** Where the buyer is: a step, or `kyc`, `success`, `failure`, `expired`. */
  screen: v.string(),
  isExpired: v.boolean(),
  expired_because: v.nullable(v.string()),
  step: v.string(),
  completed: v.array(v.string()),
  version: v.number(),
  route: v.picklist(['straight-through', 'medical']),
  planData: planDataShape,
  discounts: v.array(v.object({ year: v.number(), total_price: v.number() })),
  price: priceShape,
  members: v.array(proposalMember),
  gender: v.picklist(['MALE', 'FEMALE']),
  pincode: v.string(),
  parents_pincode: v.nullable(v.string()),
  familyCity: v.string(),
  parentCity: v.nullable(v.string()),
  formConfig: v.record(v.string(), formShape),
  /** Account numbers and PANs come masked; a mask sent back keeps what is saved. */
  savedForm: v.object({ formData: v.record(v.string(), answersShape) }),
  kyc_mode: v.string(),
  kyc_stage: v.string(),
  kyc_completed: v.boolean(),
  is_cis_insurer: v.boolean(),
  payment_outcome: v.picklist(paymentOutcomes),
});

export const agreeRequest = v.strictObject({
  step: v.optional(v.pipe(v.string(), v.maxLength(40))),
  data: v.strictObject({
    /** The total that stood on the page, in rupees; another one at the server answers `PRICE_CHANGED`. */
    total: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    consents: v.record(v.pipe(v.string(), v.maxLength(40)), v.boolean()),
    terms_version: v.pipe(v.string(), v.maxLength(40)),
    tpa: v.optional(v.pipe(v.string(), v.maxLength(80))),
  }),
});

export const toProcessRequest = v.strictObject({});
/** `redirect_url` is the gateway's own page, or our success or failure page when there is nothing to pay any more. */
export const toProcessResponse = v.object({ redirect_url: v.string() });

export const postPaymentResponse = v.object({
  outcome: v.picklist(paymentOutcomes),
  members: v.array(v.object({ key: v.string(), relation: v.string(), name: v.string() })),
  transaction_id: v.string(),
  route: v.picklist(['straight-through', 'medical']),
  policy_number: v.nullable(v.string()),
  proposal_number: v.string(),
  proposer_name: v.string(),
  email: v.string(),
  quoteID: v.string(),
  err_msg: v.nullable(v.string()),
  step: v.string(),
  /** The other plan groups of the quote that are not bought yet. */
  purchaseNext: v.nullable(v.object({ planType: planTypeShape, members: v.array(v.string()) })),
  planData: planDataShape,
  price: priceShape,
  amount: v.number(),
  paid_at: v.nullable(v.string()),
  method: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  tries: v.number(),
  /** After many tries in a short time: from when the next one can be made. */
  payable_from: v.nullable(v.string()),
  cover_from: v.nullable(v.string()),
  cover_until: v.nullable(v.string()),
  /** Dates that matter after issue, in order. */
  dates: v.array(v.object({ on: v.string(), kind: v.string(), member: v.nullable(v.string()) })),
  decision_by: v.nullable(v.string()),
});

export const termsResponse = v.object({
  discounts: v.array(v.object({ year: v.number(), total_price: v.number() })),
  tAndCText: sectionsShape,
  /** To be read and acknowledged before the purchase; null once the plan has left the catalogue. */
  customer_information: v.nullable(documentShape),
  terms_version: v.string(),
  step: v.string(),
  policyTerm: v.number(),
  goGreen: v.boolean(),
  tpaConfig: v.object({ choices: v.array(v.string()) }),
  consents: v.array(v.object({ purpose: v.string(), text: v.string(), required: v.boolean() })),
  planData: planDataShape,
  price: priceShape,
  members: v.array(proposalMember),
  route: v.picklist(['straight-through', 'medical']),
});

export const kycStages = [
  'NOT_STARTED',
  'VERIFIED',
  'NOT_FOUND',
  'MISMATCH',
  'OTP_SENT',
  'PENDING',
  'FAILED',
] as const;

const kycField = v.object({
  name: v.picklist(['doc_no', 'name', 'dob', 'pincode']),
  label: v.string(),
  hint: v.nullable(v.string()),
  prefilled: v.nullable(v.string()),
});

/** While a code is waited for: what it is about, and when another may be sent. */
const kycCode = v.object({
  certificate_type: v.string(),
  masked_number: v.string(),
  /** The last one may still be typed in. */
  is_open: v.boolean(),
  /** Seconds; null when no other is sent. */
  send_again_in: v.nullable(v.number()),
});

export const kycInitResponse = v.object({
  kyc_mode: v.string(),
  kyc_stage: v.picklist(kycStages),
  kyc_completed: v.boolean(),
  certificate_types: v.array(
    v.object({ id: v.string(), label: v.string(), hint: v.string(), fields: v.array(kycField) }),
  ),
  mandatory_fields: v.array(v.object({ name: v.literal('pep_flag'), type: v.literal('boolean') })),
  attempts_left: v.number(),
  code: v.nullable(kycCode),
  opens_in_new_tab: v.boolean(),
});

export const kycSearchRequest = v.strictObject({
  certificate_type: v.pipe(v.string(), v.maxLength(30)),
  mandatory_fields: v.strictObject({ pep_flag: v.boolean() }),
  /** A search; or the code that it asked for; or the wish for another code. */
  fieldsets: v.union([
    v.strictObject({
      doc_no: v.pipe(v.string(), v.maxLength(40)),
      name: v.pipe(v.string(), v.maxLength(120)),
      dob: v.pipe(v.string(), v.maxLength(10)),
      pincode: v.optional(v.pipe(v.string(), v.maxLength(10))),
    }),
    v.strictObject({ otp: v.pipe(v.string(), v.maxLength(8)) }),
    v.strictObject({ send_again: v.literal(true) }),
  ]),
});

export const kycSearchResponse = v.object({
  success: v.boolean(),
  kyc_stage: v.picklist(kycStages),
  err_msg: v.nullable(v.string()),
  form_error: v.optional(v.record(v.string(), v.string())),
  kyc_data: v.nullable(v.object({ name: v.string(), dob: v.string(), masked_number: v.string() })),
  attempts_left: v.number(),
  code: v.nullable(kycCode),
  /** Proofs that are worth trying next. */
  next: v.array(v.string()),
});

export const bankDetailsRequest = v.strictObject({
  IFSC: v.pipe(v.string(), v.maxLength(11)),
  health_product_slug: v.optional(v.pipe(v.string(), v.maxLength(80))),
});
export const bankDetailsResponse = v.object({
  BankName: v.string(),
  BankBranchName: v.string(),
  City: v.string(),
});

export type WireProposal = v.InferOutput<typeof getProposalResponse>;
export type WireForm = v.InferOutput<typeof formShape>;
export type WireField = v.InferOutput<typeof fieldShape>;
export type WirePrice = v.InferOutput<typeof priceShape>;
export type WirePlanData = v.InferOutput<typeof planDataShape>;
export type WirePostPayment = v.InferOutput<typeof postPaymentResponse>;
export type WireTerms = v.InferOutput<typeof termsResponse>;
export type WireKyc = v.InferOutput<typeof kycInitResponse>;
export type PaymentOutcome = (typeof paymentOutcomes)[number];
