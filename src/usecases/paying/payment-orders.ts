import { fingerprint } from '#domain/fingerprint.ts';
import {
  applyReport,
  beyondOrder,
  type Payment,
  type PaymentFact,
  withGivenBack,
} from '#domain/payment/payment.ts';
import { agreementName } from '#domain/proposal/agreement.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { never } from '#domain/result.ts';
import type { GatewayAnswer, GatewayOrder } from '../ports/payment-gateway.ts';
import type { Store } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import { moneyReturnedMessage } from '../telling/purchase-letters.ts';

/**
 * Names an order by the agreement it was opened for and by how many orders there were before it: after a crash the same
 * receipt finds the same order, and an order that takes no more tries is followed by another one.
 */
export function receiptOf({ number, agreement }: Proposal, ordersBefore: number): string {
  return `${number}-${fingerprint([agreement?.fingerprint ?? '', agreement?.at ?? '', ordersBefore])}`;
}

export type Orders = {
  /** The latest order of the agreement that stands: the only one that can become a policy. */
  readonly current: Payment | undefined;
  /** Orders that a later one or an edit took the place of, and money beyond an order: what reaches them goes back. */
  readonly strays: readonly Payment[];
};

export async function ordersOf(ports: Ports, proposal: Proposal): Promise<Orders> {
  const payments = await ports.store.paymentsOf(proposal.id);
  const current = payments.findLast((payment) => isForAgreement(payment, proposal, payments.length));
  return { current, strays: payments.filter((payment) => payment !== current) };
}

/** The order of the agreement that stands, as it is known. */
export async function currentOrder(ports: Ports, proposal: Proposal): Promise<Payment | undefined> {
  return (await ordersOf(ports, proposal)).current;
}

/** An order that was kept without its agreement is known by its receipt, which was made from it. */
function isForAgreement({ agreement, receipt }: Payment, proposal: Proposal, orders: number): boolean {
  if (proposal.agreement === undefined) return false;
  if (agreement !== undefined) return agreement === agreementName(proposal.agreement);
  return Array.from({ length: orders }, (_, before) => receiptOf(proposal, before)).includes(receipt);
}

/** Takes the gateway's word on an order; what is told to anybody after is what was saved. */
export async function takeReport(
  ports: Ports,
  payment: Payment,
  answer: GatewayAnswer<GatewayOrder>,
): Promise<Payment> {
  if (!answer.ok) return payment;
  await keepBeyond(ports, payment, answer.value);
  return save(ports, payment, (known) => reported(ports, known, answer.value));
}

/** Kept before the order itself, so that a crash in between leaves the order to be asked about again. */
async function keepBeyond(
  { store, clock }: Ports,
  payment: Payment,
  { beyond }: GatewayOrder,
): Promise<void> {
  for (const money of beyond) await store.insertPayment(beyondOrder(payment, money, clock.now()));
}

/** As `takeReport`, for an order whose money is wanted for nothing: taken money is to be refunded at once. */
export async function takeForReturn(
  ports: Ports,
  payment: Payment,
  answer: GatewayAnswer<GatewayOrder>,
): Promise<Payment> {
  if (answer.ok) await keepBeyond(ports, payment, answer.value);
  return save(ports, payment, (known) =>
    dueForRefund(ports, answer.ok ? reported(ports, known, answer.value) : known),
  );
}

export function dueForRefund(ports: Ports, payment: Payment): Payment {
  return applyReport(payment, {
    fact: 'refund-needed',
    amount: payment.amount,
    text: undefined,
    reason: undefined,
    method: undefined,
    at: ports.clock.now(),
  });
}

/** Lets go of whatever an order holds or may still take. What the gateway does not answer is asked again later. */
export async function giveBackMoney(ports: Ports, payment: Payment): Promise<void> {
  const known = isAtItsEnd(payment)
    ? payment
    : await takeForReturn(ports, payment, await ports.payments.orderStatus(payment.gatewayOrderId));
  if (known.state === 'blocked') {
    await takeForReturn(ports, known, await ports.payments.release(known.gatewayOrderId));
  }
  if (known.state === 'refund-due') {
    await takeReport(ports, known, await ports.payments.refund(known.gatewayOrderId, known.amount));
  }
}

/** Nothing more is expected of it, so only a notice of the gateway has it asked about. */
export function isAtItsEnd({ state }: Payment): boolean {
  return state === 'refunded' || state === 'refund-due';
}

/** Works on the order as it is stored by now: somebody else may have heard more of it meanwhile. */
async function save(ports: Ports, payment: Payment, change: (known: Payment) => Payment): Promise<Payment> {
  if (isSame(change(payment), payment)) return payment;
  return ports.store.atomically(async (store) => {
    await store.holdProposal(payment.proposalId);
    const known = (await store.paymentByOrder(payment.gatewayOrderId)) ?? payment;
    const next = change(known);
    if (!isSame(next, known)) await store.savePayment(next);
    if (next.state !== known.state) await queueMoneyReturned(store, next);
    return next;
  });
}

async function queueMoneyReturned(store: Store, order: Payment): Promise<void> {
  if (order.state !== 'released' && order.state !== 'refunded') return;
  const proposal = await store.getProposal(order.proposalId);
  const message = proposal && moneyReturnedMessage(proposal, order);
  if (message) await store.queueMessage(message);
}

function isSame(one: Payment, other: Payment): boolean {
  return one.state === other.state && one.tries === other.tries && one.givenBack === other.givenBack;
}

function reported(ports: Ports, payment: Payment, order: GatewayOrder): Payment {
  const fact = factOf(order.state);
  const { amount, failureText: text, failureReason: reason, method } = order;
  const told =
    fact === undefined
      ? payment
      : applyReport(payment, { fact, amount, text, reason, method, at: ports.clock.now() });
  return withGivenBack(payment, { ...told, tries: Math.max(payment.tries, order.tries) }, order.givenBack);
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

/**
 * Asks about an order about which settling does not ask, as it is paid or at its end. What is told of it then can be
 * another payment, or money that somebody gave back by hand.
 */
export async function hearRestingOrder(ports: Ports, payment: Payment): Promise<void> {
  if (payment.state !== 'captured' && !isAtItsEnd(payment)) return;
  await takeReport(ports, payment, await ports.payments.orderStatus(payment.gatewayOrderId));
}
