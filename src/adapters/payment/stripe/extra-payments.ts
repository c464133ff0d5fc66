import type {
  GatewayAnswer,
  GatewayOrder,
  PartialRefund,
  RefundStatus,
} from '#usecases/ports/payment-gateway.ts';
import { actOn, type Done, giveBackRest, refundOnce, refused, type Subject } from '../gateway-acts.ts';
import { failureOf } from '../gateway-http.ts';
import { paiseOf } from '../money.ts';
import type { StripeCalls } from './calls.ts';
import { type ChargeFile, isCaptured, moneyIn, wordOnCharge } from './gateway-order.ts';
import type { StripeCharge } from './shapes.ts';

/** Money beyond an order is named by its charge, which Stripe's ids tell from a session. */
export function isChargeId(id: string): boolean {
  return id.startsWith('ch_') || id.startsWith('py_');
}

export function chargeOf(calls: StripeCalls, id: string): Subject<ChargeFile> {
  const look: Subject<ChargeFile>['look'] = async () => {
    const charge = await calls.chargeOf(id);
    if (!charge.ok) return charge;
    const refunds = await calls.refundsOf(charge.value);
    return refunds.ok ? { ok: true, value: { charge: charge.value, refunds: refunds.value } } : refunds;
  };
  return { look, wordOn: wordOnCharge };
}

export function releaseCharge(calls: StripeCalls, id: string): Promise<GatewayAnswer<GatewayOrder>> {
  return actOn(chargeOf(calls, id), async ({ charge }) => {
    const { status, payment_intent: intent } = charge;
    const isHeld = status === 'succeeded' && !isCaptured(charge);
    return isHeld && intent ? calls.cancel({ id: intent }) : 'nothing-to-do';
  });
}

export function refundCharge(calls: StripeCalls, id: string): Promise<GatewayAnswer<GatewayOrder>> {
  return actOn(chargeOf(calls, id), async ({ charge }) =>
    isCaptured(charge) ? giveBack(calls, id, charge) : 'refused',
  );
}

/** A part of an order's own money, once a name. */
export async function refundPartOf(
  calls: StripeCalls,
  { gatewayOrderId, amount, name }: PartialRefund,
): Promise<GatewayAnswer<RefundStatus>> {
  const file = await calls.fileOf(gatewayOrderId);
  if (!file.ok) return failureOf(file);
  const charge = moneyIn(file.value);
  if (!charge || !isCaptured(charge)) return refused;
  const paise = paiseOf(amount);
  const refunds = await calls.refundsOf(charge);
  const ofName = refunds.ok
    ? { ...refunds, value: refunds.value.filter(({ metadata }) => metadata?.part === name) }
    : refunds;
  return refundOnce(paise, ofName, (failedBefore) =>
    calls.refundPart(gatewayOrderId, charge, { paise, name, failedBefore }),
  );
}

export async function giveBack(calls: StripeCalls, name: string, charge: StripeCharge): Promise<Done> {
  return giveBackRest(charge.amount_captured, await calls.refundsOf(charge), (_, before) =>
    calls.refund(name, charge, before),
  );
}
