import type { PaymentState } from '../payment/payment.ts';
import type { OfEachTransition, ProposalEvent, ProposalState } from '../proposal/state.ts';

/**
 * How a buyer learns of a change.
 * - `seen`: it answers what the buyer does on a page at that moment.
 * - `goes-on`: it lasts for a moment; what settling comes to has a letter of its own.
 * - else by that letter, queued in the write of the change.
 */
export type Telling = 'seen' | 'goes-on' | ChangeLetter;

/** The letters on changes of a purchase. */
export type ChangeLetter = 'policy-issued' | 'insurer-accepted' | 'purchase-closed' | 'money-returned';

/** What happens to an application. A pair that is added to the table of states does not compile without a place here. */
const tellings: OfEachTransition<Telling> = {
  // A draft is closed when its buyer opens it; the letter on the draft that waits has named the day.
  drafting: { submit: 'seen', 'answers-changed': 'seen', expire: 'seen' },
  submitted: {
    'insurer-accepted': 'seen',
    // The bank's page leads back to the page that says so, and whoever stays away hears of the decision.
    'decision-needed': 'goes-on',
    'insurer-declined': 'purchase-closed',
    'answers-changed': 'seen',
    expire: 'purchase-closed',
  },
  'awaiting-payment': {
    'payment-captured': 'goes-on',
    'answers-changed': 'seen',
    expire: 'purchase-closed',
  },
  'awaiting-decision': {
    'insurer-accepted': 'insurer-accepted',
    'insurer-declined': 'purchase-closed',
    expire: 'purchase-closed',
  },
  paid: { 'policy-issued': 'policy-issued', 'issue-failed-for-good': 'purchase-closed' },
  issued: {},
  // Once the money has left for the bank, `money-returned` says so.
  declined: { 'money-arrived-late': 'goes-on' },
  expired: { 'money-arrived-late': 'goes-on' },
  refunded: {},
};

/** Undefined: it is no event of that state. */
export function tellingOf(state: ProposalState, event: ProposalEvent): Telling | undefined {
  const row: Readonly<Partial<Record<ProposalEvent, Telling>>> = tellings[state];
  return row[event];
}

/** Whether a letter is to tell of it. */
export function hasLetter(state: ProposalState, event: ProposalEvent): boolean {
  const telling = tellingOf(state, event);
  return telling !== undefined && telling !== 'seen' && telling !== 'goes-on';
}

/** What an order at the gateway comes to. */
export const tellingOfPayment: Readonly<Record<PaymentState, Telling>> = {
  created: 'seen',
  pending: 'seen',
  blocked: 'goes-on',
  captured: 'goes-on',
  // The application stays as it was; `application-expires` reminds of it.
  failed: 'goes-on',
  cancelled: 'goes-on',
  released: 'money-returned',
  'refund-due': 'goes-on',
  refunded: 'money-returned',
};
