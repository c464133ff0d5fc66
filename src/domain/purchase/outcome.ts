import type { Payment } from '../payment/payment.ts';
import type { Proposal } from '../proposal/proposal.ts';
import { never } from '../result.ts';

/** How a purchase stands, as its buyer is told. */
export const outcomes = [
  'none',
  'pending',
  'blocked',
  'paid',
  'issued',
  'failed',
  'cancelled',
  'declined',
  'expired',
  'refund-due',
  'refunded',
] as const;

export type Outcome = (typeof outcomes)[number];

/** `payment` is the order of the agreement that stands, if any. */
export function outcomeOf(
  proposal: Pick<Proposal, 'state'>,
  payment: Pick<Payment, 'state' | 'failureText'> | undefined,
): Outcome {
  switch (proposal.state) {
    case 'drafting':
      return 'none';
    case 'submitted':
      return payment ? outcomeOfPayment(payment) : 'none';
    case 'awaiting-payment':
      // The insurer has accepted, so what is held is being taken.
      if (payment?.state === 'blocked') return 'pending';
      return payment ? outcomeOfPayment(payment) : 'none';
    case 'awaiting-decision':
      return 'blocked';
    case 'paid':
    case 'issued':
      return proposal.state;
    case 'declined':
      return 'declined';
    case 'expired':
      return 'expired';
    case 'refunded':
      return payment?.state === 'refunded' ? 'refunded' : 'refund-due';
    default:
      return never(proposal.state);
  }
}

function outcomeOfPayment({ state, failureText }: Pick<Payment, 'state' | 'failureText'>): Outcome {
  switch (state) {
    case 'created':
      return 'none';
    case 'captured':
    case 'pending':
      return 'pending';
    case 'released':
      return 'cancelled';
    case 'cancelled':
      // An order that is closed after its last try failed has the bank's words; one that was walked away from has none.
      return failureText === undefined ? 'cancelled' : 'failed';
    case 'blocked':
    case 'failed':
    case 'refund-due':
    case 'refunded':
      return state;
    default:
      return never(state);
  }
}
