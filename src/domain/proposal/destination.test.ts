import { describe, expect, test } from 'vitest';
import type { KycStage } from '#domain/kyc/kyc.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import { type Destination, destinationOf } from './destination.ts';
import { type ProposalState, proposalStates } from './state.ts';
import { type ProposalStep, proposalSteps } from './steps.ts';

const kycAt = (stage: KycStage) => ({
  mode: 'CKYC' as const,
  stage,
  proof: undefined,
  maskedNumber: undefined,
  verifiedName: undefined,
  verifiedDateOfBirth: undefined,
  pep: undefined,
  tries: 0,
});

const upTo = (step: ProposalStep) => proposalSteps.slice(0, proposalSteps.indexOf(step));

describe('where somebody who comes back belongs', () => {
  const verified = { route: 'straight-through' as const, completed: upTo('payment'), kyc: kycAt('VERIFIED') };
  const medical = { ...verified, route: 'medical' as const };

  test.each<[ProposalState, Destination]>([
    ['submitted', { kind: 'decision-pending' }],
    ['awaiting-payment', { kind: 'step', step: 'payment' }],
    ['awaiting-decision', { kind: 'decision-pending' }],
    ['paid', { kind: 'success' }],
    ['issued', { kind: 'success' }],
    ['declined', { kind: 'failure', reason: 'declined' }],
    ['refunded', { kind: 'failure', reason: 'refunded' }],
    ['expired', { kind: 'expired' }],
    ['drafting', { kind: 'step', step: 'payment' }],
  ])('%s without an order: %j', (state, destination) => {
    expect(destinationOf({ ...verified, state }, undefined)).toEqual(destination);
  });

  test.each<[PaymentState, Destination]>([
    ['created', { kind: 'step', step: 'payment' }],
    ['pending', { kind: 'payment-pending' }],
    ['captured', { kind: 'payment-pending' }],
    ['failed', { kind: 'failure', reason: 'payment-failed' }],
    ['cancelled', { kind: 'failure', reason: 'payment-failed' }],
    ['released', { kind: 'failure', reason: 'payment-failed' }],
    ['refund-due', { kind: 'failure', reason: 'refunded' }],
    ['refunded', { kind: 'failure', reason: 'refunded' }],
  ])('awaiting payment with an order that is %s: %j', (state, destination) => {
    expect(destinationOf({ ...verified, state: 'awaiting-payment' }, { state })).toEqual(destination);
    expect(destinationOf({ ...medical, state: 'submitted' }, { state })).toEqual(destination);
  });

  test('drafting after the review: the identity check first', () => {
    const kyc = kycAt('NOT_STARTED');
    const completed = upTo('terms');
    expect(destinationOf({ ...verified, state: 'drafting', completed, kyc }, undefined)).toEqual({
      kind: 'kyc',
    });
  });

  test('money that is blocked waits for the decision, or for its debit once the insurer accepted', () => {
    const blocked = { state: 'blocked' as const };
    expect(destinationOf({ ...medical, state: 'submitted' }, blocked)).toEqual({ kind: 'decision-pending' });
    expect(destinationOf({ ...medical, state: 'awaiting-payment' }, blocked)).toEqual({
      kind: 'payment-pending',
    });
  });

  test('a paid or closed proposal never sends anybody back to pay', () => {
    for (const state of proposalStates.filter((s) =>
      ['paid', 'issued', 'expired', 'declined', 'refunded'].includes(s),
    )) {
      expect(destinationOf({ ...verified, state }, { state: 'failed' }).kind).not.toBe('step');
    }
  });
});
