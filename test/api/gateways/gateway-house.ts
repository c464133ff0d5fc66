import type { Rupees } from '#domain/money.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { Quote } from '#domain/quote/quote.ts';
import type { Environment } from '#server/ground/settings/config.ts';
import type { HttpDouble } from '#test/doubles/http-double.ts';
import { openRazorpayDouble, razorpayKeys } from '#test/doubles/razorpay/razorpay-double.ts';
import { openStripeDouble, stripeKeys } from '#test/doubles/stripe/stripe-double.ts';
import { type Ready, type Route, readyPurchase } from '#test/kill/purchases.ts';
import type { Came, SentWebhook } from '#test/ports/payment-gateway.suite.ts';
import { settleProposal as settle, settleUnsettled } from '#usecases/paying/settle-payment.ts';
import { startPayment } from '#usecases/paying/start-payment.ts';
import type { Ports } from '#usecases/ports.ts';
import { type TestApp, testApp } from '../app.ts';

/** What a buyer, a bank and the company do at a gateway, whichever it is. */
export type GatewayPlay = {
  readonly http: HttpDouble;
  readonly env: Environment;
  /** Pays, and the bank agrees; what the browser then brings back. */
  readonly pay: (order: string) => Readonly<Record<string, string>>;
  readonly fail: (order: string) => void;
  /** A try that seems to have failed, or is only promised, by the time the buyer comes back. */
  readonly leaveOpen: (order: string) => void;
  /** The bank takes the money of that try after all, much later. */
  readonly takeLate: (order: string) => void;
  /** Some days later: the bank lets go of what was only held. */
  readonly lapse: (order: string) => void;
  /** All that the company wants to tell of an order, the oldest first, as it sends it at a moment in seconds. */
  readonly events: (order: string, at: number) => readonly SentWebhook[];
  readonly refundsGo: (status: 'pending' | 'done') => void;
  /** Money beside that of the order, which the company should not have let through. */
  readonly comesBeyond: (order: string, came: Came) => void;
  readonly refundByHand: (order: string, amount: Rupees) => void;
  /** Rupees that it took for an order and did not give back. */
  readonly kept: (order: string) => number;
  /** Calls that move money, by what they are called in its API. */
  readonly moves: { readonly capture: RegExp; readonly refund: RegExp; readonly create: RegExp };
};

export async function razorpayPlay(): Promise<GatewayPlay> {
  const double = await openRazorpayDouble();
  const { books } = double;
  return {
    http: double,
    env: {
      PAYMENT_GATEWAY: 'razorpay',
      RAZORPAY_KEY_ID: razorpayKeys.keyId,
      RAZORPAY_KEY_SECRET: razorpayKeys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: razorpayKeys.webhookSecret,
    },
    pay: (order) => double.pay(order) ?? {},
    fail: (order) => {
      const payment = double.begin(order);
      if (payment) double.fail(payment);
    },
    leaveOpen: (order) => {
      const payment = double.begin(order, 'netbanking');
      const description = 'Payment was not completed on time.';
      if (payment) double.fail(payment, { code: 'GATEWAY_ERROR', reason: 'payment_timed_out', description });
    },
    takeLate: (order) => {
      const payment = books.payments.findLast(({ order_id }) => order_id === order);
      if (payment) double.authorise(payment, 'late');
    },
    lapse: double.giveBackUncaptured,
    events: double.eventsOf,
    refundsGo: (status) => {
      books.refundsGo = status === 'done' ? 'processed' : 'pending';
    },
    comesBeyond: (order, { amount, ...came }) => double.payBeyond(order, { paise: amount * 100, ...came }),
    refundByHand: (order, amount) => double.refundByHand(order, amount * 100),
    kept: (order) =>
      books.payments
        .filter(({ order_id, captured }) => order_id === order && captured)
        .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0) / 100,
    moves: { capture: /^POST .*\/capture$/, refund: /^POST .*\/refund$/, create: /^POST \/v1\/orders$/ },
  };
}

