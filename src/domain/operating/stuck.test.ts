import { expect, test } from 'vitest';
import { type Instant, minutesAfter } from '../date.ts';
import { rupees } from '../money.ts';
import type { Payment, PaymentState } from '../payment/payment.ts';
import type { ProposalState } from '../proposal/state.ts';
import { type StuckReason, stuckBecause } from './stuck.ts';

const now = '2026-11-20T10:00:00.000Z' as Instant; // the shape of an instant
const ago = (minutes: number) => minutesAfter(now, -minutes);
const day = 24 * 60;

const money = (
  state: PaymentState,
  age: number,
  facts: Partial<Pick<Payment, 'beyond' | 'givenBack' | 'dueBack'>> = {},
) => ({ state, updatedAt: ago(age), beyond: undefined, givenBack: rupees(0), dueBack: rupees(0), ...facts });

const rows: readonly [ProposalState, PaymentState | undefined, number, StuckReason][] = [
  ['paid', 'captured', 5, 'paid-not-issued'],
  ['awaiting-decision', 'blocked', 3 * day, 'undecided'],
  ['awaiting-payment', 'pending', 60, 'payment-unheard'],
  ['declined', 'blocked', 30, 'money-held'],
  ['expired', 'captured', 30, 'money-held'],
  ['refunded', 'refund-due', 60, 'refund-not-done'],
];

test.each(rows)('%s with an order %s is stuck after %i minutes: %s', (state, order, minutes, why) => {
  const facts = (age: number) => ({
    // Saved a moment ago: what counts is since when the money waits.
    row: { state, updatedAt: ago(1), eraseAskedAt: undefined, erasedAt: undefined },
    payments: order ? [money(order, age)] : [],
  });
  expect(stuckBecause(facts(minutes), now)).toEqual([{ why, since: ago(minutes) }]);
  expect(stuckBecause(facts(minutes - 1), now)).toEqual([]);
});

test('an erasure waits for a day, and not once it is done', () => {
  const row = {
    state: 'awaiting-payment',
    updatedAt: ago(9),
    eraseAskedAt: ago(day),
    erasedAt: undefined,
  } as const;
  expect(stuckBecause({ row, payments: [] }, now)).toEqual([{ why: 'erasure-waits', since: ago(day) }]);
  expect(stuckBecause({ row: { ...row, erasedAt: ago(1) }, payments: [] }, now)).toEqual([]);
  expect(stuckBecause({ row: { ...row, eraseAskedAt: ago(day - 1) }, payments: [] }, now)).toEqual([]);
});

test.each<ProposalState>(['drafting', 'submitted', 'awaiting-payment', 'issued', 'declined', 'expired'])(
  'what waits for its buyer, or has ended, is not stuck: %s',
  (state) => {
    const row = { state, updatedAt: ago(90 * day), eraseAskedAt: undefined, erasedAt: undefined };
    for (const order of ['created', 'failed', 'cancelled', 'released', 'refunded'] as const)
      expect(stuckBecause({ row, payments: [money(order, 90 * day)] }, now)).toEqual([]);
  },
);

test('what has lasted longest comes first', () => {
  const row = { state: 'paid', updatedAt: ago(9), eraseAskedAt: ago(2 * day), erasedAt: undefined } as const;
  const payments = [money('refund-due', 3 * day)];
  expect(stuckBecause({ row, payments }, now).map(({ why }) => why)).toEqual([
    'refund-not-done',
    'erasure-waits',
    'paid-not-issued',
  ]);
});

test.each([
  ['refund-due', 'second', 'second-payment'],
  ['blocked', 'amount', 'other-amount'],
  ['blocked', 'currency', 'other-currency'],
] as const)(
  '%s money beyond an order, for %s, is stuck after five minutes, whatever the purchase is',
  (state, beyond, why) => {
    for (const proposal of ['drafting', 'awaiting-payment', 'issued'] as const) {
      const row = { state: proposal, updatedAt: ago(1), eraseAskedAt: undefined, erasedAt: undefined };
      const at = (age: number) =>
        stuckBecause({ row, payments: [money('captured', 1), money(state, age, { beyond })] }, now);
      expect(at(4)).toEqual([]);
      expect(at(5)).toEqual([{ why, since: ago(5) }]);
    }
  },
);

test('premium of a policy that was given back by hand is listed for thirty days', () => {
  const row = { state: 'issued', updatedAt: ago(1), eraseAskedAt: undefined, erasedAt: undefined } as const;
  const at = (age: number, state: 'captured' | 'refunded') =>
    stuckBecause({ row, payments: [money(state, age, { givenBack: rupees(100) })] }, now);
  for (const state of ['captured', 'refunded'] as const) {
    expect(at(0, state)).toMatchObject([{ why: 'premium-given-back' }]);
    expect(at(30 * day, state)).toMatchObject([{ why: 'premium-given-back' }]);
    expect(at(30 * day + 1, state)).toEqual([]);
  }
});

test('premium that was given back of what became no policy is where it belongs', () => {
  const row = { state: 'refunded', updatedAt: ago(1), eraseAskedAt: undefined, erasedAt: undefined } as const;
  const payments = [money('refunded', day, { givenBack: rupees(100) })];
  expect(stuckBecause({ row, payments }, now)).toEqual([]);
});

test('money beyond an order is listed as that alone, however long it takes', () => {
  const row = { state: 'issued', updatedAt: ago(1), eraseAskedAt: undefined, erasedAt: undefined } as const;
  const payments = [money('refund-due', day, { beyond: 'second' })];
  expect(stuckBecause({ row, payments }, now).map(({ why }) => why)).toEqual(['second-payment']);
});
