import * as v from 'valibot';
import { choice, standIn } from './setting-kinds.ts';

/** What takes the money, with all that it needs. */
export type PaymentSetting =
  | { readonly gateway: 'sandbox' }
  | {
      readonly gateway: 'razorpay';
      readonly keyId: string;
      readonly keySecret: string;
      readonly webhookSecrets: readonly string[];
      /** Undefined: the gateway's own address. */
      readonly api: string | undefined;
    }
  | {
      readonly gateway: 'stripe';
      readonly secretKey: string;
      readonly webhookSecrets: readonly string[];
      readonly api: string | undefined;
    };

/** A key of the gateway's own making; it is never repeated in words. */
function key(pattern: RegExp, wanted: string) {
  return v.optional(v.pipe(v.string(), v.regex(pattern, wanted)));
}

const secretsWanted =
  'it has to be the secret of the webhook, 6 to 200 signs without a space, or the new and the old one by comma';

/** Gateways let a secret be changed while notices that were signed with the old one still come. */
const webhookSecrets = v.optional(
  v.pipe(v.string(), v.regex(/^[^\s,]{6,200}(?:,[^\s,]{6,200})?$/, secretsWanted)),
);

export const paymentSettings = {
  PAYMENT_GATEWAY: choice(['sandbox', 'razorpay', 'stripe']),
  RAZORPAY_KEY_ID: key(/^rzp_(?:test|live)_\w{6,60}$/, 'it has to be a key id such as rzp_live_…'),
  RAZORPAY_KEY_SECRET: key(/^\S{8,200}$/, 'it has to be the secret of the key, without a space'),
  RAZORPAY_WEBHOOK_SECRET: webhookSecrets,
  STRIPE_SECRET_KEY: key(/^[sr]k_(?:test|live)_\w{10,250}$/, 'it has to be a secret key such as sk_live_…'),
  STRIPE_WEBHOOK_SECRET: webhookSecrets,
  PAYMENT_API_ORIGIN: standIn,
};

type PaymentVariables = v.InferOutput<v.ObjectSchema<typeof paymentSettings, undefined>>;

export type PaymentReading =
  | { readonly ok: true; readonly payment: PaymentSetting }
  | { readonly ok: false; readonly problems: readonly string[] };

type Real = Exclude<PaymentSetting['gateway'], 'sandbox'>;

/** A gateway sends people back to us and calls us by itself, so it has to know where we are. */
const needed = {
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'PUBLIC_ORIGIN'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_ORIGIN'],
} as const satisfies Record<Real, readonly string[]>;

type PaymentEnvironment = PaymentVariables & { readonly PUBLIC_ORIGIN?: string | undefined };

export function readPayment(read: PaymentEnvironment): PaymentReading {
  const gateway = read.PAYMENT_GATEWAY;
  if (gateway === 'sandbox') return { ok: true, payment: { gateway } };
  const payment = gateway === 'razorpay' ? razorpayOf(read) : stripeOf(read);
  const missing = needed[gateway].filter((name) => read[name] === undefined);
  if (payment && missing.length === 0) return { ok: true, payment };
  const problems = missing.map(
    (name) => `The setting ${name} is missing: PAYMENT_GATEWAY=${gateway} needs it.`,
  );
  return { ok: false, problems };
}

/** Undefined when something is missing. */
function razorpayOf(read: PaymentVariables): PaymentSetting | undefined {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: secrets } = read;
  if (keyId === undefined || keySecret === undefined || secrets === undefined) return undefined;
  const api = read.PAYMENT_API_ORIGIN;
  return { gateway: 'razorpay', keyId, keySecret, webhookSecrets: secrets.split(','), api };
}

function stripeOf(read: PaymentVariables): PaymentSetting | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets } = read;
  if (secretKey === undefined || secrets === undefined) return undefined;
  const api = read.PAYMENT_API_ORIGIN;
  return { gateway: 'stripe', secretKey, webhookSecrets: secrets.split(','), api };
}

/** Why no money is taken by a gateway that is a real one; undefined when it is. */
export function playedBecause(payment: PaymentSetting): 'test-key' | 'stand-in' | undefined {
  if (payment.gateway === 'sandbox') return undefined;
  if (payment.api !== undefined) return 'stand-in';
  const key = payment.gateway === 'razorpay' ? payment.keyId : payment.secretKey;
  return /^[a-z]+_test_/.test(key) ? 'test-key' : undefined;
}
