import * as v from 'valibot';

/** What is read of Stripe's answers, by its published objects; all else of them is let be. */

const paise = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const stripeId = v.pipe(v.string(), v.regex(/^\w{1,255}$/));
const text = v.nullish(v.string());

const intentShape = v.object({
  id: stripeId,
  status: v.picklist([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'canceled',
    'succeeded',
  ]),
  last_payment_error: v.nullish(v.object({ code: text, decline_code: text, message: text })),
});

export const sessionShape = v.object({
  id: stripeId,
  amount_total: paise,
  currency: v.string(),
  status: v.picklist(['open', 'complete', 'expired']),
  url: text,
  /** An id where it is not asked for whole; null until somebody has tried to pay. */
  payment_intent: v.nullish(v.union([intentShape, stripeId])),
});

export type StripeSession = v.InferOutput<typeof sessionShape>;
export type StripeIntent = v.InferOutput<typeof intentShape>;

export const chargeShape = v.object({
  id: stripeId,
  payment_intent: text,
  amount: paise,
  currency: v.string(),
  amount_captured: paise,
  amount_refunded: paise,
  status: v.picklist(['succeeded', 'pending', 'failed']),
  payment_method_details: v.nullish(v.object({ type: v.string() })),
});

export type StripeCharge = v.InferOutput<typeof chargeShape>;

export const refundShape = v.object({
  id: stripeId,
  charge: text,
  amount: paise,
  status: v.picklist(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  metadata: v.nullish(v.record(v.string(), v.string())),
});

export type StripeRefund = v.InferOutput<typeof refundShape>;

export const changedIntentShape = v.object({ id: stripeId, status: v.string() });

export const listOf = <T>(item: v.GenericSchema<unknown, T>) => v.object({ data: v.array(item) });

export const refusalShape = v.object({
  error: v.object({ type: v.string(), code: text, decline_code: text }),
});
