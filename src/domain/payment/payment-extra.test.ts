import { describe, expect, test } from 'vitest';
import { aPayment, aProposal, aQuote } from '#test/ports/store-values.ts';
import type { Instant } from '../date.ts';
import { rupees } from '../money.ts';
import { applyFact, extraPayment, type Payment, type PaymentState, withGivenBack } from './payment.ts';

const moment = (text: string) => text as Instant; // written out below
const now = moment('2026-11-20T10:00:00.000Z');
const order: Payment = {
  ...aPayment(aProposal(aQuote())),
  receipt: 'CH-1',
  amount: rupees(11_700),
  state: 'captured',
};

describe('money beyond an order', () => {
  const second = { name: 'pay_2', amount: rupees(11_700), why: 'second', state: 'captured' } as const;

  test('bears the receipt of its order and its own name, and pays for no agreement', () => {
    expect(extraPayment({ ...order, purpose: 'block', tries: 3, method: 'upi' }, second, now)).toEqual({
      receipt: 'CH-1/pay_2',
      proposalId: order.proposalId,
      agreement: undefined,
      gatewayOrderId: 'pay_2',
      amount: 11_700,
      purpose: 'block',
      state: 'refund-due',
      failureText: undefined,
      failureReason: undefined,
      method: undefined,
      tries: 0,
      beyond: 'second',
      givenBack: 0,
      dueBack: 0,
      createdAt: now,
      updatedAt: now,
    });
  });

  test.each([
    ['captured', 'refund-due'],
    ['blocked', 'blocked'],
  ] as const)('that is %s is kept as %s: none of it becomes a policy', (state, storedState) => {
    expect(extraPayment(order, { ...second, state }, now).state).toBe(storedState);
  });
});

describe('what the gateway gave back although nobody here asked', () => {
  /** An order of ₹11,700 of which so much had gone back. */
  const stood = (state: PaymentState, givenBack = 0) => ({ ...order, state, givenBack: rupees(givenBack) });

  test.each<[string, Payment, PaymentState, number, number]>([
    ['a part of what is captured', stood('captured'), 'captured', 500, 500],
    ['more of it than before', stood('captured', 500), 'captured', 700, 700],
    ['no more than before', stood('captured', 500), 'captured', 500, 500],
    ['less, by an older word, than before', stood('captured', 500), 'captured', 200, 500],
    ['all of it, whatever sum is named', stood('captured', 500), 'refunded', 0, 11_700],
    ['money that we give back ourselves', stood('refund-due'), 'refunded', 11_700, 0],
    ['money that goes back because of us from now on', stood('captured'), 'refund-due', 500, 0],
    ['money that was captured just now', stood('pending'), 'captured', 500, 0],
    ['money beyond an order', { ...stood('captured'), beyond: 'second' }, 'captured', 500, 0],
  ])('is counted as the order stands: %s', (_what, before, state, givenBack, count) => {
    expect(withGivenBack(before, { ...before, state }, rupees(givenBack))).toEqual({
      ...before,
      state,
      givenBack: count,
    });
  });
});

describe('without a word of the gateway', () => {
  const failed: Payment = { ...order, state: 'failed', failureText: 'Limit', method: 'upi' };

  test.each<[string, Payment, 'tried' | 'refund-needed', Partial<Payment>]>([
    ['another try is under way', failed, 'tried', { state: 'pending', updatedAt: now }],
    [
      'money that can buy nothing is due back',
      order,
      'refund-needed',
      { state: 'refund-due', updatedAt: now },
    ],
    ['a try of what is paid changes nothing', order, 'tried', {}],
  ])('%s, and what is known of method and failure stays', (_what, before, fact, change) => {
    expect(applyFact(before, fact, now)).toEqual({ ...before, ...change });
  });
});
