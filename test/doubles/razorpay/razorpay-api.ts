import type { DoubleAnswer, DoubleRequest } from '../http-double.ts';
import {
  newId,
  type RazorpayOrder,
  type RazorpayPayment,
  type RazorpayRefund,
  refusalOf,
  seconds,
} from './razorpay-books.ts';

/** What the double keeps, and is told of what its API did. */
export type Books = {
  readonly orders: Map<string, RazorpayOrder & { readonly isAutoCaptured: boolean }>;
  readonly payments: RazorpayPayment[];
  readonly refunds: RazorpayRefund[];
  /** How the next refunds go on. */
  refundsGo: RazorpayRefund['status'];
  /** Accounts differ in whether they may send `unique_receipt`. */
  mayAskUnique: boolean;
  readonly tell: (event: string, order: RazorpayOrder, payment: RazorpayPayment | undefined) => void;
};

type Route = readonly [method: string, path: RegExp, answer: (books: Books, ask: Ask) => DoubleAnswer];
type Ask = DoubleRequest & { readonly id: string };

const routes: readonly Route[] = [
  ['POST', /^\/v1\/orders$/, createOrder],
  ['GET', /^\/v1\/orders$/, listOrders],
  ['GET', /^\/v1\/orders\/(\w+)$/, (books, { id }) => entity(books.orders.get(id))],
  ['PATCH', /^\/v1\/orders\/(\w+)$/, editOrder],
  ['GET', /^\/v1\/orders\/(\w+)\/payments$/, paymentsOfOrder],
  ['GET', /^\/v1\/payments\/(\w+)$/, ({ payments }, ask) => entity(payments.find(({ id }) => id === ask.id))],
  ['POST', /^\/v1\/payments\/(\w+)\/capture$/, capture],
  ['POST', /^\/v1\/payments\/(\w+)\/refund$/, refund],
  ['GET', /^\/v1\/payments\/(\w+)\/refunds$/, refundsOfPayment],
];

export function answerApi(books: Books, request: DoubleRequest): DoubleAnswer {
  for (const [method, path, answer] of routes) {
    const match = method === request.method ? path.exec(request.path) : null;
    if (match) return answer(books, { ...request, id: match[1] ?? '' });
  }
  return refusalOf(404, 'The requested URL was not found on the server.', 'NA');
}

const none = refusalOf(400, 'The id provided does not exist', 'input_validation_failed');

function entity(entry: object | undefined): DoubleAnswer {
  return entry ? { status: 200, body: publicShape(entry) } : none;
}

function collection(items: readonly object[]): DoubleAnswer {
  return { status: 200, body: { entity: 'collection', count: items.length, items: items.map(publicShape) } };
}

/** What is only ours of an order is not told. */
function publicShape(entry: object): object {
  const { isAutoCaptured: _, ...rest } = { isAutoCaptured: undefined, ...entry };
  return rest;
}

function bodyOf({ body, headers }: Ask): Readonly<Record<string, unknown>> {
  if (!headers['content-type']?.startsWith('application/json')) return {};
  const read: unknown = JSON.parse(body);
  return typeof read === 'object' && read !== null ? { ...read } : {};
}

const orderFields = [
  'amount',
  'currency',
  'receipt',
  'unique_receipt',
  'notes',
  'payment',
  'partial_payment',
];

function createOrder(books: Books, ask: Ask): DoubleAnswer {
  const body = bodyOf(ask);
  const extra = Object.keys(body).find(
    (name) => !orderFields.includes(name) || (name === 'unique_receipt' && !books.mayAskUnique),
  );
  if (extra) return refusalOf(400, `${extra} is/are not required and should not be sent`, 'extra_field_sent');
  const wrong = wrongOrder(body);
  if (wrong) return refusalOf(400, wrong, 'input_validation_failed');
  const receipt = typeof body.receipt === 'string' ? body.receipt : null;
  const amount = Number(body.amount);
  const earlier = [...books.orders.values()].find((order) => order.receipt === receipt);
  if (body.unique_receipt === true && earlier) {
    return earlier.amount === amount
      ? entity(earlier)
      : refusalOf(400, 'Order receipt should be unique.', 'input_validation_failed');
  }
  const order = {
    id: newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: 'INR',
    receipt,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: notesOf(body.notes),
    created_at: seconds(),
    isAutoCaptured: JSON.stringify(body.payment ?? '').includes('"capture":"automatic"'),
  } as const;
  books.orders.set(order.id, order);
  return entity(order);
}

function wrongOrder({ amount, currency, receipt, notes, payment }: Readonly<Record<string, unknown>>) {
  if (amount === undefined) return 'amount: is required.';
  if (!Number.isInteger(amount)) return 'The amount must be an integer.';
  if (Number(amount) < 100) return 'Order amount less than minimum amount allowed';
  if (currency !== 'INR') return 'Currency is not supported';
  if (typeof receipt === 'string' && (receipt === '' || receipt.length > 40))
    return 'receipt: the length must be no more than 40.';
  if (!areNotes(notes)) return 'notes: must be at most 15 pairs of at most 256 characters.';
  const options = JSON.stringify(payment ?? {});
  const minutes = /"automatic_expiry_period":(\d+)/.exec(options)?.[1];
  return minutes !== undefined && Number(minutes) < 12 ? 'automatic_expiry_period: at least 12.' : undefined;
}

