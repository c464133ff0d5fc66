import { randomBytes } from 'node:crypto';

/** Sessions, payments, charges and refunds as Stripe publishes these objects. */

export type StripeIntent = {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  amount_capturable: number;
  amount_received: number;
  readonly capture_method: string;
  status:
    | 'requires_payment_method'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'canceled'
    | 'succeeded';
  last_payment_error: null | {
    readonly type: 'card_error';
    readonly code: string;
    readonly decline_code?: string;
    readonly message: string;
  };
};

export type StripeSession = {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly amount_total: number;
  readonly currency: 'inr';
  readonly client_reference_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly mode: 'payment';
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  url: string | null;
  payment_intent: StripeIntent | null;
  readonly captureMethod: string;
};

export type StripeCharge = {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly currency: string;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  refunded: boolean;
  status: 'succeeded' | 'pending' | 'failed';
  readonly payment_intent: string;
  readonly payment_method_details: { readonly type: string };
};

export type StripeRefund = {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly charge: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'pending' | 'succeeded' | 'failed';
};

export function newId(kind: string): string {
  return `${kind}_${randomBytes(30).toString('base64').replace(/[+/=]/g, '').slice(0, 32)}`;
}

/** Every refusal of theirs has this shape. */
export function refusalOf(status: number, message: string, code: string, type = 'invalid_request_error') {
  return { status, body: { error: { type, code, message, doc_url: 'https://stripe.com/docs/error-codes' } } };
}
