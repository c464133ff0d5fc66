import { choice, missingSettings, type Reading, shaped, standIn, type Variables } from './setting-kinds.ts';

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

type KeyVariables = Variables<typeof keySettings>;

type GatewayReader<Gateway> = {
  readonly needs: readonly (keyof KeyVariables)[];
  /** Undefined when something is missing. */
  readonly read: (read: KeyVariables) => Extract<RealPayment, { readonly gateway: Gateway }> | undefined;
};

const gatewayReaders: { readonly [Gateway in RealGateway]: GatewayReader<Gateway> } = {
  razorpay: {
    needs: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    read: ({ RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, ...read }) => {
      const secrets = read.RAZORPAY_WEBHOOK_SECRET;
      if (keyId === undefined || keySecret === undefined || secrets === undefined) return undefined;
      const isTestKey = keyId.startsWith('rzp_test_');
      return { gateway: 'razorpay', keyId, keySecret, isTestKey, ...commonOf(secrets, read) };
    },
  },
  stripe: {
    needs: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    read: ({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, ...read }) => {
      if (secretKey === undefined || secrets === undefined) return undefined;
      const isTestKey = /^[sr]k_test_/.test(secretKey);
      return { gateway: 'stripe', secretKey, isTestKey, ...commonOf(secrets, read) };
    },
  },
};

function commonOf(secrets: string, read: Pick<KeyVariables, 'PAYMENT_API_ORIGIN'>) {
  return { webhookSecrets: secrets.split(','), api: read.PAYMENT_API_ORIGIN };
}

export const realGateways = Object.keys(gatewayReaders) as RealGateway[]; // the keys of the table

export const paymentSettings = {
  PAYMENT_GATEWAY: choice(['sandbox', ...realGateways]),
  ...keySettings,
};

type PaymentEnvironment = Variables<typeof paymentSettings> & {
  readonly PUBLIC_ORIGIN?: string | undefined;
};

/** The settings without which a gateway is not opened: it sends people back to us and calls us, so it has to know where we are. */
export function settingsOf(gateway: RealGateway): readonly (keyof PaymentEnvironment)[] {
  return [...gatewayReaders[gateway].needs, 'PUBLIC_ORIGIN'];
}

export function readPayment(read: PaymentEnvironment): Reading<{ readonly payment: PaymentSetting }> {
  const gateway = read.PAYMENT_GATEWAY;
  if (gateway === 'sandbox') return { ok: true, payment: { gateway } };
  const payment = gatewayReaders[gateway].read(read);
  const problems = missingSettings(read, settingsOf(gateway), `PAYMENT_GATEWAY=${gateway}`);
  return payment && problems.length === 0 ? { ok: true, payment } : { ok: false, problems };
}

/** Why no money is taken by a gateway that is a real one; undefined when it is. */
export function playedBecause(payment: PaymentSetting): 'test-key' | 'stand-in' | undefined {
  if (payment.gateway === 'sandbox') return undefined;
  if (payment.api !== undefined) return 'stand-in';
  return payment.isTestKey ? 'test-key' : undefined;
}
