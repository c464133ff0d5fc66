import { randomBytes } from 'node:crypto';
import { secondsBetween } from '#domain/date.ts';
import { noMoney, type Rupees } from '#domain/money.ts';
import type {
  ExtraPayment,
  GatewayAnswer,
  GatewayOrder,
  PartialRefund,
  PaymentGateway,
  PayPage,
  RefundStatus,
} from '#usecases/ports/payment-gateway.ts';
import { StoreUnavailable } from '#usecases/ports/store.ts';
import type { Clock } from '#usecases/ports.ts';
import { signatureOf } from '../http/signature.ts';
import { extraReason, refused } from './gateway-acts.ts';
import { type OrderBook, openOrderBook, type SandboxOrder } from './order-book.ts';
import {
  closed,
  debited,
  endedPayment,
  mayTry,
  noFailure,
  partlyRefunded,
  refunded,
  released,
  settledAt,
  tried,
  withPart,
  withPayment,
} from './order-changes.ts';
import { sandboxOutcomes } from './outcomes.ts';
import { mayBeWebhook, readWebhook, type SandboxWebhook, webhookAbout } from './webhook.ts';

export type SandboxAvailability = 'up' | 'unavailable' | 'timed-out';

/** The port, and what the gateway's own page needs. */
export type SandboxGateway = PaymentGateway & {
  readonly describe: (gatewayOrderId: string) => (SandboxOrder & { readonly mayTry: boolean }) | undefined;
  /** Plays one try; undefined when the order or the outcome is unknown or the order takes no more tries. */
  readonly choose: (gatewayOrderId: string, outcomeId: string, method: string) => SandboxOrder | undefined;
  /** Money that comes beside the order's own, as no buyer can make it come at the page; its name. */
  readonly payBeyond: (
    gatewayOrderId: string,
    came: { readonly amount: Rupees; readonly currency: string; readonly isHeld: boolean },
  ) => string | undefined;
  /** Gives back a part of what was taken, as somebody does by hand at the company. */
  readonly giveBackByHand: (gatewayOrderId: string, amount: Rupees) => void;
  /** What the gateway sends about the order as it stands. */
  readonly webhookFor: (gatewayOrderId: string) => SandboxWebhook | undefined;
  /** As it signs whatever it sends. */
  readonly sign: (body: Uint8Array) => string;
  /** `timed-out`: does what it is asked, and the answer is lost. */
  readonly setAvailability: (availability: SandboxAvailability) => void;
  readonly close: () => void;
};

/** @param dataDir folder of the gateway's own file, or ':memory:'. */
export function openSandboxGateway({
  dataDir,
  clock,
}: {
  readonly dataDir: string;
  readonly clock: Clock;
}): SandboxGateway {
  const book = openOrderBook(dataDir);
  let availability: SandboxAvailability = 'up';
  const answer = <T>(work: () => GatewayAnswer<T>): Promise<GatewayAnswer<T>> => {
    if (availability === 'unavailable') return Promise.resolve({ ok: false, reason: 'unavailable' });
    const answer = answerOf(work);
    return Promise.resolve(availability === 'timed-out' ? { ok: false, reason: 'timed-out' } : answer);
  };
  const current = (id: string) => currentOrder(book, clock, orderNameIn(id));
  const end = (name: string, ending: Parameters<typeof endedPayment>[2]) =>
    answer(() => {
      const order = current(name);
      const next = order && endedPayment(order, name, ending);
      if (!next) return refused;
      if (next !== order) book.put(next);
      return wordOnPayment(next, name);
    });
  const change = (id: string, next: (order: SandboxOrder) => SandboxOrder | undefined) =>
    answer(() => changedOrder(book, current(id), next));
  return {
    openOrder: (order) => answer(() => openOrder(book, clock, order)),
    payPage: ({ gatewayOrderId: id }) => answer(() => payPageOf(current(id))),
    orderStatus: (id) =>
      answer(() => (isBeyond(id) ? wordOnPayment(current(id), id) : statusOf(book, current(id)))),
    debit: (id, amount) => change(id, (order) => debited(order, amount)),
    release: (id) => (isBeyond(id) ? end(id, ['blocked', 'released']) : change(id, released)),
    refund: (id, amount) =>
      isBeyond(id) ? end(id, ['captured', 'refunded']) : change(id, (order) => refunded(order, amount)),
    refundPart: (part) => answer(() => refundPartOf(book, clock, current(part.gatewayOrderId), part)),
    cancel: (id) => change(id, closed),
    mayBeWebhook,
    readWebhook: (rawBody, header) => readWebhook(rawBody, header, book.webhookSecret),
    readReturn: () => 'silent',
    payOrigins: [],
    describe: (id) => {
      const order = current(id);
      return order && { ...order, mayTry: mayTry(order) };
    },
    choose: (id, outcomeId, method) => {
      const [order, outcome] = [current(id), sandboxOutcomes.find((row) => row.id === outcomeId)];
      if (!order || !outcome || !mayTry(order)) return undefined;
      const next = tried(order, outcome, method, clock.now());
      book.put(next);
      return next;
    },
    payBeyond: (id, came) => {
      const order = current(id);
      const next = order && withPayment(order, came);
      if (next) book.put(next);
      return next?.payments?.at(-1)?.name;
    },
    giveBackByHand: (id, amount) => {
      const order = current(id);
      if (order) book.put(partlyRefunded(order, amount));
    },
    webhookFor: (id) => {
      const order = current(id);
      return order && webhookAbout(order, book.webhookSecret);
    },
    sign: (body) => signatureOf(body, book.webhookSecret),
    setAvailability: (next) => {
      availability = next;
    },
    close: book.close,
  };
}

