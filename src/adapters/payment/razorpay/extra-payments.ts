import type { GatewayAnswer, GatewayOrder } from '#usecases/ports/payment-gateway.ts';
import { type ApiAnswer, failureOf } from '../gateway-http.ts';
import { isInRupees } from '../money.ts';
import type { RazorpayCalls } from './calls.ts';
import { isHeld, isTaken, wordOnPayment } from './gateway-order.ts';
import type { RazorpayPayment } from './shapes.ts';

/** Money beyond an order is named by its payment, which Razorpay's ids tell from an order. */
export function isPaymentId(id: string): boolean {
  return id.startsWith('pay_');
}

export async function wordOnPaymentOf(
  calls: RazorpayCalls,
  id: string,
): Promise<GatewayAnswer<GatewayOrder>> {
  const payment = await calls.paymentOf(id);
  if (!payment.ok) return failureOf(payment);
  const refunds = await calls.refundsOf(payment.value);
  return refunds.ok ? { ok: true, value: wordOnPayment(payment.value, refunds.value) } : failureOf(refunds);
}

/**
 * Razorpay lets go of a held payment by nothing but a capture and a refund. Money of another currency is never taken, so
 * it is left to lapse: Razorpay gives it back after the days that the order was opened with.
 */
export async function releasePayment(calls: RazorpayCalls, id: string): Promise<GatewayAnswer<GatewayOrder>> {
  const payment = await calls.paymentOf(id);
  if (!payment.ok) return failureOf(payment);
  if (isHeld(payment.value)) {
    if (!isInRupees(payment.value)) return { ok: false, reason: 'refused' };
    const answer = await calls.capture(payment.value);
    if (!answer.ok) return failureOf(answer);
  }
  return refundPayment(calls, id);
}

export async function refundPayment(calls: RazorpayCalls, id: string): Promise<GatewayAnswer<GatewayOrder>> {
  const payment = await calls.paymentOf(id);
  if (!payment.ok) return failureOf(payment);
  if (isHeld(payment.value)) return { ok: false, reason: 'refused' };
  const done = isTaken(payment.value) ? await giveBack(calls, payment.value) : 'nothing-to-do';
  if (done !== 'nothing-to-do' && !done.ok && done.reason !== 'refused') return failureOf(done);
  return wordOnPaymentOf(calls, id);
}

/**
 * All of a payment that has not gone back, whoever gave back the rest. What is on its way is not given a second time; what
 * failed is made anew, under another key.
 */
export async function giveBack(
  calls: RazorpayCalls,
  payment: RazorpayPayment,
): Promise<ApiAnswer<unknown> | 'nothing-to-do'> {
  const refunds = await calls.refundsOf(payment);
  if (!refunds.ok) return refunds;
  const returned = refunds.value
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  const remaining = payment.amount - returned;
  return remaining > 0 ? calls.refund(payment, remaining, refunds.value.length) : 'nothing-to-do';
}
