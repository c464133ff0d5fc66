import type {
  GatewayAnswer,
  GatewayOrder,
  PartialRefund,
  RefundStatus,
} from '#usecases/ports/payment-gateway.ts';
import { actOn, type Done, giveBackRest, refundOnce, refused, type Subject } from '../gateway-acts.ts';
import { failureOf } from '../gateway-http.ts';
import { isInRupees, paiseOf } from '../money.ts';
import type { RazorpayCalls } from './calls.ts';
import { isHeld, isTaken, moneyIn, noteNames, type PaymentFile, wordOnPayment } from './gateway-order.ts';
import type { RazorpayPayment } from './shapes.ts';

/** Money beyond an order is named by its payment, which Razorpay's ids tell from an order. */
export function isPaymentId(id: string): boolean {
  return id.startsWith('pay_');
}

export function paymentOf(calls: RazorpayCalls, id: string): Subject<PaymentFile> {
  const look: Subject<PaymentFile>['look'] = async () => {
    const payment = await calls.paymentOf(id);
    if (!payment.ok) return payment;
    const refunds = await calls.refundsOf(payment.value);
    return refunds.ok ? { ok: true, value: { payment: payment.value, refunds: refunds.value } } : refunds;
  };
  return { look, wordOn: wordOnPayment };
}

/**
 * Razorpay lets go of a held payment by nothing but a capture and a refund. Money of another currency is never taken, so
 * it is left to lapse: Razorpay gives it back after the days that the order was opened with.
 */
export function releasePayment(calls: RazorpayCalls, id: string): Promise<GatewayAnswer<GatewayOrder>> {
  return actOn(paymentOf(calls, id), async ({ payment }) => {
    if (!isHeld(payment)) return giveBackIfCaptured(calls, payment);
    if (!isInRupees(payment)) return 'refused';
    const capture = await calls.capture(payment);
    if (capture.ok) return giveBackIfCaptured(calls, capture.value);
    return capture.reason === 'refused' ? 'refused' : capture;
  });
}

export function refundPayment(calls: RazorpayCalls, id: string): Promise<GatewayAnswer<GatewayOrder>> {
  return actOn(paymentOf(calls, id), async ({ payment }) =>
    isHeld(payment) ? 'refused' : giveBackIfCaptured(calls, payment),
  );
}

async function giveBackIfCaptured(calls: RazorpayCalls, payment: RazorpayPayment): Promise<Done> {
  return isTaken(payment) ? giveBack(calls, payment) : 'nothing-to-do';
}

/** A part of an order's own money, once a name. */
export async function refundPartOf(
  calls: RazorpayCalls,
  { gatewayOrderId, amount, name }: PartialRefund,
): Promise<GatewayAnswer<RefundStatus>> {
  const file = await calls.fileOf(gatewayOrderId);
  if (!file.ok) return failureOf(file);
  const payment = moneyIn(file.value);
  if (!payment || !isTaken(payment)) return refused;
  const paise = paiseOf(amount);
  const refunds = await calls.refundsOf(payment);
  const ofName = refunds.ok
    ? { ...refunds, value: refunds.value.filter(({ notes }) => notes?.[noteNames.part] === name) }
    : refunds;
  return refundOnce(paise, ofName, (failedBefore) =>
    calls.refundPart(payment, { paise, name, failedBefore }),
  );
}

export async function giveBack(calls: RazorpayCalls, payment: RazorpayPayment): Promise<Done> {
  return giveBackRest(payment.amount, await calls.refundsOf(payment), (remaining, before) =>
    calls.refund(payment, remaining, before),
  );
}
