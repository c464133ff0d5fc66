import { expect, test } from 'vitest';
import type { Payment } from '../payment/payment.ts';
import type { Proposal } from '../proposal/proposal.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

test.each<[Proposal['state'], Payment['state'] | undefined, Outcome]>([
  ['drafting', undefined, 'none'],
  ['drafting', 'cancelled', 'none'],
  ['submitted', undefined, 'none'],
  ['submitted', 'blocked', 'blocked'],
  ['awaiting-payment', undefined, 'none'],
  ['awaiting-payment', 'created', 'none'],
  ['awaiting-payment', 'pending', 'pending'],
  ['awaiting-payment', 'captured', 'pending'],
  ['awaiting-payment', 'blocked', 'pending'],
  ['awaiting-payment', 'failed', 'failed'],
  ['awaiting-payment', 'cancelled', 'cancelled'],
  ['awaiting-payment', 'released', 'cancelled'],
  ['awaiting-payment', 'refund-due', 'refund-due'],
  ['awaiting-payment', 'refunded', 'refunded'],
  ['awaiting-decision', 'blocked', 'blocked'],
  ['paid', 'captured', 'paid'],
  ['issued', 'captured', 'issued'],
  ['declined', 'released', 'declined'],
  ['expired', 'cancelled', 'expired'],
  ['refunded', 'refund-due', 'refund-due'],
  ['refunded', 'refunded', 'refunded'],
  ['refunded', undefined, 'refund-due'],
])('%s, its payment %s: the buyer is told %s', (state, payment, outcome) => {
  expect(outcomeOf({ state }, payment && { state: payment, failureText: undefined })).toBe(outcome);
});

test('an order that was closed after the bank refused is told as the refusal', () => {
  const closed = { state: 'cancelled', failureText: 'UPI limit for the day reached' } as const;
  expect(outcomeOf({ state: 'awaiting-payment' }, closed)).toBe('failed');
});
