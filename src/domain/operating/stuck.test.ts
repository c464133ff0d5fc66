import { expect, test } from 'vitest';
import { type Instant, minutesAfter } from '../date.ts';
import type { PaymentState } from '../payment/payment.ts';
import type { ProposalState } from '../proposal/state.ts';
import { type StuckReason, stuckBecause } from './stuck.ts';

const now = '2026-11-20T10:00:00.000Z' as Instant; // the shape of an instant
const ago = (minutes: number) => minutesAfter(now, -minutes);
const day = 24 * 60;

const rows: readonly [ProposalState, PaymentState | undefined, number, StuckReason][] = [
  ['paid', 'captured', 5, 'paid-not-issued'],
  ['awaiting-decision', 'blocked', 3 * day, 'undecided'],
  ['awaiting-payment', 'pending', 60, 'payment-unheard'],
  ['declined', 'blocked', 30, 'money-held'],
  ['expired', 'captured', 30, 'money-held'],
  ['refunded', 'refund-due', 60, 'refund-not-done'],
];

test.each(rows)('%s with an order %s is stuck after %i minutes: %s', (state, money, minutes, why) => {
  const facts = (age: number) => ({
    // Saved a moment ago: what counts is since when the money waits.
    row: { state, updatedAt: ago(1), eraseAskedAt: undefined, erasedAt: undefined },
    payments: money ? [{ state: money, updatedAt: ago(age) }] : [],
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
    for (const money of ['created', 'failed', 'cancelled', 'released', 'refunded'] as const)
      expect(stuckBecause({ row, payments: [{ state: money, updatedAt: ago(90 * day) }] }, now)).toEqual([]);
  },
);

test('what has lasted longest comes first', () => {
  const row = { state: 'paid', updatedAt: ago(9), eraseAskedAt: ago(2 * day), erasedAt: undefined } as const;
  const payments = [{ state: 'refund-due', updatedAt: ago(3 * day) }] as const;
  expect(stuckBecause({ row, payments }, now).map(({ why }) => why)).toEqual([
    'refund-not-done',
    'erasure-waits',
    'paid-not-issued',
  ]);
});
