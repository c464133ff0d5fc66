import { describe, expect, test } from 'vitest';
import type { Instant } from '../date.ts';
import type { PaymentState } from '../payment/payment.ts';
import { proposalEvents, proposalStates, proposalTransitions } from '../proposal/state.ts';
import { hasLetter, tellingOf, tellingOfPayment } from './change-letters.ts';

const pairs = proposalStates.flatMap((state) => proposalEvents.map((event) => [state, event] as const));

test.each(pairs)('%s, then %s, is told in some way exactly where it can happen', (state, event) => {
  const isChange = proposalTransitions[state][event] !== undefined;
  expect(tellingOf(state, event) !== undefined).toBe(isChange);
});

describe('an end without a policy', () => {
  const ends = pairs.filter(([state, event]) => {
    const next = proposalTransitions[state][event];
    return next === 'declined' || next === 'expired' || next === 'refunded';
  });
  // A draft ends when its buyer opens it; money that came late has a letter of its order.
  const withoutLetter = ['drafting', 'declined', 'expired'];

  test.each(ends.filter(([state]) => !withoutLetter.includes(state)))(
    'has a letter that says so: %s, then %s',
    (state, event) => {
      expect(tellingOf(state, event)).toBe('purchase-closed');
    },
  );
});

test('a letter is queued for what its buyer does not see, and for nothing that a press of theirs does', () => {
  expect(hasLetter('paid', 'policy-issued')).toBe(true);
  expect(hasLetter('awaiting-decision', 'insurer-accepted')).toBe(true);
  expect(hasLetter('submitted', 'insurer-accepted')).toBe(false);
  expect(hasLetter('awaiting-payment', 'payment-captured')).toBe(false);
});

describe('an order', () => {
  const at = (time: string) => `2026-11-20T${time}:00.000Z` as Instant; // the shape of an instant
  test.each<[PaymentState, string, PaymentState, ReturnType<typeof tellingOfPayment>]>([
    ['captured', '09:00', 'refund-due', 'goes-on'],
    ['refund-due', '09:00', 'refunded', 'money-returned'],
    ['blocked', '09:00', 'released', 'money-returned'],
    ['pending', '09:00', 'captured', 'goes-on'],
    ['pending', '09:00', 'failed', 'payment-failed'],
    ['pending', '09:00', 'cancelled', 'payment-failed'],
    ['pending', '09:00', 'created', 'payment-failed'],
    ['pending', '09:04', 'failed', 'seen'],
    ['created', '09:00', 'failed', 'seen'],
    ['failed', '09:00', 'cancelled', 'seen'],
  ])('that was %s at %s and is %s at 09:04 is told as %s', (before, since, after, telling) => {
    const [was, is] = [
      { state: before, updatedAt: at(since) },
      { state: after, updatedAt: at('09:04') },
    ] as const;
    expect(tellingOfPayment(was, is)).toBe(telling);
  });
});
