import { describe, expect, test } from 'vitest';
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

test('money that goes back to its buyer is told once it has left', () => {
  expect([tellingOfPayment.released, tellingOfPayment.refunded]).toEqual([
    'money-returned',
    'money-returned',
  ]);
  expect(tellingOfPayment['refund-due']).toBe('goes-on');
});
