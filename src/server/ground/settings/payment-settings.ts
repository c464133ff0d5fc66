import { choice, missingSettings, type Reading, shaped, standIn, type Variables } from './setting-kinds.ts';

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

const secretsWanted =
  'it has to be the secret of the webhook, 6 to 200 signs without a space, or the new and the old one by comma';

/** Gateways let a secret be changed while notices that were signed with the old one still come. */
const webhookSecrets = shaped(/^[^\s,]{6,200}(?:,[^\s,]{6,200})?$/, secretsWanted);

export const paymentSettings = {
  PAYMENT_GATEWAY: choice(['sandbox', 'razorpay', 'stripe']),
  RAZORPAY_KEY_ID: shaped(/^rzp_(?:test|live)_\w{6,60}$/, 'it has to be a key id such as rzp_live_…'),
  RAZORPAY_KEY_SECRET: shaped(/^\S{8,200}$/, 'it has to be the secret of the key, without a space'),
  RAZORPAY_WEBHOOK_SECRET: webhookSecrets,
  STRIPE_SECRET_KEY: shaped(
    /^[sr]k_(?:test|live)_\w{10,250}$/,
    'it has to be a secret key such as sk_live_…',
  ),
  STRIPE_WEBHOOK_SECRET: webhookSecrets,
  PAYMENT_API_ORIGIN: standIn,
};

type PaymentVariables = Variables<typeof paymentSettings>;

type Real = Exclude<PaymentSetting['gateway'], 'sandbox'>;

/** A gateway sends people back to us and calls us by itself, so it has to know where we are. */
const needed = {
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'PUBLIC_ORIGIN'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_ORIGIN'],
} as const satisfies Record<Real, readonly string[]>;

type PaymentEnvironment = PaymentVariables & { readonly PUBLIC_ORIGIN?: string | undefined };

export function readPayment(read: PaymentEnvironment): Reading<{ readonly payment: PaymentSetting }> {
  const gateway = read.PAYMENT_GATEWAY;
  if (gateway === 'sandbox') return { ok: true, payment: { gateway } };
  const payment = gateway === 'razorpay' ? razorpayOf(read) : stripeOf(read);
  const problems = missingSettings(read, needed[gateway], `PAYMENT_GATEWAY=${gateway}`);
  return payment && problems.length === 0 ? { ok: true, payment } : { ok: false, problems };
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
