import { createHmac } from 'node:crypto';
import { type DoubleAnswer, type DoubleRequest, type HttpDouble, openHttpDouble } from '../http-double.ts';
import { answerApi, type Books, captureNow, sessionAnswer } from './stripe-api.ts';
import { newId, refusalOf, type StripeIntent, type StripeSession } from './stripe-books.ts';

export const stripeKeys = {
  secretKey: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
  webhookSecret: 'whsec_c7681621cd4f21ee1f1c83a9e5f4a6a9',
} as const;

export type StripeEvent = { readonly type: string; readonly body: Buffer };

/** Stripe on this machine: its API, its hosted page, its webhooks, and what buyers and banks do there. */
export type StripeDouble = HttpDouble & {
  readonly books: Books;
  /** All that it wants to tell of a session, the oldest first. */
  readonly eventsOf: (sessionId: string) => readonly StripeEvent[];
  /** As it is sent at a moment, in seconds. */
  readonly sentAt: (
    body: Uint8Array,
    at: number,
  ) => { readonly body: Uint8Array; readonly headers: Readonly<Record<string, string>> };
  /** The bank is asked, and says nothing yet: `processing` for ways to pay that take days. */
  readonly begin: (sessionId: string, method?: string) => StripeIntent | undefined;
  readonly succeed: (sessionId: string) => void;
  readonly fail: (sessionId: string, decline?: string) => void;
  readonly pay: (sessionId: string, method?: string) => void;
  /** A way to pay whose money comes or does not come days after the buyer has left. */
  readonly promise: (sessionId: string) => void;
  readonly endPromise: (sessionId: string, isGood: boolean) => void;
  readonly endRefunds: (status: 'succeeded' | 'failed') => void;
  /** What its own rules should not let through: money beside that of the session; its charge's id. */
  readonly payBeyond: (
    sessionId: string,
    came: { readonly paise: number; readonly currency: string; readonly isHeld: boolean },
  ) => string;
  /** As somebody of the shop does on the company's own page. */
  readonly refundByHand: (sessionId: string, paise: number) => void;
};

export async function openStripeDouble(): Promise<StripeDouble> {
  const events: (StripeEvent & { readonly sessionId: string })[] = [];
  let origin = '';
  const books: Books = {
    origin: () => origin,
    sessions: new Map(),
    charges: [],
    refunds: [],
    refundsGo: 'succeeded',
    answers: new Map(),
    tell: (type, { id: sessionId }, object) => events.push({ type, sessionId, body: bodyOf(type, object) }),
  };
  const buyer = buyerAt(books);
  const http = await openHttpDouble((request) => answerAny(books, buyer, request));
  origin = http.origin;
  return {
    ...http,
    ...buyer,
    books,
    eventsOf: (sessionId) => events.filter((event) => event.sessionId === sessionId),
    sentAt: (body, at) => {
      const signed = createHmac('sha256', stripeKeys.webhookSecret)
        .update(`${at}.`)
        .update(body)
        .digest('hex');
      return { body, headers: { 'stripe-signature': `t=${at},v1=${signed},v0=${'0'.repeat(64)}` } };
    },
    endRefunds: (status) => endRefunds(books, status),
    payBeyond: (sessionId, came) => payBeyond(books, sessionId, came),
    refundByHand: (sessionId, paise) => {
      const intent = books.sessions.get(sessionId)?.payment_intent;
      const charge = books.charges.find(
        ({ payment_intent, captured }) => payment_intent === intent?.id && captured,
      );
      const refund = { method: 'POST', path: '/v1/refunds', query: new URLSearchParams(), headers: {} };
      answerApi(books, { ...refund, body: `charge=${charge?.id}&amount=${paise}` });
    },
  };
}

function bodyOf(type: string, object: object): Buffer {
  const created = Math.floor(Date.now() / 1000);
  const event = { id: newId('evt'), object: 'event', api_version: '2026-10-28.endive', created };
  return Buffer.from(JSON.stringify({ ...event, data: { object }, livemode: false, type }));
}

function endRefunds(books: Books, status: 'succeeded' | 'failed'): void {
  for (const refund of books.refunds.filter((each) => each.status === 'pending')) {
    refund.status = status;
    const charge = books.charges.find(({ id }) => id === refund.charge);
    const session = [...books.sessions.values()].find(
      ({ payment_intent }) => payment_intent?.id === charge?.payment_intent,
    );
    if (!charge || !session) continue;
    if (status === 'failed') charge.amount_refunded -= refund.amount;
    books.tell(status === 'failed' ? 'refund.failed' : 'refund.updated', session, { ...refund });
  }
}

function payBeyond(
  books: Books,
  sessionId: string,
  { paise, currency, isHeld }: Parameters<StripeDouble['payBeyond']>[1],
): string {
  const session = books.sessions.get(sessionId);
  if (!session) throw new Error('money comes with a session');
  const intent = session.payment_intent ?? newIntent(session);
  session.payment_intent = intent;
  charge(books, { ...intent, amount: paise }, 'card', 'succeeded', currency);
  const came = books.charges[0];
  if (!came) throw new Error('it was just made');
  if (!isHeld) Object.assign(came, { captured: true, amount_captured: paise });
  Object.assign(session, { status: 'complete', url: null });
  if (intent.status !== 'succeeded') intent.status = isHeld ? 'requires_capture' : 'succeeded';
  books.tell('checkout.session.async_payment_succeeded', session, sessionAnswer(session, false));
  return came.id;
}

