import { never } from '#domain/result.ts';
import type { GatewayOrder } from '#usecases/ports/payment-gateway.ts';
import { bankText } from '../bank-text.ts';
import { methodName } from '../method-names.ts';
import { rupeesOf } from '../money.ts';
import { reasonOf } from './failure-reasons.ts';
import type { StripeCharge, StripeIntent, StripeRefund, StripeSession } from './shapes.ts';

/** All that Stripe knows of an order of ours, which is a Checkout Session there. */
export type SessionFile = {
  readonly session: StripeSession;
  readonly intent: StripeIntent | undefined;
  /** One a try that reached a bank, the newest first. */
  readonly charges: readonly StripeCharge[];
  readonly refunds: readonly StripeRefund[];
};

/** What Stripe's session, its payment and its refunds come to, as the port tells it. */
export function wordOn(file: SessionFile): GatewayOrder {
  const { session, intent, charges } = file;
  const state = stateOf(file);
  const money = moneyIn(file);
  const isTold = state === 'failed' || state === 'cancelled';
  const error = isTold ? intent?.last_payment_error : undefined;
  return {
    gatewayOrderId: session.id,
    amount: rupeesOf(takenOr(money, session), session.amount_total),
    state,
    failureText: bankText(error?.message),
    failureReason: error ? reasonOf[error.decline_code ?? error.code ?? ''] : undefined,
    method: methodName((money ?? charges[0])?.payment_method_details?.type),
    tries: Math.max(charges.length, error ? 1 : 0),
  };
}

function takenOr(money: StripeCharge | undefined, session: StripeSession): number {
  if (!money) return session.amount_total;
  return money.amount_captured > 0 ? money.amount_captured : money.amount;
}

/** The charge that holds or took money. */
export function moneyIn({ charges }: SessionFile): StripeCharge | undefined {
  return charges.find(({ status }) => status === 'succeeded');
}

function stateOf(file: SessionFile): GatewayOrder['state'] {
  const { session, intent } = file;
  if (!intent) return session.status === 'expired' ? 'cancelled' : 'created';
  switch (intent.status) {
    case 'succeeded':
      return isBack(file) ? 'refunded' : 'captured';
    case 'requires_capture':
      return 'blocked';
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

/** Only what left for the bank: a refund can fail, and then it is to be made again. */
function isBack(file: SessionFile): boolean {
  const given = file.refunds
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  const taken = moneyIn(file)?.amount_captured ?? 0;
  return taken > 0 && given >= taken;
}
