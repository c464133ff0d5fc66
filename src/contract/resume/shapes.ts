import * as v from 'valibot';
import { returnTargets } from '#domain/resume/back-to.ts';

/** These are the wire shapes of coming back to a proposal from another device. */

/** `mail: 'no'`: the link is shown and not mailed. */
export const resumeLinkRequest = v.strictObject({ mail: v.optional(v.literal('no')) });

export const resumeLinkResponse = v.object({
  /** A path, where the settings name no origin of ours. */
  url: v.string(),
  ends_on: v.string(),
  /** The last two digits of the mobile that the code will go to. */
  mobile_ends: v.string(),
  /** A letter with the link went to this masked address; null means that none went. */
  sent_to: v.nullable(v.string()),
  /** Seconds after which that address may have another letter, where it has had too many of late; else null. */
  mail_in: v.nullable(v.number()),
});

const secret = v.pipe(v.string(), v.maxLength(64));

export const sendResumeCodeRequest = v.strictObject({ secret });

export const resumeRequest = v.strictObject({ secret, code: v.pipe(v.string(), v.maxLength(40)) });

/** Before the code is right nobody is told more than this. */
export const resumeResponse = v.object({
  /** The proposal, once this browser may open it, and where its buyer belongs by now. */
  opened: v.nullable(v.object({ proposalID: v.string(), screen: v.picklist(returnTargets) })),
  mobile_ends: v.string(),
  /** The code that this browser may type in; null: it has none. */
  code: v.nullable(v.object({ tries_left: v.number() })),
  /** Seconds until another code may be sent; null when none is. */
  next_code_in: v.nullable(v.number()),
  /** Whether that wait is of the mobile, which has had too many of late, of whichever applications. */
  mobile_over: v.boolean(),
  form_error: v.optional(v.record(v.string(), v.string())),
});

export type WireResume = v.InferOutput<typeof resumeResponse>;