type Buyer = Pick<StripeDouble, 'begin' | 'succeed' | 'fail' | 'pay' | 'promise' | 'endPromise'>;

function buyerAt(books: Books): Buyer {
  const openSession = (id: string) => {
    const session = books.sessions.get(id);
    return session?.status === 'open' ? session : undefined;
  };
  const begin: Buyer['begin'] = (id) => {
    const session = openSession(id);
    if (!session) return undefined;
    session.payment_intent ??= newIntent(session);
    session.payment_intent.status = 'requires_action';
    return session.payment_intent;
  };
  const complete = (session: StripeSession) => {
    session.status = 'complete';
    session.url = null;
    books.tell('checkout.session.completed', session, sessionAnswer(session, false));
  };
  const pay: Buyer['pay'] = (id, method = 'card') => {
    const session = openSession(id);
    const intent = begin(id);
    if (!session || !intent) return;
    take(books, intent, method);
    if (intent.status === 'succeeded') session.payment_status = 'paid';
    complete(session);
  };
  return {
    begin,
    pay,
    succeed: pay,
    fail: (id, decline = 'insufficient_funds') => {
      const intent = begin(id);
      if (!intent) return;
      charge(books, intent, 'card', 'failed');
      intent.status = 'requires_payment_method';
      intent.last_payment_error = {
        type: 'card_error',
        code: 'card_declined',
        decline_code: decline,
        message: 'Your card has insufficient funds.',
      };
      const session = books.sessions.get(id);
      if (session) books.tell('payment_intent.payment_failed', session, { ...intent });
    },
    promise: (id) => {
      const session = openSession(id);
      const intent = begin(id);
      if (!session || !intent) return;
      charge(books, intent, 'bank_transfer', 'pending');
      intent.status = 'processing';
      complete(session);
    },
    endPromise: (id, isGood) => {
      const session = books.sessions.get(id);
      const intent = session?.payment_intent;
      const promised = books.charges.find(({ payment_intent }) => payment_intent === intent?.id);
      if (!session || !intent || !promised) return;
      promised.status = isGood ? 'succeeded' : 'failed';
      intent.status = isGood ? 'succeeded' : 'requires_payment_method';
      if (isGood) {
        captureNow(books, intent, intent.amount);
        session.payment_status = 'paid';
      }
      const type = `checkout.session.async_payment_${isGood ? 'succeeded' : 'failed'}`;
      books.tell(type, session, sessionAnswer(session, false));
    },
  };
}

function newIntent({ amount_total: amount, captureMethod }: StripeSession): StripeIntent {
  return {
    id: newId('pi'),
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    capture_method: captureMethod,
    status: 'requires_payment_method',
    last_payment_error: null,
  };
}

function charge(
  books: Books,
  intent: StripeIntent,
  type: string,
  status: 'succeeded' | 'pending' | 'failed',
  currency = 'inr',
) {
  books.charges.unshift({
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    currency,
    amount_captured: 0,
    amount_refunded: 0,
    captured: false,
    refunded: false,
    status,
    payment_intent: intent.id,
    payment_method_details: { type },
  });
}

function take(books: Books, intent: StripeIntent, method: string): void {
  charge(books, intent, method, 'succeeded');
  intent.last_payment_error = null;
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
  } else captureNow(books, intent, intent.amount);
}

function answerAny(books: Books, buyer: Buyer, request: DoubleRequest): DoubleAnswer {
  const page = /^\/c\/pay\/(\w+)$/.exec(request.path);
  if (page) return checkout(books, buyer, request, page[1] ?? '');
  if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`)
    return refusalOf(401, 'Invalid API Key provided', 'api_key_invalid');
  const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
  if (request.method === 'POST' && !isForm)
    return refusalOf(400, 'Invalid content type', 'parameter_invalid');
  return answerApi(books, request);
}

/** The hosted page, as far as a browser has to see it. */
function checkout(books: Books, buyer: Buyer, request: DoubleRequest, id: string): DoubleAnswer {
  const session = books.sessions.get(id);
  if (!session) return { status: 404, body: '<h1>Stripe double</h1>' };
  const outcome = new URLSearchParams(request.body).get('outcome');
  if (outcome === 'paid') {
    buyer.pay(id);
    return { status: 303, body: '', headers: { location: session.success_url } };
  }
  if (outcome === 'failed') buyer.fail(id);
  const body = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Stripe double</title><h1>Stripe double</h1>
<p>₹${session.amount_total / 100}</p><p>${outcome === 'failed' ? 'Your card has insufficient funds.' : ''}</p>
<form method="post"><button name="outcome" value="paid">Pay</button><button name="outcome" value="failed">Fail</button></form>
<p><a href="${session.cancel_url ?? ''}">Back</a></p>`;
  return { status: 200, body };
}