export async function stripePlay(): Promise<GatewayPlay> {
  const double = await openStripeDouble();
  const { books } = double;
  return {
    http: double,
    env: {
      PAYMENT_GATEWAY: 'stripe',
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    },
    pay: (order) => {
      double.pay(order);
      return {};
    },
    fail: (order) => double.fail(order),
    leaveOpen: double.promise,
    takeLate: (order) => double.endPromise(order, true),
    lapse: (order) => {
      const intent = books.sessions.get(order)?.payment_intent;
      if (intent?.status === 'requires_capture') intent.status = 'canceled';
    },
    events: (order, at) => double.eventsOf(order).map(({ body }) => double.sentAt(body, at)),
    refundsGo: (status) => {
      books.refundsGo = status === 'done' ? 'succeeded' : 'pending';
    },
    comesBeyond: (order, { amount, currency, isHeld }) =>
      double.payBeyond(order, { paise: amount * 100, currency: currency.toLowerCase(), isHeld }),
    refundByHand: (order, amount) => double.refundByHand(order, amount * 100),
    kept: (order) => {
      const intent = books.sessions.get(order)?.payment_intent?.id;
      return (
        books.charges
          .filter(({ payment_intent, captured }) => payment_intent === intent && captured)
          .reduce((sum, charge) => sum + charge.amount_captured - charge.amount_refunded, 0) / 100
      );
    },
    moves: {
      capture: /^POST .*\/capture$/,
      refund: /^POST \/v1\/refunds$/,
      create: /^POST \/v1\/checkout\/sessions$/,
    },
  };
}

/** The whole server with a gateway that only plays the company, and purchases that want to be paid. */
export type GatewayHouse = Omit<GatewayPlay, 'events'> & {
  readonly server: TestApp;
  /** As it sends it now, by the server's clock. */
  readonly events: (order: string) => readonly SentWebhook[];
  /** Another purchase that is agreed to. The mobile number steers the sandbox insurer. */
  readonly purchase: (route?: Route, mobile?: string) => Promise<Proposal>;
  /** Presses Pay; the order that opens at the gateway. */
  readonly press: (proposal: Proposal) => Promise<string>;
  readonly deliver: (event: SentWebhook) => Promise<number>;
  /** As the browser does that the gateway sends back. */
  readonly comeBack: (proposal: Proposal, fields: Readonly<Record<string, string>>) => Promise<void>;
  readonly round: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** @param over lays other ports over the real ones, to build a fault in */
export async function openGatewayHouse(
  open: () => Promise<GatewayPlay>,
  over: (real: Ports) => Partial<Ports> = () => ({}),
): Promise<GatewayHouse> {
  const play = await open();
  const server = await testApp({
    env: {
      ...play.env,
      PAYMENT_API_ORIGIN: play.http.origin,
      PUBLIC_ORIGIN: 'http://localhost:8440',
    },
    ports: over,
  });
  const ready = new Map<Route, Ready>();
  const readyFor = async (route: Route) => {
    const known = ready.get(route) ?? (await readyPurchase(server, route));
    ready.set(route, known);
    return known;
  };
  return {
    ...play,
    events: (order) => play.events(order, Math.floor(Date.parse(server.ports.clock.now()) / 1000)),
    server,
    purchase: async (route = 'straight-through', mobile = '9822044170') =>
      another(server.ports, await readyFor(route), mobile),
    press: async ({ id, owner }) => {
      const started = await startPayment(server.ports, owner, id, `http://localhost:8440${returnPath(id)}`);
      if (!started.ok) throw new Error(started.failure.code);
      const [order] = (await server.ports.store.paymentsOf(id)).slice(-1);
      return order?.gatewayOrderId ?? '';
    },
    deliver: async ({ body, headers }) => {
      const url = '/health-plan/payment/webhook/';
      const sent = { 'content-type': 'application/json', ...headers };
      const answer = await server.app.inject({
        method: 'POST',
        url,
        headers: sent,
        payload: Buffer.from(body),
      });
      return answer.statusCode;
    },
    comeBack: async ({ id, owner }, fields) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const payload = new URLSearchParams(fields).toString();
      await server.app.inject({ method: 'POST', url: returnPath(id), headers, payload });
      // What the browser is sent on to does, for whoever it belongs to.
      if (await server.ports.store.findProposal(owner, id)) await settle(server.ports, id);
    },
    round: async () => {
      await settleUnsettled(server.ports, 1_000);
    },
    close: async () => {
      await server.close();
      await play.http.close();
    },
  };
}

function returnPath(id: string): string {
  return `/health-plan/payment/return/${id}/`;
}

/** The same wish of another visitor. */
async function another({ store, ids }: Ports, { quote, proposal }: Ready, mobile: string): Promise<Proposal> {
  const owner = ids.visitor();
  const own: Quote = { ...quote, id: ids.quote(), crn: ids.crn(), owner };
  const { proposerDetails } = proposal.forms;
  const copy: Proposal = {
    ...proposal,
    id: ids.proposal(),
    transactionId: ids.transaction(),
    number: ids.proposalNumber(),
    quoteId: own.id,
    owner,
    forms: { ...proposal.forms, proposerDetails: { ...proposerDetails, mobile } },
  };
  const { id: proposalId, transactionId: id, quoteId, slabId, cptId, createdAt } = copy;
  await store.insertQuote(own);
  return store.insertProposal({ id, proposalId, quoteId, owner, slabId, cptId, createdAt }, copy);
}
