import type { GatewayAnswer, GatewayOrder } from '#usecases/ports/payment-gateway.ts';
import { type ApiAnswer, failureOf } from '../gateway-http.ts';
import type { StripeCalls } from './calls.ts';
import { isCaptured, wordOnCharge } from './gateway-order.ts';
import type { StripeCharge } from './shapes.ts';

/** Money beyond an order is named by its charge, which Stripe's ids tell from a session. */
export function isChargeId(id: string): boolean {
  return id.startsWith('ch_') || id.startsWith('py_');
}

export async function wordOnChargeOf(calls: StripeCalls, id: string): Promise<GatewayAnswer<GatewayOrder>> {
  const charge = await calls.chargeOf(id);
  if (!charge.ok) return failureOf(charge);
  const refunds = await calls.refundsOf(charge.value);
  return refunds.ok ? { ok: true, value: wordOnCharge(charge.value, refunds.value) } : failureOf(refunds);
}

export async function releaseCharge(calls: StripeCalls, id: string): Promise<GatewayAnswer<GatewayOrder>> {
  const charge = await calls.chargeOf(id);
  if (!charge.ok) return failureOf(charge);
  const { status, payment_intent: intent } = charge.value;
  if (status === 'succeeded' && !isCaptured(charge.value) && intent) {
    const done = await calls.cancel({ id: intent });
    if (!done.ok && done.reason !== 'refused') return failureOf(done);
  }
  return wordOnChargeOf(calls, id);
}

export async function refundCharge(calls: StripeCalls, id: string): Promise<GatewayAnswer<GatewayOrder>> {
  const charge = await calls.chargeOf(id);
  if (!charge.ok) return failureOf(charge);
  if (!isCaptured(charge.value)) return { ok: false, reason: 'refused' };
  const done = await giveBack(calls, id, charge.value);
  if (done !== 'nothing-to-do' && !done.ok && done.reason !== 'refused') return failureOf(done);
  return wordOnChargeOf(calls, id);
}

/**
 * All of a charge that has not gone back, whoever gave back the rest. What is on its way is not given a second time; what
 * failed is made anew, under another key.
 */
export async function giveBack(
  calls: StripeCalls,
  name: string,
  charge: StripeCharge,
): Promise<ApiAnswer<unknown> | 'nothing-to-do'> {
  const refunds = await calls.refundsOf(charge);
  if (!refunds.ok) return refunds;
  const returned = refunds.value
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0);
  return returned < charge.amount_captured
    ? calls.refund(name, charge, refunds.value.length)
    : 'nothing-to-do';
}
