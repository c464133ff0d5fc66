import type { IsoDate } from '#domain/date.ts';
import { type Payment, paysFor } from '#domain/payment/payment.ts';
import { coverPaidBy } from '#domain/proposal/cover-start.ts';
import { endsSoon, expiredBecause, isMandateOver } from '#domain/proposal/expiry.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { ProposalEvent } from '#domain/proposal/state.ts';
import { never } from '#domain/result.ts';
import type { InsurerDecision } from './insurer-decision.ts';

export type SettlingFacts = {
  readonly today: IsoDate;
  /** Whether the plan is still sold. */
  readonly isSold: boolean;
  /** Undefined: the insurer has nothing to decide, or does not answer. */
  readonly decision: InsurerDecision | undefined;
};

export type SettlingAction =
  | { readonly kind: 'wait' }
  /** What the insurer has accepted ends soon, and nobody is paying for it: its buyer is reminded, once. */
  | { readonly kind: 'remind' }
  | { readonly kind: 'issue'; readonly order: Payment | undefined }
  | { readonly kind: 'debit' | 'give-back'; readonly order: Payment }
  | {
      readonly kind: 'event';
      readonly event: ProposalEvent;
      readonly change: Partial<Proposal>;
      /** Closed at the gateway before it; where money was faster, or the gateway does not answer, the event is none. */
      readonly closes: Payment | undefined;
    };

type Order = Payment | undefined;
const wait: SettlingAction = { kind: 'wait' };

/** What is to be done for a proposal and its current order, as the gateway has just told of it. */
export function settlingAction(proposal: Proposal, order: Order, facts: SettlingFacts): SettlingAction {
  switch (proposal.state) {
    case 'submitted':
      // A gateway may take at once what it was to hold: the insurer decides on that money all the same.
      return order?.state === 'blocked' || order?.state === 'captured'
        ? event('decision-needed')
        : unpaid(proposal, order, facts);
    case 'awaiting-decision':
      return undecided(proposal, order, facts);
    case 'awaiting-payment':
      return accepted(proposal, order, facts);
    case 'paid':
      return { kind: 'issue', order };
    case 'declined':
    case 'expired':
    case 'refunded':
      return closed(proposal, order);
    case 'drafting':
    case 'issued':
      return wait;
    default:
      return never(proposal.state);
  }
}

function event(name: ProposalEvent, change: Partial<Proposal> = {}, closes?: Payment): SettlingAction {
  return { kind: 'event', event: name, change, closes };
}

/**
 * Money can come for a closed order all the same: not every gateway can shut a page that is open, and a try may be under way.
 * It goes back: closed orders are looked after since `lateMoneySince`. Of one that the gateway refuses to close, such as one
 * it does not know, nothing but its own notice tells.
 */
function unpaid(proposal: Proposal, order: Order, { today, isSold }: SettlingFacts): SettlingAction {
  const reason = expiredBecause(proposal, today, isSold);
  if (reason !== undefined) return event('expire', { expiry: { ...proposal.expiry, reason } }, order);
  const isAccepted = proposal.state === 'awaiting-payment';
  return isAccepted && order?.state !== 'pending' && endsSoon(proposal.expiry, today)
    ? { kind: 'remind' }
    : wait;
}

function undecided({ expiry }: Proposal, order: Order, { decision, today }: SettlingFacts): SettlingAction {
  switch (decision?.kind) {
    case 'accepted':
      return event('insurer-accepted');
    case 'declined':
      return event('insurer-declined', { declineReason: decision.reason });
    case 'under-review':
    case undefined:
      // The mandate's own clock ran out; the price had nothing to do with it.
      return order && isMandateOver(order.updatedAt, today)
        ? event('expire', { expiry: { ...expiry, reason: 'not-decided' } })
        : wait;
    default:
      return never(decision);
  }
}

function accepted(proposal: Proposal, order: Order, facts: SettlingFacts): SettlingAction {
  if (order?.state === 'blocked') return { kind: 'debit', order };
  if (order && paysFor(order, proposal.price.total).ok)
    return event('payment-captured', { coverFrom: coverPaidBy(proposal, order) });
  return order && isTaken(order) ? { kind: 'give-back', order } : unpaid(proposal, order, facts);
}

/** A closed proposal keeps no money: what is blocked is released, what was taken goes back. */
function closed({ state }: Proposal, order: Order): SettlingAction {
  if (!order) return wait;
  return isTaken(order) && state !== 'refunded' ? event('money-arrived-late') : { kind: 'give-back', order };
}

function isTaken({ state }: Payment): boolean {
  return state === 'captured' || state === 'refund-due';
}
