import type { ExtraPayment, GatewayOrder } from '#usecases/ports/payment-gateway.ts';
import { extraReason, isItsMoney, wordOnOne } from '../gateway-acts.ts';
import { bankText, methodName } from '../gateway-words.ts';
import { rupeesOf } from '../money.ts';
import { reasonOf, walkedAway } from './failure-reasons.ts';
import type { RazorpayOrder, RazorpayPayment, RazorpayRefund } from './shapes.ts';

/** All that Razorpay knows of an order. */
export type OrderFile = {
  readonly order: RazorpayOrder;
  readonly payments: readonly RazorpayPayment[];
  /** The refunds of all payments that were captured. */
  readonly refunds: readonly RazorpayRefund[];
};

/**
 * What we write into an order's notes, which is all of it that can be changed: Razorpay neither closes an order nor voids
 * an authorised payment.
 */
export const noteNames = { purpose: 'purpose', closed: 'closed', letGo: 'let_go', part: 'part' } as const;

/** What Razorpay's order, its payments and its refunds come to, as the port tells it. */
export function toGatewayOrder(file: OrderFile): GatewayOrder {
  const { order, payments } = file;
  const state = stateOf(file);
  const money = moneyIn(file);
  const failed = state === 'failed' || state === 'cancelled' ? lastFailure(payments) : undefined;
  return {
    gatewayOrderId: order.id,
    amount: rupeesOf(order.amount, order.amount),
    state,
    failureText: bankText(failed?.error_description),
    failureReason: failed && reasonOf[failed.error_reason ?? ''],
    method: methodName((money ?? newest(payments))?.method),
    tries: Math.max(order.attempts, payments.length),
    givenBack: rupeesOf(money ? givenBack(file, money) : 0, 0),
    beyond: beyondIn(file),
  };
}

function stateOf(file: OrderFile): GatewayOrder['state'] {
  const { order, payments } = file;
  const isLetGo = order.notes[noteNames.letGo] !== undefined;
  const money = moneyIn(file);
  if (money?.status === 'authorized') return 'blocked';
  if (money && isUncaptured(money)) return 'released';
  if (money) {
    const isBack = isGivenBack(file, money);
    // While it is let go, money that had to be taken to be given back is still held.
    if (isLetGo) return isBack ? 'released' : 'blocked';
    return isBack ? 'refunded' : 'captured';
  }
  if (payments.some(({ status }) => status === 'created')) return 'pending';
  if (order.notes[noteNames.closed] !== undefined) return 'cancelled';
  return lastFailure(payments) ? 'failed' : 'created';
}

/**
 * The payment that holds, took or gave back the order's money, if one did: taken first, then held; one that went back only
 * where there is no other, and of several the oldest. Which of two equal ones it is makes no difference to anybody.
 */
export function moneyIn(file: OrderFile): RazorpayPayment | undefined {
  const own = file.payments
    .filter((payment) => isItsMoney(file.order, payment))
    .sort((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1));
  return (
    own.find((payment) => isTaken(payment) && !isGivenBack(file, payment)) ??
    own.find(isTaken) ??
    own.find(isHeld) ??
    own.find(isUncaptured)
  );
}

function beyondIn(file: OrderFile): readonly ExtraPayment[] {
  const own = moneyIn(file);
  return file.payments.flatMap((payment) => {
    const isBeyond = isHeld(payment) || (isTaken(payment) && !isGivenBack(file, payment));
    if (payment === own || !isBeyond) return [];
    return {
      name: payment.id,
      why: extraReason(file.order, payment),
      amount: rupeesOf(payment.amount, 0),
      state: isHeld(payment) ? 'blocked' : 'captured',
    };
  });
}

export type PaymentFile = Refunds & { readonly payment: RazorpayPayment };

/** What one payment and its refunds come to, whichever order it was made for. */
export function wordOnPayment(file: PaymentFile): GatewayOrder {
  const { id, amount: paise, method } = file.payment;
  const givenBackPaise = givenBack(file, file.payment);
  return wordOnOne({ id, paise, method, state: stateOfPayment(file), givenBackPaise });
}

function stateOfPayment({ payment, ...refunds }: PaymentFile): GatewayOrder['state'] {
  if (isHeld(payment)) return 'blocked';
  if (isUncaptured(payment)) return 'released';
  if (isTaken(payment)) return isGivenBack(refunds, payment) ? 'refunded' : 'captured';
  return payment.status === 'failed' ? 'failed' : 'pending';
}

export function isHeld({ status }: RazorpayPayment): boolean {
  return status === 'authorized';
}

export function isTaken({ status, captured }: RazorpayPayment): boolean {
  return status === 'captured' || (status === 'refunded' && captured !== false);
}

/** Razorpay gives back by itself what nobody captured in time. */
function isUncaptured({ status, captured }: RazorpayPayment): boolean {
  return status === 'refunded' && captured === false;
}

type Refunds = Pick<OrderFile, 'refunds'>;

function isGivenBack(refunds: Refunds, payment: RazorpayPayment): boolean {
  return givenBack(refunds, payment) >= payment.amount;
}

/** Only what left for the bank: a refund can fail, and then it is to be made again. */
function givenBack({ refunds }: Refunds, { id }: RazorpayPayment): number {
  return refunds
    .filter(({ status, payment_id }) => status === 'processed' && payment_id === id)
    .reduce((sum, { amount }) => sum + amount, 0);
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
