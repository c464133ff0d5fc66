import { describe, expect, test } from 'vitest';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import { type PaymentState, paymentStates } from '#domain/payment/payment.ts';
import { type Destination, destinationOf } from './destination.ts';
import { type ProposalState, proposalStates } from './state.ts';
import { type ProposalStep, proposalSteps } from './steps.ts';

const upTo = (step: ProposalStep) => proposalSteps.slice(0, proposalSteps.indexOf(step));
const verified = { completed: upTo('payment'), kyc: { ...kycNotStarted, stage: 'VERIFIED' as const } };

describe('where somebody who comes back belongs', () => {
  test.each<[ProposalState, Destination]>([
    ['drafting', 'payment'],
    ['submitted', 'payment'],
    ['awaiting-payment', 'payment'],
    ['awaiting-decision', 'success'],
    ['paid', 'success'],
    ['issued', 'success'],
    ['declined', 'failure'],
    ['refunded', 'failure'],
    ['expired', 'expired'],
  ])('%s without an order: %s', (state, destination) => {
    expect(destinationOf({ ...verified, state }, undefined)).toBe(destination);
  });

  test('money that is held is told as that until the insurer has accepted, and then as being taken', () => {
    const blockedPayment = { state: 'blocked' } as const;
    expect(destinationOf({ ...verified, state: 'submitted' }, blockedPayment)).toBe('success');
    expect(destinationOf({ ...verified, state: 'awaiting-decision' }, blockedPayment)).toBe('success');
    expect(destinationOf({ ...verified, state: 'awaiting-payment' }, blockedPayment)).toBe('failure');
  });

  test.each<[PaymentState, Destination]>([
    ['created', 'payment'],
    ['pending', 'failure'],
    ['captured', 'failure'],
    ['failed', 'failure'],
    ['cancelled', 'failure'],
    ['released', 'failure'],
    ['refund-due', 'failure'],
    ['refunded', 'failure'],
  ])('handed in, or awaiting payment, with an order that is %s: %s', (state, destination) => {
    expect(destinationOf({ ...verified, state: 'submitted' }, { state })).toBe(destination);
    expect(destinationOf({ ...verified, state: 'awaiting-payment' }, { state })).toBe(destination);
  });

  test.each<[string, readonly ProposalStep[], Destination]>([
    ['in the middle of the forms', upTo('nominee'), 'nominee'],
    ['after the review', upTo('terms'), 'kyc'],
    ['after the terms', upTo('payment'), 'kyc'],
  ])('drafting %s, not identified yet: %s', (_, completed, destination) => {
    expect(destinationOf({ state: 'drafting', completed, kyc: kycNotStarted }, undefined)).toBe(destination);
  });

  const settled: readonly ProposalState[] = ['paid', 'issued', 'expired', 'declined', 'refunded'];
  test.each(proposalStates.filter((state) => settled.includes(state)))(
    'a proposal that is %s never sends anybody back to pay, whatever its order',
    (state) => {
      const all = paymentStates.map((payment) => destinationOf({ ...verified, state }, { state: payment }));
      expect(all).not.toContain('payment');
    },
  );
});
