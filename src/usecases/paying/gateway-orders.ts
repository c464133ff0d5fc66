import type { Instant } from '#domain/date.ts';
import {
  applyFact,
  applyReport,
  assumeTry,
  extraPayment,
  type Payment,
  type PaymentFact,
  withGivenBack,
  withoutAssumption,
} from '#domain/payment/payment.ts';
import { never } from '#domain/result.ts';
import { isPayable } from '#domain/retention/erasure.ts';
import type { GatewayAnswer, GatewayOrder } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports.ts';
import { paymentLetters } from '../telling/purchase-letters.ts';

export type GatewayOrders = ReturnType<typeof createGatewayOrders>;

/**
 * Orders at the gateway. Each verb saves what the gateway answers, and returns the order as it is saved by then. Where the
 * gateway does not answer, the order stays as it was and is asked about again later.
 */
export function createGatewayOrders(ports: Ports) {
  const { payments } = ports;
  const { take, takeForReturn, noteTry, noteReturn } = createOrderRecords(ports);

  /** Undefined: the gateway does not answer, and somebody may still pay. What it refuses to close stays as it was. */
  const close = async (order: Payment) => {
    const answer = await payments.cancel(order.gatewayOrderId);
    return answer.ok || answer.reason === 'refused' ? take(order, answer) : undefined;
  };
  /** A gateway may hold an order for paid although what came is not its money: the next try is made at another one. */
  const ask = async (order: Payment) => {
    if (isAtItsEnd(order)) return order;
    const answer = await payments.orderStatus(order.gatewayOrderId);
    const payment = await take(order, answer);
    const isSpent = answer.ok && answer.value.beyond.length > 0 && isPayable(payment);
    return isSpent ? ((await close(payment)) ?? payment) : payment;
  };
  /** Asks about an order about which `ask` does not, or that is paid: another payment may have come, or money gone back by hand. */
  const askAtRest = async (order: Payment) =>
    order.state === 'captured' || isAtItsEnd(order)
      ? take(order, await payments.orderStatus(order.gatewayOrderId))
      : order;
  /** Asks about an order whose money is wanted for nothing. */
  const askForReturn = async (order: Payment) =>
    isAtItsEnd(order) ? order : takeForReturn(order, await payments.orderStatus(order.gatewayOrderId));
  /** Lets go of whatever an order holds or may still take. */
  const giveBack = async (order: Payment) => {
    const payment = await askForReturn(order);
    const { gatewayOrderId, amount } = payment;
    if (payment.state === 'blocked') await takeForReturn(payment, await payments.release(gatewayOrderId));
    if (payment.state === 'refund-due') await take(payment, await payments.refund(gatewayOrderId, amount));
  };
  const debit = async (order: Payment) =>
    take(order, await payments.debit(order.gatewayOrderId, order.amount));

  return { take, noteTry, noteReturn, ask, askAtRest, askForReturn, debit, close, giveBack };
}

/** Nothing more is expected of it, so only a notice of the gateway has it asked about. */
function isAtItsEnd({ state }: Payment): boolean {
  return state === 'refunded' || state === 'refund-due';
}

/** The orders as they are kept. Each verb returns the order as it is saved by then. */
function createOrderRecords({ store, clock, catalogue }: Ports) {
  /** Saved before the order itself, so that a crash in between leaves the order to be asked about again. */
  const keepBeyond = async (order: Payment, { beyond }: GatewayOrder) => {
    for (const money of beyond) await store.insertPayment(extraPayment(order, money, clock.now()));
  };
  /** Works on the order as it is stored by now: somebody else may have heard more of it meanwhile. */
  const update = (order: Payment, change: (payment: Payment) => Payment) =>
    store.atomically(async (within) => {
      await within.holdProposal(order.proposalId);
      const payment = (await within.paymentByOrder(order.gatewayOrderId)) ?? order;
      const next = change(payment);
      if (!isSame(next, payment)) await within.savePayment(next);
      if (next.state !== payment.state)
        await queueLetters({ store: within, catalogue }, { before: payment, after: next });
      return next;
    });
  const updateWithNews = async (order: Payment, change: (payment: Payment) => Payment) =>
    isSame(change(order), order) ? order : update(order, change);
  const take = async (order: Payment, answer: GatewayAnswer<GatewayOrder>) => {
    if (!answer.ok) return order;
    await keepBeyond(order, answer.value);
    return updateWithNews(order, (payment) => withWord(payment, answer.value, clock.now()));
  };
  /** What was taken is due for a refund from then on. */
  const takeForReturn = async (order: Payment, answer: GatewayAnswer<GatewayOrder>) => {
    if (answer.ok) await keepBeyond(order, answer.value);
    return updateWithNews(order, (payment) => {
      const updated = answer.ok ? withWord(payment, answer.value, clock.now()) : payment;
      return applyFact(updated, 'refund-needed', clock.now());
    });
  };
  const noteTry = (order: Payment) =>
    update(order, (payment) => {
      const now = clock.now();
      return applyFact(withoutAssumption(payment, now), 'tried', now);
    });
  const noteReturn = (order: Payment) => update(order, (payment) => assumeTry(payment, clock.now()));

  return { take, takeForReturn, noteTry, noteReturn };
}

function isSame(one: Payment, other: Payment): boolean {
  return (
    one.state === other.state &&
    one.assumedFrom === other.assumedFrom &&
    one.tries === other.tries &&
    one.givenBack === other.givenBack
  );
}

async function queueLetters(
  { store, catalogue }: Pick<Ports, 'store' | 'catalogue'>,
  orders: { readonly before: Payment; readonly after: Payment },
): Promise<void> {
  const proposal = await store.getProposal(orders.after.proposalId);
  const letters = proposal ? paymentLetters({ catalogue }, proposal, orders) : [];
  for (const letter of letters) await store.queueMessage(letter);
}

function withWord(stored: Payment, order: GatewayOrder, at: Instant): Payment {
  const payment = withoutAssumption(stored, at);
  const fact = factOf(order.state);
  const { amount, failureText: text, failureReason: reason, method } = order;
  const updated = fact ? applyReport(payment, { fact, amount, text, reason, method, at }) : payment;
  return withGivenBack(payment, { ...updated, tries: Math.max(payment.tries, order.tries) }, order.givenBack);
}

function factOf(state: GatewayOrder['state']): PaymentFact | undefined {
  switch (state) {
    case 'created':
      return undefined;
    case 'pending':
      return 'tried';
    case 'blocked':
    case 'captured':
    case 'failed':
    case 'cancelled':
    case 'released':
    case 'refunded':
      return state;
    default:
      return never(state);
  }
}
