import { createHmac } from 'node:crypto';
import { type DoubleAnswer, type DoubleRequest, type HttpDouble, openHttpDouble } from '../http-double.ts';
import { answerApi, type Books, captureNow, noteRefunded } from './razorpay-api.ts';
import { newId, newPayment, type RazorpayOrder, type RazorpayPayment, refusalOf } from './razorpay-books.ts';
import { checkoutPage, playedPage } from './razorpay-checkout.ts';

export const razorpayKeys = {
  keyId: 'rzp_test_1DP5mmOlF5G5ag',
  keySecret: 'EnLs21M47BllR3X8PSFtjtbd',
  webhookSecret: '123456',
} as const;

export type RazorpayEvent = {
  readonly name: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
};

export type Failing = {
  readonly code: string;
  readonly reason: string;
  readonly description: string;
};

export const noFunds: Failing = {
  code: 'GATEWAY_ERROR',
  reason: 'insufficient_funds',
  description: 'Transaction failed due to insufficient funds.',
};

/** Razorpay on this machine: its API, its hosted checkout, its webhooks, and what buyers and banks do there. */
export type RazorpayDouble = HttpDouble & {
  readonly books: Books;
  /** All that it wants to tell of an order, the oldest first. */
  readonly eventsOf: (orderId: string) => readonly RazorpayEvent[];
  readonly sign: (body: Uint8Array) => string;
  /** Submits the details of a payment; the bank has not said anything yet. */
  readonly begin: (orderId: string, method?: string) => RazorpayPayment | undefined;
  readonly authorise: (payment: RazorpayPayment, how?: 'late') => void;
  readonly fail: (payment: RazorpayPayment, why?: Failing) => void;
  /** As one does who pays and whose bank agrees at once; what the browser then brings back to us. */
  readonly pay: (orderId: string, method?: string) => Readonly<Record<string, string>> | undefined;
  /** Razorpay's own work, some days later: what nobody captured goes back. */
  readonly giveBackUncaptured: (orderId: string) => void;
  readonly endRefunds: (status: 'processed' | 'failed') => void;
  /** What its own rules should not let through, and what shops have seen come: money beside that of the order. */
  readonly payBeyond: (orderId: string, came: ExtraPayment) => RazorpayPayment;
  /** As somebody of the shop does on the company's own page. */
  readonly refundByHand: (orderId: string, paise: number) => void;
};

export type ExtraPayment = {
  readonly paise: number;
  readonly currency: string;
  readonly isHeld: boolean;
};

export async function openRazorpayDouble(): Promise<RazorpayDouble> {
  const events: (RazorpayEvent & { readonly orderId: string })[] = [];
  const sign = (body: Uint8Array) =>
    createHmac('sha256', razorpayKeys.webhookSecret).update(body).digest('hex');
  const books: Books = {
    orders: new Map(),
    payments: [],
    refunds: [],
    refundsGo: 'processed',
    mayAskUnique: true,
    tell: (name, order, payment) =>
      events.push({ ...eventOf(name, order, payment, sign), orderId: order.id }),
  };
  const buyer = buyerAt(books);
  const http = await openHttpDouble((request) => answerAny(books, buyer, request));
  return {
    ...http,
    ...buyer,
    books,
    sign,
    eventsOf: (orderId) => events.filter((event) => event.orderId === orderId),
    giveBackUncaptured: (orderId) => {
      for (const payment of books.payments) {
        if (payment.order_id === orderId && payment.status === 'authorized') {
          noteRefunded(payment, payment.amount);
          payment.status = 'refunded';
        }
      }
    },
    endRefunds: (status) => endRefunds(books, status),
    payBeyond: (orderId, came) => payBeyond(books, orderId, came),
    refundByHand: (orderId, amount) => {
      const payment = books.payments.find(({ order_id, captured }) => order_id === orderId && captured);
      const refund = {
        method: 'POST',
        path: `/v1/payments/${payment?.id}/refund`,
        query: new URLSearchParams(),
      };
      const headers = { 'content-type': 'application/json' };
      answerApi(books, { ...refund, headers, body: JSON.stringify({ amount }) });
    },
  };
}

function payBeyond(books: Books, orderId: string, came: ExtraPayment): RazorpayPayment {
  const order = books.orders.get(orderId);
  if (!order) throw new Error('money comes with an order');
  const payment = newPayment(order, 'upi');
  const { paise: amount, currency, isHeld } = came;
  const status = isHeld ? 'authorized' : 'captured';
  Object.assign(payment, { amount, currency, status, captured: !isHeld });
  books.payments.push(payment);
  books.tell(`payment.${status}`, order, payment);
  return payment;
}

