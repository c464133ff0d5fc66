import { openRazorpay, type RazorpaySetting } from '#adapters/payment/razorpay/razorpay.ts';
import { openStripe, type StripeSetting } from '#adapters/payment/stripe/stripe.ts';
import { systemClock } from '#adapters/system/clock.ts';
import type { PaymentGateway } from '#usecases/ports/payment-gateway.ts';
import { razorpayKeys } from './razorpay/razorpay-double.ts';
import { stripeKeys } from './stripe/stripe-double.ts';

type At = { readonly origin: string };

const journal = { note: () => undefined };

/** The adapter that asks a double instead of the company. */
export function razorpayAt({ origin }: At, setting: Partial<RazorpaySetting> = {}): PaymentGateway {
  return openRazorpay({
    ...razorpayKeys,
    webhookSecrets: [razorpayKeys.webhookSecret],
    apiOrigin: origin,
    journal,
    ...setting,
  });
}

export function stripeAt({ origin }: At, setting: Partial<StripeSetting> = {}): PaymentGateway {
  return openStripe({
    ...stripeKeys,
    webhookSecrets: [stripeKeys.webhookSecret],
    apiOrigin: origin,
    checkoutOrigin: origin,
    clock: systemClock,
    journal,
    ...setting,
  });
}