function answerOf<T>(work: () => GatewayAnswer<T>): GatewayAnswer<T> {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoreUnavailable) return { ok: false, reason: 'unavailable' };
    throw error;
  }
}

type OrderRequest = Parameters<PaymentGateway['openOrder']>[0];
type OpenedOrder = { readonly gatewayOrderId: string };

function openOrder(book: OrderBook, clock: Clock, request: OrderRequest): GatewayAnswer<OpenedOrder> {
  const knownOrder = book.findByReceipt(request.receipt);
  if (knownOrder) {
    const isSame = knownOrder.amount === request.amount && knownOrder.purpose === request.purpose;
    return isSame ? { ok: true, value: opened(knownOrder) } : refused;
  }
  if (request.amount < 1 || request.receipt === '' || request.receipt.length > 40) return refused;
  const order: SandboxOrder = {
    ...request,
    gatewayOrderId: `order_${randomBytes(24).toString('base64url')}`,
    state: 'created',
    failureText: undefined,
    failureReason: undefined,
    method: undefined,
    tries: 0,
    openedAt: clock.now(),
    isClosed: false,
    due: undefined,
    silentAsks: 0,
    changes: 0,
  };
  book.put(order);
  return { ok: true, value: opened(order) };
}

function opened({ gatewayOrderId }: SandboxOrder): OpenedOrder {
  return { gatewayOrderId };
}

/** The page of an order that is over says so itself. */
function payPageOf(order: SandboxOrder | undefined): GatewayAnswer<PayPage> {
  if (!order) return refused;
  return { ok: true, value: { kind: 'link', url: `/sandbox/pay/${order.gatewayOrderId}` } };
}

function currentOrder(book: OrderBook, clock: Clock, id: string): SandboxOrder | undefined {
  const foundOrder = book.find(id);
  if (!foundOrder) return undefined;
  const order = settledAt(foundOrder, clock.now());
  if (order !== foundOrder) book.put(order);
  return order;
}

function statusOf(book: OrderBook, order: SandboxOrder | undefined): GatewayAnswer<GatewayOrder> {
  if (!order) return refused;
  if (order.silentAsks === 0) return { ok: true, value: wordOn(order) };
  book.put({ ...order, silentAsks: order.silentAsks - 1 });
  return { ok: false, reason: 'timed-out' };
}

function changedOrder(
  book: OrderBook,
  order: SandboxOrder | undefined,
  change: (order: SandboxOrder) => SandboxOrder | undefined,
): GatewayAnswer<GatewayOrder> {
  const next = order && change(order);
  if (!next) return refused;
  if (next !== order) book.put(next);
  return { ok: true, value: wordOn(next) };
}

/** Seconds that a part is under way. */
const partTakes = 2;

function refundPartOf(
  book: OrderBook,
  clock: Clock,
  order: SandboxOrder | undefined,
  { amount, name }: PartialRefund,
): GatewayAnswer<RefundStatus> {
  const now = clock.now();
  const reference = `rfnd_${randomBytes(12).toString('hex')}`;
  const next = order && withPart(order, { name, amount, reference, sentAt: now });
  const part = next?.parts?.find((each) => each.name === name);
  if (!next || !part) return refused;
  if (next !== order) book.put(next);
  const isDone = secondsBetween(part.sentAt, now) >= partTakes;
  return { ok: true, value: { state: isDone ? 'refunded' : 'under-way', reference: part.reference } };
}

function wordOn(order: SandboxOrder): GatewayOrder {
  const { gatewayOrderId, amount, state, failureText, failureReason, method, tries } = order;
  const { givenBack = noMoney, payments = [] } = order;
  const report = { gatewayOrderId, amount, state, failureText, failureReason, method, tries, givenBack };
  const beyond = payments.flatMap((payment): readonly ExtraPayment[] => {
    const { name, amount: came, state: paymentState } = payment;
    if (paymentState !== 'blocked' && paymentState !== 'captured') return [];
    return [
      { name, amount: came, state: paymentState, why: extraReason({ ...order, currency: 'INR' }, payment) },
    ];
  });
  return { ...report, beyond };
}

/** A payment beyond an order is named after it. */
function isBeyond(name: string): boolean {
  return name.includes('.');
}

function orderNameIn(name: string): string {
  return name.split('.', 1).join('');
}

function wordOnPayment(order: SandboxOrder | undefined, name: string): GatewayAnswer<GatewayOrder> {
  const payment = order?.payments?.find((each) => each.name === name);
  if (!order || !payment) return refused;
  const { amount, state } = payment;
  const word = wordOn({ ...order, ...noFailure, gatewayOrderId: name, amount, state, tries: 0 });
  return { ok: true, value: { ...word, givenBack: noMoney, beyond: [] } };
}
