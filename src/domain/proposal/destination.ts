import type { Payment } from '#domain/payment/payment.ts';
import { never } from '#domain/result.ts';
import type { Proposal } from './proposal.ts';
import { firstOpenStep, isKycDue, type ProposalStep } from './steps.ts';

export type Destination =
  | { readonly kind: 'step'; readonly step: ProposalStep }
  | { readonly kind: 'kyc' }
  | { readonly kind: 'payment-pending' }
  | { readonly kind: 'decision-pending' }
  | { readonly kind: 'success' }
  | { readonly kind: 'failure'; readonly reason: 'payment-failed' | 'declined' | 'refunded' }
  | { readonly kind: 'expired' };

/**
 * Where somebody who comes back to a proposal belongs. `payment` is the latest order for the agreed premium, if any.
 * A failed try shows the failure page with its retry; a try under way shows "do not pay again".
 */
export function destinationOf(
  proposal: Pick<Proposal, 'state' | 'route' | 'completed' | 'kyc'>,
  payment: Pick<Payment, 'state'> | undefined,
): Destination {
  switch (proposal.state) {
    case 'drafting': {
      const step = firstOpenStep(proposal);
      return isKycDue(step, proposal.kyc) ? { kind: 'kyc' } : { kind: 'step', step };
    }
    case 'submitted':
      return proposal.route === 'medical' ? paymentDestination(payment) : { kind: 'decision-pending' };
    case 'awaiting-payment':
      // A block left from before the insurer's acceptance is about to be debited.
      return payment?.state === 'blocked' ? { kind: 'payment-pending' } : paymentDestination(payment);
    case 'awaiting-decision':
      return { kind: 'decision-pending' };
    case 'paid':
    case 'issued':
      return { kind: 'success' };
    case 'declined':
    case 'refunded':
      return { kind: 'failure', reason: proposal.state };
    case 'expired':
      return { kind: 'expired' };
    default:
      return never(proposal.state);
  }
}

function paymentDestination(payment: Pick<Payment, 'state'> | undefined): Destination {
  if (payment === undefined) return { kind: 'step', step: 'payment' };
  switch (payment.state) {
    case 'created':
      return { kind: 'step', step: 'payment' };
    case 'pending':
    case 'captured':
      return { kind: 'payment-pending' };
    case 'blocked':
      return { kind: 'decision-pending' };
    case 'failed':
    case 'cancelled':
    case 'released':
      return { kind: 'failure', reason: 'payment-failed' };
    case 'refund-due':
    case 'refunded':
      return { kind: 'failure', reason: 'refunded' };
    default:
      return never(payment.state);
  }
}
