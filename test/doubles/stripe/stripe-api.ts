import type { DoubleAnswer, DoubleRequest } from '../http-double.ts';
import {
  newId,
  refusalOf,
  type StripeCharge,
  type StripeIntent,
  type StripeRefund,
  type StripeSession,
} from './stripe-books.ts';

export type Books = {
  readonly origin: () => string;
  readonly sessions: Map<string, StripeSession>;
  /** The newest first, as lists are answered. */
  readonly charges: StripeCharge[];
  readonly refunds: StripeRefund[];
  refundsGo: StripeRefund['status'];
  readonly tell: (type: string, session: StripeSession, object: object) => void;
  readonly answers: Map<string, { readonly question: string; readonly answer: DoubleAnswer }>;
};

type Ask = DoubleRequest & { readonly id: string; readonly form: URLSearchParams };
type Route = readonly [method: string, path: RegExp, answer: (books: Books, ask: Ask) => DoubleAnswer];

const routes: readonly Route[] = [
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, fetchSession],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/capture$/, capture],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, cancel],
  ['GET', /^\/v1\/charges$/, listCharges],
  ['GET', /^\/v1\/charges\/(\w+)$/, fetchCharge],
  ['GET', /^\/v1\/refunds$/, listRefunds],
  ['POST', /^\/v1\/refunds$/, refund],
];

export function answerApi(books: Books, request: DoubleRequest): DoubleAnswer {
  for (const [method, path, answer] of routes) {
    const match = method === request.method ? path.exec(request.path) : null;
    if (!match) continue;
    const ask = { ...request, id: match[1] ?? '', form: new URLSearchParams(request.body) };
    return once(books, request, () => answer(books, ask));
  }
  return refusalOf(404, 'Unrecognized request URL', 'resource_missing');
}

/** A key seen before answers as it did then, faults included, if all else is the same. */
function once(books: Books, request: DoubleRequest, work: () => DoubleAnswer): DoubleAnswer {
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || typeof key !== 'string') return work();
  const requestedKey = `${request.path}?${request.body}`;
  const before = books.answers.get(key);
  if (before && before.question !== requestedKey) {
    const message = 'Keys for idempotent requests can only be used with the same parameters';
    return refusalOf(400, message, 'idempotency_key_in_use', 'idempotency_error');
  }
  const answer = before?.answer ?? copied(work());
  books.answers.set(key, { question: requestedKey, answer });
  return answer;
}

function copied({ status, body }: DoubleAnswer): DoubleAnswer {
  return { status, body: JSON.parse(JSON.stringify(body)) };
}

const missing = refusalOf(404, 'No such checkout.session', 'resource_missing');
const parameters = new Set([
  'mode',
  'client_reference_id',
  'line_items[0][quantity]',
  'line_items[0][price_data][currency]',
  'line_items[0][price_data][unit_amount]',
  'line_items[0][price_data][product_data][name]',
  'adaptive_pricing[enabled]',
  'payment_intent_data[capture_method]',
  'payment_intent_data[description]',
  'metadata[purpose]',
  'success_url',
  'cancel_url',
]);

function createSession(books: Books, { form }: Ask): DoubleAnswer {
  const wrong = wrongSession(form);
  if (wrong) return wrong;
  const id = newId('cs_test');
  const session: StripeSession = {
    id,
    object: 'checkout.session',
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: 'inr',
    client_reference_id: form.get('client_reference_id'),
    metadata: { purpose: form.get('metadata[purpose]') ?? '' },
    mode: 'payment',
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url'),
    expires_at: Math.floor(Date.now() / 1000) + 86_400,
    status: 'open',
    payment_status: 'unpaid',
    url: `${books.origin()}/c/pay/${id}`,
    payment_intent: null,
    captureMethod: form.get('payment_intent_data[capture_method]') ?? 'automatic',
  };
  books.sessions.set(id, session);
  return { status: 200, body: sessionAnswer(session, false) };
}

function wrongSession(form: URLSearchParams): DoubleAnswer | undefined {
  const extra = [...form.keys()].find((name) => !parameters.has(name));
  if (extra) return refusalOf(400, `Received unknown parameter: ${extra}`, 'parameter_unknown');
  if (form.get('mode') !== 'payment') return refusalOf(400, 'mode is required', 'parameter_missing');
  if (!URL.canParse(form.get('success_url') ?? '')) return refusalOf(400, 'Not a valid URL', 'url_invalid');
  const amount = form.get('line_items[0][price_data][unit_amount]') ?? '';
  if (!/^\d+$/.test(amount)) return refusalOf(400, 'Invalid integer', 'parameter_invalid_integer');
  if (Number(amount) < 5_000) return refusalOf(400, 'Amount must be no less than ₹50.00', 'amount_too_small');
  if (form.get('line_items[0][price_data][currency]') !== 'inr')
    return refusalOf(400, 'Invalid currency', 'parameter_invalid');
  return form.get('line_items[0][price_data][product_data][name]')
    ? undefined
    : refusalOf(400, 'product_data[name] is required', 'parameter_missing');
}

