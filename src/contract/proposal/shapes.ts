import * as v from 'valibot';
import { flagVersions } from '#domain/flag/versions.ts';
import { helpTopics } from '#domain/help/topics.ts';
import { kycStages } from '#domain/kyc/kyc.ts';
import { genders } from '#domain/person/relation.ts';
import { destinations } from '#domain/proposal/destination.ts';
import { proposalStates } from '#domain/proposal/state.ts';
import { proposalSteps } from '#domain/proposal/steps.ts';
import { formsToTakeOver } from '#domain/proposal/taken-over.ts';
import { outcomes } from '#domain/purchase/outcome.ts';
import { routes } from '#domain/purchase/processing-status.ts';
import { wholeText } from '../call/whole-text.ts';
import { blockIdShape, pincodeShape, planTypeShape } from '../quote/shapes.ts';
import { renewalFactsShape } from '../renewal/facts.ts';
import { portedShape } from './ported.ts';
import { takenRiderShape } from './riders.ts';

/** These are the wire shapes of the proposal and of its forms (specification sections 3 and 7). */

const answer = v.union([
  v.pipe(v.string(), v.maxLength(2000)),
  v.boolean(),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(60)),
]);
export const answersShape = v.record(v.pipe(v.string(), v.maxLength(80)), answer);

/** `null` erases: what is saved or filled in for the buyer does not come back. A blank text erases nothing where the form keeps filled answers. */
const sentAnswersShape = v.record(v.pipe(v.string(), v.maxLength(80)), v.nullable(answer));

export const saveRequest = v.strictObject({
  data: sentAnswersShape,
  /** That of this form, or the one at which the proposal stands; another one is `STEP_OUT_OF_ORDER`, and nothing is saved. */
  step: v.optional(v.picklist(proposalSteps)),
  /** The version the form was read at; an older one than the server's answers `STALE_PROPOSAL`. */
  version: v.optional(wholeText),
  /** "true": saves what is typed without checking that the form is complete; the step does not move on. */
  autosave: v.optional(v.picklist(['true'])),
});

const helpTopic = v.picklist(helpTopics);

/** The status is 200 in both cases (decisions, the wire): `form_error` maps a field to its message. */
export const saveAnswer = v.variant('success', [
  v.object({
    success: v.literal(true),
    step: v.string(),
    version: v.number(),
    /** The saved answers changed the price: the new total stands in the proposal and must be accepted. */
    price_changed: v.boolean(),
    /** Questions that were sent blank and keep what was saved before, and copies that follow the proposer's form. */
    kept: v.array(v.string()),
  }),
  v.object({
    success: v.literal(false),
    form_error: v.optional(v.record(v.string(), v.string())),
    err_msg: v.optional(v.string()),
    code: v.string(),
    /** A refused answer may be true as it stands: what a person can be asked about. */
    help_topic: v.optional(helpTopic),
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
  /**
   * The sentence stands below the question for whoever none of its answers fits, before a link to a person.
   */
  person: v.nullable(v.object({ topic: helpTopic, text: v.string() })),
});

export const formShape = v.object({
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
  /** "first-price" or of a renewal "last-price", "habit-loading", "age-difference", "term", "tax", "to-pay" … ; words are the reader's. */
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

export const proposalMember = v.object({
  key: v.string(),
  /** As quotes and purchases name this person: "you", "son1". */
  serverID: v.string(),
  relation: v.string(),
  gender: v.picklist(genders),
  /** It is written "34y" or "8m". */
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
  block: blockIdShape,
  sumAssured: v.number(),
  deductible: v.nullable(v.number()),
  policyTerm: v.number(),
  premium: v.number(),
  networkHospitals: v.number(),
});

/** The waits of the plan, as long as it has them; null once it is known no more. */
const waitsShape = v.nullable(
  v.object({ initial_days: v.number(), listed_months: v.number(), old_illness_months: v.number() }),
);

/** Specification section 3. The label is said in the visitor's language. */
const locationShape = v.object({ id: v.string(), label: v.string(), pincode: v.string() });

export const getProposalResponse = v.object({
  proposalID: v.string(),
  proposal_number: v.string(),
  transaction_id: v.string(),
  quoteID: v.string(),
  proposalType: v.picklist(['NEW_POLICY', 'RENEWAL']),
  /** Null means a new policy. */
  renewal: v.nullable(renewalFactsShape),
  /** Null: nothing is moved here. */
  ported: v.nullable(portedShape),
  waits: waitsShape,
  state: v.picklist(proposalStates),
  /** Where the buyer belongs. */
  screen: v.picklist(destinations),
  isExpired: v.boolean(),
  expired_because: v.nullable(v.string()),
  step: v.picklist(proposalSteps),
  completed: v.array(v.picklist(proposalSteps)),
  /** From which application the answers of these forms were taken over; null: all was said here. */
  taken_over: v.nullable(
    v.object({
      number: v.string(),
      on: v.string(),
      forms: v.array(v.picklist(formsToTakeOver)),
      identity_check: v.boolean(),
    }),
  ),
  /** Forms that are asked anew, since somebody insured has another name or birth date. */
  declare_anew: v.array(v.string()),
  version: v.number(),
  route: v.picklist(routes),
  planData: planDataShape,
  discounts: v.array(v.object({ year: v.number(), total_price: v.number() })),
  price: priceShape,
  riders: v.array(takenRiderShape),
  /** The priced row that the proposal is on: a change of its riders names it. */
  cpt_id: v.string(),
  members: v.array(proposalMember),
  gender: v.picklist(genders),
  pincode: v.string(),
  parents_pincode: v.nullable(v.string()),
  familyCity: locationShape,
  parentCity: v.nullable(locationShape),
  formConfig: v.record(v.string(), formShape),
  /** Account numbers and PANs come masked; a mask sent back keeps what is saved. */
  savedForm: v.object({ formData: v.record(v.string(), answersShape) }),
  kyc_mode: v.string(),
  kyc_stage: v.picklist(kycStages),
  kyc_completed: v.boolean(),
  is_cis_insurer: v.boolean(),
  /** The insurer names the areas of a pincode. */
  fetches_areas: v.boolean(),
  payment_outcome: v.picklist(outcomes),
  /** Which version of each running test this visitor sees. */
  flags: v.object({ 'mobile-field': v.picklist(flagVersions) }),
});

export const bankDetailsRequest = v.strictObject({
  IFSC: v.pipe(v.string(), v.maxLength(40)),
  health_product_slug: v.optional(v.pipe(v.string(), v.maxLength(80))),
});
export const bankDetailsResponse = v.object({
  BankName: v.string(),
  BankBranchName: v.string(),
  City: v.string(),
});

export const areaRequest = v.strictObject({
  pincode: pincodeShape,
  health_product_slug: v.optional(v.pipe(v.string(), v.maxLength(80))),
});
export const areaResponse = v.object({ areas: v.array(v.string()) });

export const editPanRequest = v.strictObject({ pan: v.pipe(v.string(), v.maxLength(40)) });

export type WireProposal = v.InferOutput<typeof getProposalResponse>;
export type WireForm = v.InferOutput<typeof formShape>;
export type WireField = v.InferOutput<typeof fieldShape>;
export type WirePrice = v.InferOutput<typeof priceShape>;
export type WirePlanData = v.InferOutput<typeof planDataShape>;
