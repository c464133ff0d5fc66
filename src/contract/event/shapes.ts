import * as v from 'valibot';
import { heldAtMost, mostEventsAtOnce } from '#domain/event/admission.ts';

const name = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/));
/** Texts so short, and so few of them, that an event stays far below 2 KB. */
const value = v.union([v.pipe(v.string(), v.maxLength(80)), v.pipe(v.number(), v.safeInteger())]);
const field = v.pipe(v.string(), v.regex(/^[a-z_]{1,30}$/));

const eventShape = v.strictObject({
  /** The browser makes the id; the same event bears the same one however often it is sent. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/)),
  name,
  fields: v.pipe(
    v.record(field, value),
    v.check((fields) => Object.keys(fields).length <= 8),
  ),
  minutes_ago: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(heldAtMost)),
});

export const logEventRequest = v.strictObject({
  events: v.pipe(v.array(eventShape), v.minLength(1), v.maxLength(mostEventsAtOnce)),
});

export type WireEvent = v.InferOutput<typeof eventShape>;
