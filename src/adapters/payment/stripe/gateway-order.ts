import { never } from '#domain/result.ts';
import type { ExtraPayment, GatewayOrder } from '#usecases/ports/payment-gateway.ts';
import { extraReason, isItsMoney, wordOnOne } from '../gateway-acts.ts';
import { bankText, methodName } from '../gateway-words.ts';
import { rupeesOf } from '../money.ts';
import { reasonOf } from './failure-reasons.ts';
import type { StripeCharge, StripeIntent, StripeRefund, StripeSession } from './shapes.ts';

/** All that Stripe knows of an order of ours, which is a Checkout Session there. */
export type SessionFile = {
  readonly session: StripeSession;
  readonly intent: StripeIntent | undefined;
  /** One a try that reached a bank, the newest first. */
  readonly charges: readonly StripeCharge[];
  /** The refunds of all charges that were captured. */
  readonly refunds: readonly StripeRefund[];
};

/** What Stripe's session, its payment and its refunds come to, as the port tells it. */
export function toGatewayOrder(file: SessionFile): GatewayOrder {
  const { session, intent, charges } = file;
  const state = stateOf(file);
  const money = moneyIn(file);
  const isReported = state === 'failed' || state === 'cancelled';
  const error = isReported ? intent?.last_payment_error : undefined;
  return {
    gatewayOrderId: session.id,
    amount: rupeesOf(takenOr(money, session), session.amount_total),
    state,
    failureText: bankText(error?.message),
    failureReason: error ? reasonOf[error.decline_code ?? error.code ?? ''] : undefined,
    method: methodName((money ?? charges[0])?.payment_method_details?.type),
    tries: Math.max(charges.length, error ? 1 : 0),
    givenBack: rupeesOf(money ? givenBack(file, money) : 0, 0),
    beyond: beyondIn(file),
  };
}

function takenOr(money: StripeCharge | undefined, session: StripeSession): number {
  if (!money) return session.amount_total;
  return money.amount_captured > 0 ? money.amount_captured : money.amount;
}

const moneyOf = ({ session: { amount_total: amount, currency } }: SessionFile) => ({ amount, currency });

/** The charge that holds or took the order's money; of several the oldest that did not go back. */
export function moneyIn(file: SessionFile): StripeCharge | undefined {
  const own = file.charges.filter(
    (charge) => charge.status === 'succeeded' && isItsMoney(moneyOf(file), charge),
  );
  return own.findLast((charge) => !isGone(file, charge)) ?? own.at(-1);
}

function beyondIn(file: SessionFile): readonly ExtraPayment[] {
  const own = moneyIn(file);
  const others = file.charges.filter(
    (charge) => charge !== own && charge.status === 'succeeded' && !isGone(file, charge),
  );
  return others.map((charge) => ({
    name: charge.id,
    why: extraReason(moneyOf(file), charge),
    amount: rupeesOf(charge.amount, 0),
    state: isCaptured(charge) ? 'captured' : 'blocked',
  }));
}

export type ChargeFile = Pick<SessionFile, 'refunds'> & { readonly charge: StripeCharge };

/** What one charge and its refunds come to. */
export function wordOnCharge(file: ChargeFile): GatewayOrder {
  const { id, amount: paise, payment_method_details: details } = file.charge;
  const givenBackPaise = givenBack(file, file.charge);
  return wordOnOne({ id, paise, method: details?.type, state: stateOfCharge(file), givenBackPaise });
}

function stateOfCharge({ charge, ...file }: ChargeFile): GatewayOrder['state'] {
  if (charge.status !== 'succeeded') return charge.status;
  if (!isCaptured(charge)) return isGone(file, charge) ? 'released' : 'blocked';
  return isGone(file, charge) ? 'refunded' : 'captured';
}

export function isCaptured({ amount_captured }: StripeCharge): boolean {
  return amount_captured > 0;
}

/** What was only held is told as refunded once it is let go. */
function isGone(file: Pick<SessionFile, 'refunds'>, charge: StripeCharge): boolean {
  if (!isCaptured(charge)) return charge.amount_refunded >= charge.amount;
  return givenBack(file, charge) >= charge.amount_captured;
}

/** Only what left for the bank: a refund can fail, and then it is to be made again. */
function givenBack({ refunds }: Pick<SessionFile, 'refunds'>, { id }: StripeCharge): number {
  return refunds
    .filter(({ status, charge }) => status === 'succeeded' && charge === id)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function stateOf(file: SessionFile): GatewayOrder['state'] {
  const { session, intent } = file;
  if (!intent) return session.status === 'expired' ? 'cancelled' : 'created';
  switch (intent.status) {
    case 'succeeded':
    case 'requires_capture':
      return stateWhenCaptured(file);
    case 'processing':
      return 'pending';
    case 'canceled':
      return moneyIn(file) ? 'released' : 'cancelled';
    case 'requires_payment_method':
      if (session.status !== 'open') return 'cancelled';
      return intent.last_payment_error ? 'failed' : 'created';
    case 'requires_confirmation':
    case 'requires_action':
      // Somebody stands before the bank's page, or has left it. The session can be paid once only, so the way to it stays
      // open.
      return session.status === 'open' ? 'created' : 'pending';
    default:
      return never(intent.status);
  }
}

function stateWhenCaptured(file: SessionFile): GatewayOrder['state'] {
  const money = moneyIn(file);
  // What was paid is not the order's money.
  if (!money) return file.session.status === 'open' ? 'created' : 'cancelled';
  if (file.intent?.status === 'requires_capture') return 'blocked';
  return isGone(file, money) ? 'refunded' : 'captured';
}