function endRefunds(books: Books, status: 'processed' | 'failed'): void {
  for (const refund of books.refunds.filter((each) => each.status === 'pending')) {
    refund.status = status;
    const payment = books.payments.find(({ id }) => id === refund.payment_id);
    const order = payment && books.orders.get(payment.order_id);
    if (!payment || !order) continue;
    if (status === 'failed') noteRefunded(payment, payment.amount_refunded - refund.amount);
    books.tell(`refund.${status}`, order, payment);
  }
}

type Buyer = Pick<RazorpayDouble, 'begin' | 'authorise' | 'fail' | 'pay'>;

function buyerAt(books: Books): Buyer {
  const orderOf = (payment: RazorpayPayment) => {
    const order = books.orders.get(payment.order_id);
    if (!order) throw new Error('a payment has an order');
    return order;
  };
  const begin: Buyer['begin'] = (orderId, method = 'upi') => {
    const order = books.orders.get(orderId);
    const isHeld = books.payments.some(
      (payment) => payment.order_id === orderId && payment.status === 'authorized',
    );
    if (!order || order.status === 'paid' || isHeld) return undefined;
    const payment = newPayment(order, method);
    books.payments.push(payment);
    return payment;
  };
  const authorise: Buyer['authorise'] = (payment, how) => {
    const order = orderOf(payment);
    if (payment.status !== 'failed') order.attempts += 1;
    order.status = 'attempted';
    payment.status = 'authorized';
    Object.assign(payment, { error_code: null, error_description: null, error_reason: null });
    books.tell('payment.authorized', order, payment);
    if (how !== 'late' && order.isAutoCaptured) captureNow(books, order, payment);
  };
  return {
    begin,
    authorise,
    fail: (payment, why = noFunds) => {
      const order = orderOf(payment);
      order.attempts += 1;
      order.status = 'attempted';
      payment.status = 'failed';
      payment.error_code = why.code;
      payment.error_reason = why.reason;
      payment.error_description = why.description;
      books.tell('payment.failed', order, payment);
    },
    pay: (orderId, method) => {
      const payment = begin(orderId, method);
      if (!payment) return undefined;
      authorise(payment);
      return returnOf(payment);
    },
  };
}

function returnOf({ id, order_id: orderId }: RazorpayPayment): Readonly<Record<string, string>> {
  const signed = createHmac('sha256', razorpayKeys.keySecret).update(`${orderId}|${id}`).digest('hex');
  return { razorpay_payment_id: id, razorpay_order_id: orderId, razorpay_signature: signed };
}

function eventOf(
  name: string,
  order: RazorpayOrder,
  payment: RazorpayPayment | undefined,
  sign: (body: Uint8Array) => string,
): RazorpayEvent {
  const isOrders = name.startsWith('order.');
  const payload = {
    ...(payment ? { payment: { entity: { ...payment } } } : {}),
    ...(isOrders ? { order: { entity: { ...order, isAutoCaptured: undefined } } } : {}),
  };
  const body = Buffer.from(
    JSON.stringify({
      entity: 'event',
      account_id: 'acc_BFQ7uQEaa7j2z7',
      event: name,
      contains: Object.keys(payload),
      payload,
      created_at: order.created_at,
    }),
  );
  const headers = { 'x-razorpay-event-id': newId('evt'), 'x-razorpay-signature': sign(body) };
  return { name, body, headers: { 'content-type': 'application/json', ...headers } };
}

const basic = `Basic ${Buffer.from(`${razorpayKeys.keyId}:${razorpayKeys.keySecret}`).toString('base64')}`;

function answerAny(books: Books, buyer: Buyer, request: DoubleRequest): DoubleAnswer {
  const { method, path, headers, body } = request;
  const form = new URLSearchParams(body);
  if (method === 'POST' && path === '/v1/checkout/embedded') {
    const order = books.orders.get(form.get('order_id') ?? '');
    const isOurs = form.get('key_id') === razorpayKeys.keyId && form.get('callback_url') !== null;
    return order && isOurs
      ? { status: 200, body: checkoutPage(form) }
      : refusalOf(400, 'The id provided does not exist', 'NA');
  }
  if (method === 'POST' && path === '/double/play') return { status: 200, body: play(buyer, form) };
  if (headers.authorization !== basic) return refusalOf(401, 'The api key provided is invalid', 'NA');
  return answerApi(books, request);
}

/** What a person presses on the hosted page, and how the browser then comes back. */
function play(buyer: Buyer, form: URLSearchParams): string {
  const orderId = form.get('order_id') ?? '';
  const callback = form.get('callback_url') ?? '';
  if (form.get('outcome') === 'paid') return playedPage(callback, buyer.pay(orderId) ?? {});
  const payment = buyer.begin(orderId);
  if (payment) buyer.fail(payment);
  const error = { 'error[code]': noFunds.code, 'error[description]': noFunds.description };
  return playedPage(callback, { ...error, 'error[reason]': noFunds.reason });
}
