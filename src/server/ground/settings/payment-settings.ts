import { choice, neededOf, type Reading, shaped, standIn, type Variables } from './setting-kinds.ts';

/** A gateway of a company, with all that it needs. */
type RealPayment = {
  readonly webhookSecrets: readonly string[];
  /** With a test key nobody pays anything. */
  readonly isTestKey: boolean;
  /** Undefined: the gateway's own address. */
  readonly api: string | undefined;
} & (
  | { readonly gateway: 'razorpay'; readonly keyId: string; readonly keySecret: string }
  | { readonly gateway: 'stripe'; readonly secretKey: string }
);

/** What takes the money. */
export type PaymentSetting = { readonly gateway: 'sandbox' } | RealPayment;

export type RealGateway = RealPayment['gateway'];

const secretsHint =
  'it has to be the secret of the webhook, 6 to 200 signs without a space, or the new and the old one by comma';

/** Gateways let a secret be changed while notices that were signed with the old one still come. */
const webhookSecrets = shaped(/^[^\s,]{6,200}(?:,[^\s,]{6,200})?$/, secretsHint);

const keySettings = {
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

const keysOf = {
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const satisfies Readonly<Record<RealGateway, readonly (keyof typeof keySettings)[]>>;

export const realGateways = Object.keys(keysOf) as RealGateway[]; // the keys of the table

export const paymentSettings = {
  PAYMENT_GATEWAY: choice(['sandbox', ...realGateways]),
  ...keySettings,
};

type PaymentEnvironment = Variables<typeof paymentSettings> & {
  readonly PUBLIC_ORIGIN?: string | undefined;
};

/** The settings without which a gateway is not opened: it sends people back to us and calls us, so it has to know where we are. */
export function settingsOf<Gateway extends RealGateway>(gateway: Gateway) {
  return [...keysOf[gateway], 'PUBLIC_ORIGIN'] as const;
}

export function readPayment(read: PaymentEnvironment): Reading<{ readonly payment: PaymentSetting }> {
  const { PAYMENT_GATEWAY: gateway, PAYMENT_API_ORIGIN: api } = read;
  switch (gateway) {
    case 'sandbox':
      return { ok: true, payment: { gateway } };
    case 'razorpay': {
      const reading = neededOf(read, settingsOf(gateway), 'PAYMENT_GATEWAY=razorpay');
      if (!reading.ok) return reading;
      const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = reading.all;
      const webhookSecrets = reading.all.RAZORPAY_WEBHOOK_SECRET.split(',');
      const isTestKey = keyId.startsWith('rzp_test_');
      return { ok: true, payment: { gateway, keyId, keySecret, webhookSecrets, isTestKey, api } };
    }
    case 'stripe': {
      const reading = neededOf(read, settingsOf(gateway), 'PAYMENT_GATEWAY=stripe');
      if (!reading.ok) return reading;
      const { STRIPE_SECRET_KEY: secretKey } = reading.all;
      const webhookSecrets = reading.all.STRIPE_WEBHOOK_SECRET.split(',');
      const isTestKey = /^[sr]k_test_/.test(secretKey);
      return { ok: true, payment: { gateway, secretKey, webhookSecrets, isTestKey, api } };
    }
  }
}

/** Why no money is taken by a gateway that is a real one; undefined when it is. */
export function playedBecause(payment: PaymentSetting): 'test-key' | 'stand-in' | undefined {
  if (payment.gateway === 'sandbox') return undefined;
  if (payment.api !== undefined) return 'stand-in';
  return payment.isTestKey ? 'test-key' : undefined;
}
