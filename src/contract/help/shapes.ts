import * as v from 'valibot';
import { callTimes } from '#domain/help/call-back.ts';
import { helpTopics } from '#domain/help/topics.ts';

/** These are the wire shapes of reaching a person. */

const reference = v.optional(v.pipe(v.string(), v.maxLength(40)));

/** `about`: the number of what somebody was looking at. */
export const helpRequest = v.strictObject({ about: reference });

const reachable = { name: v.string(), phone: v.string(), email: v.string() };

export const helpResponse = v.object({
  phone: v.string(),
  email: v.string(),
  /** When somebody is there, ready to be read. */
  hours: v.string(),
  officer: v.object(reachable),
  /** Nobody answers there. */
  is_sandbox: v.boolean(),
  reference: v.nullable(v.string()),
  /** What is agreed to by asking for a call, in the language of whoever asks. */
  consent: v.object({ text: v.string(), text_version: v.string() }),
  /** Whose policy it is about, where that is the visitor's own. */
  insurer: v.nullable(v.object({ title: v.string(), phone: v.string() })),
});

export const callBackRequest = v.strictObject({
  data: v.strictObject({
    mobile: v.pipe(v.string(), v.maxLength(40)),
    time: v.picklist(callTimes),
    consent: v.boolean(),
    /** This is the version of the text at the box. */
    text_version: v.pipe(v.string(), v.maxLength(60)),
    about: reference,
    /** The question whose answer no page takes. */
    topic: v.optional(v.picklist(helpTopics)),
  }),
});

export const callBackResponse = v.object({
  /** Its last two digits. */
  mobile_ends: v.string(),
  reference: v.nullable(v.string()),
});

export type WireHelp = v.InferOutput<typeof helpResponse>;
