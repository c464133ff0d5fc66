import { minutesBetween } from '../date.ts';
import type { Payment, PaymentState } from '../payment/payment.ts';
import type { OfEachTransition, ProposalEvent, ProposalState } from '../proposal/state.ts';

/**
 * How a buyer learns of a change.
 * - `seen`: it answers what the buyer does on a page at that moment.
 * - `goes-on`: it lasts for a moment; what settling comes to has a letter of its own.
 * - else by that letter, queued in the write of the change.
 */
export type Telling = 'seen' | 'goes-on' | ChangeLetter;

/** The letters on changes of a purchase. */
export type ChangeLetter = 'policy-issued' | 'insurer-accepted' | 'purchase-closed';

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
  // Once the money has left for the bank, the letter of its order says so.
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

/** The letters on what becomes of an order. */
export type PaymentLetter = 'payment-failed' | 'money-returned';

/** What an order at the gateway comes to. */
const paymentTellings: Readonly<Record<PaymentState, 'seen' | 'goes-on' | PaymentLetter>> = {
  created: 'payment-failed',
  pending: 'seen',
  blocked: 'goes-on',
  captured: 'goes-on',
  failed: 'payment-failed',
  cancelled: 'payment-failed',
  released: 'money-returned',
  'refund-due': 'goes-on',
  refunded: 'money-returned',
};

/** Minutes after which whoever waits for the bank is told that they can leave, and is written to. */
export const leavesAfter = 1;

/**
 * How its buyer learns of what has become of an order. A payment that fails is seen by whoever has just come back from the
 * bank's page; who was told to leave is written to.
 */
export function tellingOfPayment(
  before: Pick<Payment, 'state' | 'updatedAt'>,
  after: Pick<Payment, 'state' | 'updatedAt'>,
): 'seen' | 'goes-on' | PaymentLetter {
  const telling = paymentTellings[after.state];
  if (telling !== 'payment-failed') return telling;
  const wasAwaited =
    before.state === 'pending' && minutesBetween(before.updatedAt, after.updatedAt) >= leavesAfter;
  return wasAwaited ? telling : 'seen';
}
