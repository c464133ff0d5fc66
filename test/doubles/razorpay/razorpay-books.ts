import { randomBytes } from 'node:crypto';

/** Orders, payments and refunds as Razorpay publishes these entities. */

export type RazorpayOrder = {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  amount_paid: number;
  amount_due: number;
  readonly currency: string;
  readonly receipt: string | null;
  readonly offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Readonly<Record<string, string>> | readonly [];
  readonly created_at: number;
};

export type RazorpayPayment = {
  readonly id: string;
  readonly entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly order_id: string;
  readonly international: false;
  readonly method: string;
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  readonly email: string;
  readonly contact: string;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  readonly created_at: number;
};

export type RazorpayRefund = {
  readonly id: string;
  readonly entity: 'refund';
  readonly amount: number;
  readonly currency: 'INR';
  readonly payment_id: string;
  status: 'pending' | 'processed' | 'failed';
  readonly speed_requested: string;
  readonly notes: Readonly<Record<string, string>>;
  readonly created_at: number;
};

export const seconds = () => Math.floor(Date.now() / 1000);

/** Fourteen letters and digits, as theirs are. */
export function newId(kind: 'order' | 'pay' | 'rfnd' | 'evt'): string {
  return `${kind}_${randomBytes(21).toString('base64').replace(/[+/=]/g, '').slice(0, 14)}`;
}

export function newPayment(order: RazorpayOrder, method: string): RazorpayPayment {
  return {
    id: newId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: 'INR',
    status: 'created',
    order_id: order.id,
    international: false,
    method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    email: 'buyer@example.in',
    contact: '+919822044170',
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    created_at: seconds(),
  };
}

/** Every refusal of theirs has this shape. */
export function refusalOf(status: number, description: string, reason: string) {
  const error = {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason,
    metadata: {},
  };
  return { status, body: { error } };
}
