import type { GatewayOrder } from '#usecases/ports/payment-gateway.ts';
import { bankText } from '../bank-text.ts';
import { methodName } from '../method-names.ts';
import { rupeesOf } from '../money.ts';
import { reasonOf, walkedAway } from './failure-reasons.ts';
import type { RazorpayOrder, RazorpayPayment, RazorpayRefund } from './shapes.ts';

/** All that Razorpay knows of an order. */
export type OrderFile = {
  readonly order: RazorpayOrder;
  readonly payments: readonly RazorpayPayment[];
  /** Of the payments that were taken. */
  readonly refunds: readonly RazorpayRefund[];
};

/**
 * What we write into an order's notes, which is all of it that can be changed: Razorpay neither closes an order nor voids
 * an authorised payment.
 */
export const noteNames = { purpose: 'purpose', closed: 'closed', letGo: 'let_go' } as const;

/** What Razorpay's order, its payments and its refunds come to, as the port tells it. */
export function wordOn(file: OrderFile): GatewayOrder {
  const { order, payments } = file;
  const state = stateOf(file);
  const money = moneyIn(payments);
  const failed = state === 'failed' || state === 'cancelled' ? lastFailure(payments) : undefined;
  return {
    gatewayOrderId: order.id,
    amount: rupeesOf(money?.amount ?? order.amount, order.amount),
    state,
    failureText: bankText(failed?.error_description),
    failureReason: failed && reasonOf[failed.error_reason ?? ''],
    method: methodName((money ?? newest(payments))?.method),
    tries: Math.max(order.attempts, payments.length),
  };
}

function stateOf({ order, payments, refunds }: OrderFile): GatewayOrder['state'] {
  const isLetGo = order.notes[noteNames.letGo] !== undefined;
  const money = moneyIn(payments);
  if (money?.status === 'authorized') return 'blocked';
  if (money && isUncaptured(money)) return 'released';
  if (money) {
    const isBack = givenBack(refunds) >= money.amount;
    // While it is let go, money that had to be taken to be given back is still held.
    if (isLetGo) return isBack ? 'released' : 'blocked';
    return isBack ? 'refunded' : 'captured';
  }
  if (payments.some(({ status }) => status === 'created')) return 'pending';
  if (order.notes[noteNames.closed] !== undefined) return 'cancelled';
  return lastFailure(payments) ? 'failed' : 'created';
}

/** Taken first, then held; one that went back by itself only where there is no other. */
const byWeight: readonly ((payment: RazorpayPayment) => boolean)[] = [
  isTaken,
  ({ status }) => status === 'authorized',
  isUncaptured,
];

/** The payment that holds, took or gave back money, if one did: Razorpay itself gives a second one back. */
export function moneyIn(payments: readonly RazorpayPayment[]): RazorpayPayment | undefined {
  for (const isSo of byWeight) {
    const found = payments.find(isSo);
    if (found) return found;
  }
  return undefined;
}

export function isTaken({ status, captured }: RazorpayPayment): boolean {
  return status === 'captured' || (status === 'refunded' && captured !== false);
}

/** Razorpay gives back by itself what nobody captured in time. */
function isUncaptured({ status, captured }: RazorpayPayment): boolean {
  return status === 'refunded' && captured === false;
}

/** Only what left for the bank: a refund can fail, and then it is to be made again. */
function givenBack(refunds: readonly RazorpayRefund[]): number {
  return refunds.filter(({ status }) => status === 'processed').reduce((sum, { amount }) => sum + amount, 0);
}

/** Undefined also where the last try ended because the buyer left. */
function lastFailure(payments: readonly RazorpayPayment[]): RazorpayPayment | undefined {
  const last = newest(payments.filter(({ status }) => status === 'failed'));
  return last?.error_reason === walkedAway ? undefined : last;
}

function newest(payments: readonly RazorpayPayment[]): RazorpayPayment | undefined {
  return payments.reduce<RazorpayPayment | undefined>(
    (latest, payment) => (latest && latest.created_at > payment.created_at ? latest : payment),
    undefined,
  );
}
