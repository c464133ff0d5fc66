import { describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import {
  applyReport,
  type Payment,
  type PaymentFact,
  type PaymentReport,
  type PaymentState,
} from './payment.ts';
import { triesOf } from './payment-tries.ts';

const moment = (text: string) => text as Instant; // written out below

describe('a report', () => {
  const failedPayment = (state: PaymentState, failureText: string | undefined): Payment => ({
    receipt: 'r',
    proposalId: asId<ProposalId>('p'),
    gatewayOrderId: 'o',
    amount: rupees(11_700),
    agreement: 'a',
    purpose: 'pay',
    state,
    assumedFrom: undefined,
    failureText,
    failureReason: undefined,
    method: undefined,
    tries: 1,
    beyond: undefined,
    givenBack: rupees(0),
    dueBack: rupees(0),
    createdAt: moment('2026-11-20T09:00:00.000Z'),
    updatedAt: moment('2026-11-20T09:00:00.000Z'),
  });
  const says = (fact: PaymentFact, text: string | undefined): PaymentReport => ({
    fact,
    amount: rupees(11_700),
    text,
    reason: undefined,
    method: undefined,
    at: moment('2026-11-20T10:00:00.000Z'),
  });

  test.each<[string, Payment, PaymentReport, string | undefined]>([
    ['of a failure keeps its reason', failedPayment('pending', undefined), says('failed', 'Limit'), 'Limit'],
    [
      'of another failure keeps the later reason',
      failedPayment('failed', 'Limit'),
      says('failed', 'PIN'),
      'PIN',
    ],
    ['of closing keeps its reason', failedPayment('failed', 'Limit'), says('cancelled', 'Closed'), 'Closed'],
    [
      'of a try keeps the reason of the one before',
      failedPayment('failed', 'Limit'),
      says('tried', undefined),
      'Limit',
    ],
  ])('one %s', (_, payment, report, failureText) => {
    expect(applyReport(payment, report)).toMatchObject({ failureText, updatedAt: report.at });
  });

  test.each<[string, Payment, PaymentReport]>([
    ['the same failure', failedPayment('failed', 'Limit'), says('failed', 'Limit')],
    ['a failure of what is taken', failedPayment('captured', undefined), says('failed', 'Limit')],
    ['nothing new of a failed one', failedPayment('failed', 'Limit'), says('released', 'Other')],
    ['nothing new of a closed one', failedPayment('cancelled', 'Limit'), says('cancelled', 'Other')],
  ])('that tells %s changes nothing', (_, payment, report) => {
    expect(applyReport(payment, report)).toBe(payment);
  });
});

test.each([
  [[], 0],
  [[2], 2],
  [[2, 0, 3], 5],
])('tries of orders with %j: %i', (tries, sum) => {
  expect(triesOf(tries.map((count) => ({ tries: count })))).toBe(sum);
});
