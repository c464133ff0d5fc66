import type { Environment } from '#server/ground/settings/config.ts';
import type { RealGateway } from '#server/ground/settings/payment-settings.ts';
import type { GatewayPlay } from './gateway-play.ts';
import { razorpayKeys } from './razorpay/razorpay-double.ts';
import { openRazorpayPlay } from './razorpay/razorpay-play.ts';
import { stripeKeys } from './stripe/stripe-double.ts';
import { openStripePlay } from './stripe/stripe-play.ts';

/** What tests know of a company, before they open its double. */
export type GatewayDouble = {
  /** Its name, as people read it. */
  readonly company: string;
  readonly env: Environment;
  /** The setting that holds the key by which the company knows us, and a key of the right form that it does not take. */
  readonly key: { readonly setting: string; readonly wrong: string };
  /** The header that bears the signature of a webhook. */
  readonly signatureHeader: string;
  /** Whether it can shut a page that is open already. */
  readonly shutsPages: boolean;
  /** Whether its page sends the browser back after a try that failed, or lets it try again there. */
  readonly leadsBackFromFailure: boolean;
  /** Calls that move money, by what they are called in its API. */
  readonly moves: { readonly capture: RegExp; readonly refund: RegExp; readonly create: RegExp };
  readonly open: () => Promise<GatewayPlay>;
};

/** Every gateway of a company: suites, scenarios, attacks, preflight and the browser take what is here. */
export const gatewayDoubles: Readonly<Record<RealGateway, GatewayDouble>> = {
  razorpay: {
    company: 'Razorpay',
    env: {
      PAYMENT_GATEWAY: 'razorpay',
      RAZORPAY_KEY_ID: razorpayKeys.keyId,
      RAZORPAY_KEY_SECRET: razorpayKeys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: razorpayKeys.webhookSecret,
    },
    key: { setting: 'RAZORPAY_KEY_SECRET', wrong: 'another-secret' },
    signatureHeader: 'x-razorpay-signature',
    shutsPages: false,
    leadsBackFromFailure: true,
    moves: { capture: /^POST .*\/capture$/, refund: /^POST .*\/refund$/, create: /^POST \/v1\/orders$/ },
    open: openRazorpayPlay,
  },
  stripe: {
    company: 'Stripe',
    env: {
      PAYMENT_GATEWAY: 'stripe',
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    },
    key: { setting: 'STRIPE_SECRET_KEY', wrong: 'sk_test_another00000' },
    signatureHeader: 'stripe-signature',
    shutsPages: true,
    leadsBackFromFailure: false,
    moves: {
      capture: /^POST .*\/capture$/,
      refund: /^POST \/v1\/refunds$/,
      create: /^POST \/v1\/checkout\/sessions$/,
    },
    open: openStripePlay,
  },
};

/** In the order of the table, for `test.each`. */
export const eachGateway = Object.entries(gatewayDoubles) as readonly [RealGateway, GatewayDouble][]; // the table's keys