/** A payment is told by its id, or whole where that is asked for. */
export function sessionAnswer({ captureMethod: _, ...session }: StripeSession, isExpanded: boolean): object {
  const intent = session.payment_intent;
  return { ...session, payment_intent: isExpanded ? intent : (intent?.id ?? null) };
}

function fetchSession({ sessions }: Books, { id, query }: Ask): DoubleAnswer {
  const session = sessions.get(id);
  const isExpanded = [...query].some(
    ([name, value]) => /^expand\[\d*\]$/.test(name) && value === 'payment_intent',
  );
  return session ? { status: 200, body: sessionAnswer(session, isExpanded) } : missing;
}

function expireSession(books: Books, { id }: Ask): DoubleAnswer {
  const session = books.sessions.get(id);
  if (!session) return missing;
  if (session.status !== 'open')
    return refusalOf(
      400,
      'Only Checkout Sessions with a status in ["open"] can be expired.',
      'invalid_state',
    );
  session.status = 'expired';
  session.url = null;
  if (session.payment_intent) session.payment_intent.status = 'canceled';
  books.tell('checkout.session.expired', session, sessionAnswer(session, false));
  return { status: 200, body: sessionAnswer(session, false) };
}

function intentOf({ sessions }: Books, id: string): StripeIntent | undefined {
  return (
    [...sessions.values()].find(({ payment_intent }) => payment_intent?.id === id)?.payment_intent ??
    undefined
  );
}

const wrongState = refusalOf(
  400,
  'This PaymentIntent could not be changed in its status.',
  'payment_intent_unexpected_state',
);

function capture(books: Books, { id, form }: Ask): DoubleAnswer {
  const intent = intentOf(books, id);
  if (!intent) return refusalOf(404, 'No such payment_intent', 'resource_missing');
  if (intent.status !== 'requires_capture') return wrongState;
  const amount = Number(form.get('amount_to_capture') ?? intent.amount_capturable);
  if (amount > intent.amount_capturable)
    return refusalOf(
      400,
      'The requested capture amount is greater than the amount you can capture',
      'amount_too_large',
    );
  captureNow(books, intent, amount);
  return { status: 200, body: intent };
}

export function captureNow(books: Books, intent: StripeIntent, amount: number): void {
  intent.status = 'succeeded';
  intent.amount_received = amount;
  intent.amount_capturable = 0;
  const charge = books.charges.find(
    ({ payment_intent, status }) => payment_intent === intent.id && status === 'succeeded',
  );
  if (!charge) return;
  charge.captured = true;
  charge.amount_captured = amount;
}

/** Only a held payment of a session can be cancelled; money that is held goes back by a refund of its own. */
function cancel(books: Books, { id }: Ask): DoubleAnswer {
  const intent = intentOf(books, id);
  if (!intent) return refusalOf(404, 'No such payment_intent', 'resource_missing');
  if (intent.status !== 'requires_capture') return wrongState;
  intent.status = 'canceled';
  intent.amount_capturable = 0;
  const charge = books.charges.find(({ payment_intent }) => payment_intent === id);
  if (charge) Object.assign(charge, { refunded: true, amount_refunded: charge.amount });
  return { status: 200, body: intent };
}

function list(items: readonly object[]): DoubleAnswer {
  return { status: 200, body: { object: 'list', has_more: false, data: items } };
}

function listCharges({ charges }: Books, { query }: Ask): DoubleAnswer {
  return list(charges.filter(({ payment_intent }) => payment_intent === query.get('payment_intent')));
}

function fetchCharge({ charges }: Books, { id }: Ask): DoubleAnswer {
  const charge = charges.find((each) => each.id === id);
  return charge ? { status: 200, body: { ...charge } } : refusalOf(404, 'No such charge', 'resource_missing');
}

function listRefunds({ refunds }: Books, { query }: Ask): DoubleAnswer {
  return list(refunds.filter(({ charge }) => charge === query.get('charge')));
}

function refund(books: Books, { form }: Ask): DoubleAnswer {
  const charge = books.charges.find(({ id }) => id === form.get('charge'));
  const session = [...books.sessions.values()].find(
    ({ payment_intent }) => payment_intent?.id === charge?.payment_intent,
  );
  if (!charge || !session) return refusalOf(404, 'No such charge', 'resource_missing');
  if (!charge.captured) return refusalOf(400, 'The charge is not captured', 'charge_not_refundable');
  const remaining = charge.amount_captured - charge.amount_refunded;
  if (remaining === 0) return refusalOf(400, 'Charge has already been refunded.', 'charge_already_refunded');
  const newRefund: StripeRefund = {
    id: newId('re'),
    object: 'refund',
    amount: Math.min(remaining, Number(form.get('amount') ?? remaining)),
    charge: charge.id,
    metadata: {
      order: form.get('metadata[order]') ?? '',
      ...(form.has('metadata[part]') ? { part: form.get('metadata[part]') ?? '' } : {}),
    },
    status: books.refundsGo,
  };
  books.refunds.unshift(newRefund);
  if (newRefund.status !== 'failed') charge.amount_refunded += newRefund.amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  books.tell('refund.created', session, { ...newRefund });
  return { status: 200, body: { ...newRefund } };
}
