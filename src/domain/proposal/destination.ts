import type { Payment } from '#domain/payment/payment.ts';
import { never } from '#domain/result.ts';
import type { Proposal } from './proposal.ts';
import { firstOpenStep, isKycDue, proposalSteps } from './steps.ts';

/** A step; the identity check that stands between two of them; or how it ended or stands. */
export const destinations = [...proposalSteps, 'kyc', 'success', 'failure', 'expired'] as const;

export type Destination = (typeof destinations)[number];

/**
 * Where somebody who comes back to a proposal belongs. `payment` is the order of the agreement that stands, if any.
 * Money that is taken, or held while the insurer decides, is told on the success page. The failure page tells of a
 * decline, of money that goes back, of a failed try with its retry, and that a try under way must not be repeated.
 */
export function destinationOf(
  proposal: Pick<Proposal, 'state' | 'completed' | 'kyc'>,
  payment: Pick<Payment, 'state'> | undefined,
): Destination {
  switch (proposal.state) {
    case 'drafting': {
      const step = firstOpenStep(proposal);
      return isKycDue(step, proposal.kyc) ? 'kyc' : step;
    }
    case 'submitted':
      return payment === undefined ? 'payment' : destinationOfPayment[payment.state];
    case 'awaiting-payment':
      // The insurer has accepted: what is held is being taken, as with a try under way.
      if (payment?.state === 'blocked') return 'failure';
      return payment === undefined ? 'payment' : destinationOfPayment[payment.state];
    case 'awaiting-decision':
    case 'paid':
    case 'issued':
      return 'success';
    case 'declined':
    case 'refunded':
      return 'failure';
    case 'expired':
      return 'expired';
    default:
      return never(proposal.state);
  }
}

const destinationOfPayment: Readonly<Record<Payment['state'], Destination>> = {
  created: 'payment',
  blocked: 'success',
  pending: 'failure',
  captured: 'failure',
  failed: 'failure',
  cancelled: 'failure',
  released: 'failure',
  'refund-due': 'failure',
  refunded: 'failure',
};
