import type { PaymentGateway } from '#usecases/ports/payment-gateway.ts';
import { refundsOfAll } from '../gateway-acts.ts';
import { type ApiAnswer, type ApiCall, aboutAnother, type GatewayApi } from '../gateway-http.ts';
import { paiseOf } from '../money.ts';
import { isTaken, noteNames, type OrderFile } from './gateway-order.ts';
import {
  listOf,
  orderShape,
  paymentShape,
  type RazorpayOrder,
  type RazorpayPayment,
  type RazorpayRefund,
  refundShape,
} from './shapes.ts';

/** The calls of Razorpay's API that are made here, each as it is published. */
export type RazorpayCalls = {
  readonly orderOf: (receipt: string) => Promise<ApiAnswer<RazorpayOrder | undefined>>;
  readonly create: (
    order: Parameters<PaymentGateway['openOrder']>[0],
    how: { readonly isUnique: boolean },
  ) => Promise<ApiAnswer<RazorpayOrder>>;
  readonly fileOf: (orderId: string) => Promise<ApiAnswer<OrderFile>>;
  readonly paymentOf: (paymentId: string) => Promise<ApiAnswer<RazorpayPayment>>;
  /** All that were ever made of a payment, also those that failed. */
  readonly refundsOf: (payment: RazorpayPayment) => Promise<ApiAnswer<readonly RazorpayRefund[]>>;
  readonly note: (order: RazorpayOrder, name: string) => Promise<ApiAnswer<RazorpayOrder>>;
  readonly capture: (payment: RazorpayPayment) => Promise<ApiAnswer<RazorpayPayment>>;
  /** @param refundsBefore how many were made of it, failed ones too: they name this one, so that it is made once */
  readonly refund: (
    payment: RazorpayPayment,
    paise: number,
    refundsBefore: number,
  ) => Promise<ApiAnswer<RazorpayRefund>>;
  /** A part, known again by its name. */
  readonly refundPart: (
    payment: RazorpayPayment,
    part: { readonly paise: number; readonly name: string; readonly failedBefore: number },
  ) => Promise<ApiAnswer<RazorpayRefund>>;
};

const json = { 'content-type': 'application/json' };

export function createRazorpayCalls({ ask, get }: GatewayApi): RazorpayCalls {
  return {
    orderOf: async (receipt) => {
      const query = new URLSearchParams({ receipt, count: '10' });
      const answer = await get('orders.find', `/v1/orders?${query}`, listOf(orderShape));
      if (!answer.ok) return answer;
      return { ok: true, value: answer.value.items.find((order) => order.receipt === receipt) };
    },
    create: (order, { isUnique }) =>
      ask(
        {
          name: 'orders.create',
          method: 'POST',
          path: '/v1/orders',
          headers: json,
          body: JSON.stringify(orderBody(order, isUnique)),
          // Without an answer nobody knows whether there is one now: the next press looks for it first.
          isRepeatable: false,
        },
        orderShape,
      ),
    fileOf: (orderId) => fileOf(get, orderId),
    paymentOf: async (id) => {
      const answer = await get('payments.fetch', `/v1/payments/${encodeURIComponent(id)}`, paymentShape);
      return answer.ok && answer.value.id !== id ? aboutAnother : answer;
    },
    refundsOf: (payment) => refundsOf(get, payment),
    note: ({ id, notes }, name) =>
      ask(
        {
          name: 'orders.note',
          method: 'PATCH',
          path: `/v1/orders/${encodeURIComponent(id)}`,
          headers: json,
          body: JSON.stringify({ notes: { ...notes, [name]: 'yes' } }),
          isRepeatable: true,
        },
        orderShape,
      ),
    capture: ({ id, amount }) =>
      ask(
        {
          name: 'payments.capture',
          method: 'POST',
          path: `/v1/payments/${encodeURIComponent(id)}/capture`,
          headers: json,
          body: JSON.stringify({ amount, currency: 'INR' }),
          // A payment is captured once; the second time it is refused.
          isRepeatable: true,
        },
        paymentShape,
      ),
    refund: ({ id }, amount, refundsBefore) =>
      ask(refundCall(id, `refund-${id}-${refundsBefore}`, { amount, speed: 'normal' }), refundShape),
    refundPart: ({ id }, { paise: amount, name, failedBefore }) => {
      const body = { amount, speed: 'normal', notes: { [noteNames.part]: name } };
      return ask(refundCall(id, `part-${id}-${name}-${amount}-${failedBefore}`, body), refundShape);
    },
  };
}

function refundCall(id: string, key: string, body: Readonly<Record<string, unknown>>): ApiCall {
  return {
    name: 'payments.refund',
    method: 'POST',
    path: `/v1/payments/${encodeURIComponent(id)}/refund`,
    headers: { ...json, 'x-refund-idempotency': key },
    body: JSON.stringify(body),
    isRepeatable: true,
  };
}

/** Minutes after which Razorpay itself captures no more, and after which it gives back what nobody captured. */
const captureOptions = {
  automatic_expiry_period: 30,
  manual_expiry_period: 7_200,
  refund_speed: 'normal',
} as const;

/** What is only to be held is captured by us alone; what is to be paid also without us, should we be away. */
function orderBody(
  { receipt, amount, purpose }: Parameters<PaymentGateway['openOrder']>[0],
  isUnique: boolean,
) {
  return {
    amount: paiseOf(amount),
    currency: 'INR',
    receipt,
    ...(isUnique ? { unique_receipt: true } : {}),
    notes: { [noteNames.purpose]: purpose },
    payment: { capture: purpose === 'block' ? 'manual' : 'automatic', capture_options: captureOptions },
  };
}

type Get = GatewayApi['get'];

/** While a try runs the order itself does not tell of it, so its payments are always asked for. */
async function fileOf(get: Get, orderId: string): Promise<ApiAnswer<OrderFile>> {
  const path = `/v1/orders/${encodeURIComponent(orderId)}`;
  const [order, payments] = await Promise.all([
    get('orders.fetch', path, orderShape),
    get('orders.payments', `${path}/payments`, listOf(paymentShape)),
  ]);
  if (!order.ok) return order;
  if (!payments.ok) return payments;
  const isOurs =
    order.value.id === orderId && payments.value.items.every((payment) => payment.order_id === orderId);
  if (!isOurs) return aboutAnother;
  const returned = payments.value.items.filter((payment) => isTaken(payment) && payment.amount_refunded);
  const refunds = await refundsOfAll(returned, (payment) => refundsOf(get, payment));
  if (!refunds.ok) return refunds;
  return { ok: true, value: { order: order.value, payments: payments.value.items, refunds: refunds.value } };
}

async function refundsOf(get: Get, { id }: RazorpayPayment): Promise<ApiAnswer<readonly RazorpayRefund[]>> {
  const path = `/v1/payments/${encodeURIComponent(id)}/refunds?count=100`;
  const answer = await get('payments.refunds', path, listOf(refundShape));
  return answer.ok ? { ok: true, value: answer.value.items } : answer;
}
