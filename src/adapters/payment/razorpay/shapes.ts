import * as v from 'valibot';

/** What is read of Razorpay's answers, by its published entities; all else of them is let be. */

const paise = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const razorpayId = v.pipe(v.string(), v.regex(/^\w{1,60}$/));
const text = v.nullish(v.string());

/** An empty list where there are none. */
const notes = v.pipe(
  v.unknown(),
  v.transform((value): Readonly<Record<string, string>> => {
    const read = v.safeParse(v.record(v.string(), v.string()), value);
    return read.success && !Array.isArray(value) ? read.output : {};
  }),
);

export const orderShape = v.object({
  id: razorpayId,
  amount: paise,
  currency: v.string(),
  receipt: text,
  attempts: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  notes,
});

export type RazorpayOrder = v.InferOutput<typeof orderShape>;

export const paymentShape = v.object({
  id: razorpayId,
  order_id: text,
  amount: paise,
  currency: v.string(),
  status: v.picklist(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: v.nullish(v.boolean()),
  amount_refunded: v.nullish(paise),
  method: text,
  error_description: text,
  error_reason: text,
  created_at: v.number(),
});

export type RazorpayPayment = v.InferOutput<typeof paymentShape>;

export const refundShape = v.object({
  id: razorpayId,
  payment_id: text,
  amount: paise,
  status: v.picklist(['pending', 'processed', 'failed']),
  notes: v.optional(notes),
});

export type RazorpayRefund = v.InferOutput<typeof refundShape>;

export const listOf = <T>(item: v.GenericSchema<unknown, T>) => v.object({ items: v.array(item) });

export const refusalShape = v.object({
  error: v.object({ code: v.string(), reason: text, description: text, field: text }),
});
