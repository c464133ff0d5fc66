import * as v from 'valibot';
import { kycStages } from '#domain/kyc/kyc.ts';
import { pincodeShape } from '../quote/shapes.ts';

/** Wire shapes of the identity check (specification sections 3 and 7). */

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
  /** The mobile number that it went to, as a mask; null where the registry does not tell. */
  masked_mobile: v.nullable(v.string()),
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
  /** When a way that has no try left has them again; null while none is shut. */
  tries_back_at: v.nullable(v.string()),
  code: v.nullable(kycCode),
  opens_in_new_tab: v.boolean(),
  /** The insurer takes another PAN of the proposer while the check is done. */
  may_edit_pan: v.boolean(),
});

export const kycSearchRequest = v.strictObject({
  certificate_type: v.pipe(v.string(), v.maxLength(30)),
  mandatory_fields: v.strictObject({ pep_flag: v.boolean() }),
  /** A search; or the code that it asked for; or the wish for another code. */
  fieldsets: v.union([
    v.strictObject({
      doc_no: v.pipe(v.string(), v.maxLength(60)),
      name: v.pipe(v.string(), v.maxLength(120)),
      dob: v.pipe(v.string(), v.maxLength(40)),
      pincode: v.optional(pincodeShape),
    }),
    v.strictObject({ otp: v.pipe(v.string(), v.maxLength(40)) }),
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

export type WireKyc = v.InferOutput<typeof kycInitResponse>;
