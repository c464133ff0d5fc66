import * as v from 'valibot';
import { codeWays } from '#domain/opening/opening-code.ts';

/** These are the wire shapes of opening policies by a number and a code, and of who may open one. */

const number = v.pipe(v.string(), v.maxLength(60));
const code = v.pipe(v.string(), v.maxLength(40));

/** What the page says before anybody has typed anything. */
export const openingPageResponse = v.object({
  /** Each insurer's own line: in hospital nobody needs a code. */
  insurers: v.array(v.object({ title: v.string(), phone: v.string() })),
  phone: v.string(),
  /** When somebody is there, ready to be read. */
  hours: v.string(),
  /** A passkey can be asked for: not in somebody else's frame. */
  by_passkey: v.boolean(),
  /** Policies are open in this browser that a press would close. */
  is_open: v.boolean(),
});

export type WireOpeningPage = v.InferOutput<typeof openingPageResponse>;

export const openingCodeRequest = v.strictObject({
  number,
  /** Where the code is to go; by itself to the mobile. */
  by: v.optional(v.picklist(codeWays), 'sms'),
});

export const openPoliciesRequest = v.strictObject({ number, code });

/** The same is told of a number that opens a policy and of one that opens nothing. */
export const openingResponse = v.object({
  /** Whatever the number opens is open in this browser now. */
  opened: v.boolean(),
  /** The code that this browser may type in; null: it has none. */
  code: v.nullable(v.object({ tries_left: v.number(), ends_at: v.string() })),
  /** The moment from which another code may be sent, and the seconds until then. */
  next_code_at: v.string(),
  next_code_in: v.number(),
  /** Every guess at the last code was wrong. */
  guessed_out: v.boolean(),
  form_error: v.optional(v.record(v.string(), v.string())),
});

export type WireOpening = v.InferOutput<typeof openingResponse>;

export const closePoliciesResponse = v.object({ closed: v.number() });

export const letInRequest = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(80)),
  mobile: v.pipe(v.string(), v.maxLength(40)),
});

export const proveMailRequest = v.strictObject({ code });

export const endOpenerRequest = v.strictObject({ opener: v.pipe(v.string(), v.maxLength(64)) });

/** JSON as the browser takes it, and as it answers (W3C, web authentication). */
export const passkeyQuestion = v.object({ options: v.string() });
export const passkeyAnswer = v.strictObject({ response: v.pipe(v.string(), v.maxLength(12_000)) });
export const passkeyOpened = v.object({ opened: v.literal(true) });

export const endSecondRequest = v.strictObject({ second: v.pipe(v.string(), v.maxLength(64)) });

export const whoOpensResponse = v.object({
  proposalID: v.string(),
  policy_number: v.string(),
  /** The last two digits of each mobile that opens it. */
  holders: v.array(v.string()),
  /** The addresses, masked, to which a code opens it too. */
  mails: v.array(v.object({ id: v.string(), shown: v.string() })),
  /** The policy's address, masked, where it can be proven; null: it is, or there is none. */
  provable_mail: v.nullable(v.string()),
  /** Phones and computers whose lock opens it; null: not used yet. */
  passkeys: v.array(v.object({ id: v.string(), added_on: v.string(), used_on: v.nullable(v.string()) })),
  by_passkey: v.boolean(),
  seconds: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      mobile_ends: v.string(),
      /** A day; null: not yet. */
      opened_on: v.nullable(v.string()),
    }),
  ),
  /** Another mobile that will open it, and the day. */
  change: v.nullable(v.object({ mobile_ends: v.string(), on: v.string() })),
  /** A code was typed a moment ago, so that none is needed for a change. */
  is_fresh: v.boolean(),
  form_error: v.optional(v.record(v.string(), v.string())),
});

export type WireWhoOpens = v.InferOutput<typeof whoOpensResponse>;
