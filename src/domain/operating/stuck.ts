import { type Instant, minutesAfter, minutesBetween } from '../date.ts';
import type { ProposalId } from '../ids.ts';
import type { Delivery } from '../message/delivery.ts';
import { moneyInTransit } from '../payment/money-moves.ts';
import type { ExtraPaymentReason, Payment } from '../payment/payment.ts';
import type { ProposalState } from '../proposal/state.ts';
import { endedWithoutPolicy } from '../proposal/state-facts.ts';

/** Why something that goes on by itself does not. */
export type StuckReason =
  | 'paid-not-issued'
  | 'undecided'
  | 'payment-unheard'
  | 'money-held'
  | 'second-payment'
  | 'other-amount'
  | 'other-currency'
  | 'premium-given-back'
  | 'refund-not-done'
  | 'money-of-nobody'
  | 'erasure-waits'
  | 'message-undelivered'
  | 'request-late'
  | 'return-not-paid'
  | 'claim-not-settled';

export type Stuck = { readonly why: StuckReason; readonly since: Instant };

/** What the store knows of a proposal without opening it. */
export type ProposalRow = {
  readonly id: ProposalId;
  readonly number: string;
  readonly state: ProposalState;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly eraseAskedAt: Instant | undefined;
  readonly erasedAt: Instant | undefined;
};

type StuckFacts = {
  readonly row: Pick<ProposalRow, 'state' | 'updatedAt' | 'eraseAskedAt' | 'erasedAt'>;
  readonly payments: readonly Pick<Payment, 'state' | 'updatedAt' | 'beyond' | 'givenBack' | 'dueBack'>[];
};

/** Minutes for which each may last: rounds look at all of it every few seconds. */
const usual: Readonly<Record<StuckReason, number>> = {
  'paid-not-issued': 5,
  // Insurers promise their word on a medical case within days.
  undecided: 3 * 24 * 60,
  'payment-unheard': 60,
  'money-held': 30,
  // It goes back by itself within a minute, unless the gateway will not.
  'second-payment': 5,
  'other-amount': 5,
  'other-currency': 5,
  'premium-given-back': 0,
  'refund-not-done': 60,
  'money-of-nobody': 0,
  'erasure-waits': 24 * 60,
  'message-undelivered': 0,
  'request-late': 0,
  'return-not-paid': 0,
  'claim-not-settled': 0,
};

const beyondStuck: Readonly<Record<ExtraPaymentReason, StuckReason>> = {
  second: 'second-payment',
  amount: 'other-amount',
  currency: 'other-currency',
};

/** Nothing here can say that it was put right, so premium that was given back by hand is listed for thirty days. */
export function givenBackListedSince(now: Instant): Instant {
  return minutesAfter(now, -30 * 24 * 60);
}

/** Everything that lasts longer than it should, what has lasted longest first. */
export function stuckBecause({ row, payments }: StuckFacts, now: Instant): readonly Stuck[] {
  const { state, updatedAt, eraseAskedAt, erasedAt } = row;
  const orders = payments.filter(({ beyond }) => beyond === undefined);
  const lastOf = (state: Payment['state']) => orders.find((payment) => payment.state === state)?.updatedAt;
  const returnedAt =
    state === 'issued' ? orders.find(({ givenBack, dueBack }) => givenBack > dueBack)?.updatedAt : undefined;
  const isListed = returnedAt !== undefined && returnedAt >= givenBackListedSince(now);
  const stuckFor = (why: StuckReason, since: Instant | undefined): readonly Stuck[] =>
    since !== undefined && minutesBetween(since, now) >= usual[why] ? [{ why, since }] : [];
  return [
    ...stuckFor('paid-not-issued', state === 'paid' ? (lastOf('captured') ?? updatedAt) : undefined),
    ...stuckFor('undecided', state === 'awaiting-decision' ? (lastOf('blocked') ?? updatedAt) : undefined),
    ...stuckFor('payment-unheard', lastOf('pending')),
    ...stuckFor(
      'money-held',
      endedWithoutPolicy.includes(state) ? (lastOf('blocked') ?? lastOf('captured')) : undefined,
    ),
    ...stuckFor('refund-not-done', lastOf('refund-due')),
    ...payments.flatMap(({ beyond, state: paymentState, updatedAt: since }) =>
      beyond !== undefined && moneyInTransit.includes(paymentState)
        ? stuckFor(beyondStuck[beyond], since)
        : [],
    ),
    ...stuckFor('premium-given-back', isListed ? returnedAt : undefined),
    ...stuckFor('erasure-waits', erasedAt === undefined ? eraseAskedAt : undefined),
  ].sort((a, b) => (a.since < b.since ? -1 : 1));
}

/** A way of a letter has ended, and nobody knows the letter to be there. */
export const undelivered: readonly Delivery['state'][] = ['refused', 'given-up', 'unsure'];