function areNotes(notes: unknown): boolean {
  if (notes === undefined) return true;
  if (typeof notes !== 'object' || notes === null) return false;
  const values: readonly unknown[] = Object.values(notes);
  return values.length <= 15 && values.every((value) => typeof value === 'string' && value.length <= 256);
}

/** An empty list where there are none, as in theirs. */
function notesOf(notes: unknown): RazorpayOrder['notes'] {
  const pairs = typeof notes === 'object' && notes !== null ? Object.entries(notes) : [];
  return pairs.length === 0 ? [] : Object.fromEntries(pairs);
}

function listOrders({ orders }: Books, { query }: Ask): DoubleAnswer {
  const receipt = query.get('receipt');
  const matching = [...orders.values()].filter((order) => receipt === null || order.receipt === receipt);
  return collection(matching.reverse().slice(0, Number(query.get('count') ?? 10)));
}

function editOrder({ orders }: Books, ask: Ask): DoubleAnswer {
  const order = orders.get(ask.id);
  if (!order) return none;
  const body = bodyOf(ask);
  if (Object.keys(body).join() !== 'notes' || !areNotes(body.notes))
    return refusalOf(400, 'Only notes can be updated.', 'extra_field_sent');
  order.notes = notesOf(body.notes);
  return entity(order);
}

function paymentsOfOrder({ orders, payments }: Books, { id }: Ask): DoubleAnswer {
  if (!orders.has(id)) return none;
  return collection(payments.filter(({ order_id }) => order_id === id).reverse());
}

function capture(books: Books, ask: Ask): DoubleAnswer {
  const payment = books.payments.find(({ id }) => id === ask.id);
  const order = payment && books.orders.get(payment.order_id);
  if (!payment || !order) return none;
  const { amount, currency } = bodyOf(ask);
  if (payment.status === 'captured')
    return refusalOf(400, 'This payment has already been captured', 'input_validation_failed');
  if (payment.status !== 'authorized')
    return refusalOf(
      400,
      'Only payments which have been authorized and not yet captured can be captured',
      'NA',
    );
  if (amount !== payment.amount || currency !== payment.currency)
    return refusalOf(400, 'Capture amount must be equal to the amount authorized', 'input_validation_failed');
  captureNow(books, order, payment);
  return entity(payment);
}

export function captureNow(books: Books, order: RazorpayOrder, payment: RazorpayPayment): void {
  payment.status = 'captured';
  payment.captured = true;
  order.status = 'paid';
  order.amount_paid = payment.amount;
  order.amount_due = 0;
  books.tell('payment.captured', order, payment);
  books.tell('order.paid', order, payment);
}

const keys = new WeakMap<Books, Map<string, { readonly body: string; readonly answer: DoubleAnswer }>>();

/** A key seen before answers as it did then, if all else is the same. */
function refund(books: Books, ask: Ask): DoubleAnswer {
  const key = ask.headers['x-refund-idempotency'];
  const answers = keys.get(books) ?? new Map<string, { body: string; answer: DoubleAnswer }>();
  keys.set(books, answers);
  if (key === undefined) return refundNow(books, ask);
  if (typeof key !== 'string' || !/^[\w-]{10,}$/.test(key))
    return refusalOf(400, 'The idempotency key must be at least 10 characters.', 'input_validation_failed');
  const before = answers.get(key);
  if (before && before.body !== ask.body)
    return refusalOf(
      400,
      'Different request with the same idempotency key has already been processed.',
      'NA',
    );
  const answer = before?.answer ?? refundNow(books, ask);
  answers.set(key, { body: ask.body, answer });
  return answer;
}

function refundNow(books: Books, ask: Ask): DoubleAnswer {
  const payment = books.payments.find(({ id }) => id === ask.id);
  const order = payment && books.orders.get(payment.order_id);
  if (!payment || !order) return none;
  if (!payment.captured)
    return refusalOf(400, 'The payment status should be captured for action to be taken', 'NA');
  const { amount, speed, notes } = bodyOf(ask);
  const remaining = payment.amount - payment.amount_refunded;
  if (remaining === 0) return refusalOf(400, 'The payment has been fully refunded already', 'NA');
  if (Number(amount) > remaining)
    return refusalOf(400, 'The refund amount provided is greater than amount captured', 'NA');
  const refund: RazorpayRefund = {
    id: newId('rfnd'),
    entity: 'refund',
    amount: Number(amount ?? remaining),
    currency: 'INR',
    payment_id: payment.id,
    status: books.refundsGo,
    speed_requested: String(speed ?? 'normal'),
    notes: Object(notes ?? {}),
    created_at: seconds(),
  };
  books.refunds.push(refund);
  if (refund.status !== 'failed') noteRefunded(payment, payment.amount_refunded + refund.amount);
  books.tell(refund.status === 'pending' ? 'refund.created' : `refund.${refund.status}`, order, payment);
  return entity({ ...refund });
}

export function noteRefunded(payment: RazorpayPayment, amount: number): void {
  payment.amount_refunded = amount;
  payment.refund_status = amount === 0 ? null : amount === payment.amount ? 'full' : 'partial';
  payment.status = payment.refund_status === 'full' ? 'refunded' : 'captured';
}

function refundsOfPayment({ refunds, payments }: Books, { id }: Ask): DoubleAnswer {
  if (!payments.some((payment) => payment.id === id)) return none;
  return collection(refunds.filter(({ payment_id }) => payment_id === id).reverse());
}
