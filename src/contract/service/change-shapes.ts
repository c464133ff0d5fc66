import * as v from 'valibot';
import { changeKinds } from '#domain/service/change/policy-change.ts';
import { requestStates } from '#domain/service/request-state.ts';
import { answersShape, formShape } from '../proposal/shapes.ts';

/** These are the wire shapes of changing a policy. Days are days. */

/** One question as it was and as it is to be, ready to be read; null: nothing was answered. */
const line = v.object({
  label: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});

const kind = v.picklist(changeKinds);
/** The proposer, or a key of somebody insured; null: it is nobody's own. */
const person = v.nullable(v.string());

export const changesResponse = v.object({
  proposalID: v.string(),
  policy_number: v.string(),
  product_title: v.string(),
  insurer_title: v.string(),
  insurer_phone: v.string(),
  cover_until: v.string(),
  /** Days within which the insurer answers. */
  answer_days: v.number(),
  /** Each change that can be asked for, its form and what the policy says now; none: cover has ended. */
  offered: v.array(
    v.object({
      kind,
      person,
      /** Name of that person; null: it is nobody's own. */
      person_name: v.nullable(v.string()),
      /** The insurer takes it by a form that we mail. */
      on_paper: v.boolean(),
      /** What the policy says now, ready to be read; empty: nothing. */
      present: v.string(),
      form: formShape,
      data: answersShape,
    }),
  ),
  /** The newest first. */
  requests: v.array(
    v.object({
      kind,
      reference: v.string(),
      state: v.picklist(requestStates),
      on_paper: v.boolean(),
      due_on: v.string(),
      is_late: v.boolean(),
      /** The insurer's own words. */
      insurer_text: v.nullable(v.string()),
      may_withdraw: v.boolean(),
      lines: v.array(line),
    }),
  ),
  /** What the insurer has accepted, oldest first. */
  endorsements: v.array(
    v.object({ number: v.number(), kind, reference: v.string(), on: v.string(), lines: v.array(line) }),
  ),
  may_change: v.boolean(),
  is_fresh: v.boolean(),
});

export type WireChanges = v.InferOutput<typeof changesResponse>;

export const changePolicyRequest = v.strictObject({
  kind,
  person: v.optional(v.pipe(v.string(), v.maxLength(40))),
  data: answersShape,
  /** Count of endorsements that the page was drawn with. */
  endorsements: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
  /** That went to the new mail address. */
  code: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

export const changeCodeRequest = v.strictObject({ email: v.pipe(v.string(), v.maxLength(300)) });

export const withdrawChangeRequest = v.strictObject({ reference: v.pipe(v.string(), v.maxLength(40)) });
