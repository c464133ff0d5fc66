import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import {
  afterFact,
  applyReport,
  assumeTry,
  lateMoneySince,
  type Payment,
  type PaymentFact,
  type PaymentReport,
  type PaymentState,
  paymentFacts,
  paymentStates,
  paysFor,
  purposeFor,
  startRefusal,
  withoutAssumption,
} from './payment.ts';

const moment = (text: string) => text as Instant; // written out in the tables below

test.each<[PaymentState, PaymentFact, PaymentState]>([
  ['created', 'tried', 'pending'],
  ['created', 'captured', 'captured'],
  ['pending', 'captured', 'captured'],
  ['pending', 'failed', 'failed'],
  ['pending', 'cancelled', 'cancelled'],
  ['pending', 'blocked', 'blocked'],
  ['failed', 'tried', 'pending'],
  ['failed', 'captured', 'captured'],
  ['failed', 'blocked', 'blocked'],
  ['cancelled', 'tried', 'pending'],
  ['cancelled', 'captured', 'captured'],
  ['blocked', 'captured', 'captured'],
  ['blocked', 'released', 'released'],
  ['captured', 'refund-needed', 'refund-due'],
  ['captured', 'refunded', 'refunded'],
  ['released', 'captured', 'refund-due'],
  ['refund-due', 'refunded', 'refunded'],
  ['refunded', 'captured', 'refund-due'],
  ['blocked', 'refunded', 'refunded'],
])('%s, on %s, becomes %s', (state, fact, next) => {
  expect(afterFact(state, fact)).toBe(next);
});

test.each<[PaymentState, PaymentFact]>([
  ['captured', 'failed'],
  ['captured', 'tried'],
  ['captured', 'cancelled'],
  ['captured', 'captured'],
  ['captured', 'blocked'],
  ['blocked', 'failed'],
  ['blocked', 'tried'],
  ['refund-due', 'captured'],
  ['refund-due', 'failed'],
  ['refunded', 'refund-needed'],
  ['created', 'refund-needed'],
])('%s is not changed by a stale %s', (state, fact) => {
  expect(afterFact(state, fact)).toBe(state);
});

test('every state is reached from created, and only money that comes again changes a refund', () => {
  const reached = new Set<PaymentState>(['created']);
  for (const state of reached) for (const fact of paymentFacts) reached.add(afterFact(state, fact));
  expect([...reached].sort()).toEqual([...paymentStates].sort());
  const moved = paymentFacts.filter((fact) => afterFact('refunded', fact) !== 'refunded');
  expect(moved).toEqual(['captured']);
});

const moneyMoved: readonly PaymentState[] = ['captured', 'refund-due', 'refunded'];
const anyFacts = fc.array(fc.constantFrom(...paymentFacts), { maxLength: 12 });

test('money that was taken is never forgotten, whatever is reported afterwards', () => {
  fc.assert(
    fc.property(fc.constantFrom(...moneyMoved), anyFacts, (state, facts) => {
      expect(moneyMoved).toContain(facts.reduce(afterFact, state));
    }),
  );
});

test('a capture counts wherever it stands among the tries of an order', () => {
  const tries = fc.array(fc.constantFrom<PaymentFact>('tried', 'failed', 'cancelled'), { maxLength: 8 });
  fc.assert(
    fc.property(tries, tries, (before, after) => {
      const facts: PaymentFact[] = [...before, 'captured', ...after];
      expect(facts.reduce(afterFact, 'created' as PaymentState)).toBe('captured');
    }),
  );
});

test('the same fact twice is the same as once', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paymentStates), fc.constantFrom(...paymentFacts), (state, fact) => {
      fc.pre(fact !== 'captured' || state !== 'released');
      const once = afterFact(state, fact);
      expect(afterFact(once, fact)).toBe(once);
    }),
  );
});

describe('a report of the gateway', () => {
  const payment: Payment = {
    receipt: 'CH-1-24180',
    proposalId: asId<ProposalId>('p1'),
    agreement: 'first-agreement',
    gatewayOrderId: 'order_1',
    amount: rupees(24180),
    purpose: 'pay',
    state: 'pending',
    assumedFrom: undefined,
    failureText: undefined,
    failureReason: undefined,
    method: undefined,
    tries: 1,
    beyond: undefined,
    givenBack: rupees(0),
    dueBack: rupees(0),
    createdAt: moment('2026-11-20T13:12:00.000Z'),
    updatedAt: moment('2026-11-20T13:12:00.000Z'),
  };
  const at = moment('2026-11-20T13:15:00.000Z');

  test.each<[PaymentState, PaymentState]>([
    ['created', 'pending'],
    ['failed', 'pending'],
    ['pending', 'pending'],
    ['blocked', 'blocked'],
    ['captured', 'captured'],
    ['cancelled', 'cancelled'],
    ['released', 'released'],
    ['refund-due', 'refund-due'],
    ['refunded', 'refunded'],
  ])(
    'of a %s order that is not heard after its buyer is back: %s, and after an answer as before',
    (state, next) => {
      const assumed = assumeTry({ ...payment, state }, at);
      expect(assumed.state).toBe(next);
      expect(assumeTry(assumed, at)).toEqual(assumed);
      expect(withoutAssumption(assumed, at)).toMatchObject({ state, assumedFrom: undefined });
    },
  );

  const report = (
    fact: PaymentFact,
    amount: number | undefined,
    text: string | undefined,
  ): PaymentReport => ({
    fact,
    amount: amount === undefined ? undefined : rupees(amount),
    text,
    reason: fact === 'failed' ? 'bank' : undefined,
    method: 'upi',
    at,
  });

  test.each<[string, PaymentReport, Partial<Payment>]>([
    [
      'the exact amount is captured',
      report('captured', 24180, undefined),
      { state: 'captured', method: 'upi', updatedAt: at },
    ],
    [
      'a rupee less goes back',
      report('captured', 24179, undefined),
      { state: 'refund-due', method: 'upi', updatedAt: at },
    ],
    [
      'a rupee more goes back',
      report('captured', 24181, undefined),
      { state: 'refund-due', method: 'upi', updatedAt: at },
    ],
    [
      'money of no stated amount goes back',
      report('captured', undefined, undefined),
      { state: 'refund-due', method: 'upi', updatedAt: at },
    ],
    [
      'a failure keeps the bank’s words and what they come to',
      report('failed', undefined, 'Declined by the bank'),
      {
        state: 'failed',
        method: 'upi',
        failureText: 'Declined by the bank',
        failureReason: 'bank',
        updatedAt: at,
      },
    ],
    ['a stale report changes nothing', report('tried', undefined, undefined), {}],
  ])('changes what is kept: %s', (_what, report, change) => {
    expect(applyReport(payment, report)).toEqual({ ...payment, ...change });
  });

  test('another failure brings its own words, the same one changes nothing', () => {
    const failed = applyReport(payment, report('failed', undefined, 'Wrong PIN'));
    expect(applyReport(failed, report('failed', undefined, 'Wrong PIN'))).toBe(failed);
    expect(applyReport(failed, report('failed', undefined, 'Limit reached')).failureText).toBe(
      'Limit reached',
    );
  });

  test('a capture reported a second time with another amount does not undo the first', () => {
    const captured = applyReport(payment, report('captured', 24180, undefined));
    expect(applyReport(captured, report('captured', 1, undefined))).toBe(captured);
  });
});

test.each<[PaymentState, number, string]>([
  ['captured', 24180, 'yes'],
  ['captured', 24181, 'AMOUNT_MISMATCH'],
  ['captured', 24179, 'AMOUNT_MISMATCH'],
  ['blocked', 24180, 'PAYMENT_PENDING'],
  ['pending', 24180, 'PAYMENT_PENDING'],
  ['refund-due', 24180, 'PAYMENT_PENDING'],
])('a payment of ₹24,180 that is %s pays for a premium of %i: %s', (state, premium, answer) => {
  const result = paysFor({ state, amount: rupees(24180) }, rupees(premium));
  expect(result.ok ? 'yes' : result.failure.code).toBe(answer);
});

test.each([
  ['straight-through', 'pay'],
  ['medical', 'block'],
  ['porting', 'block'],
] as const)('the %s route makes the order %s', (route, purpose) => {
  expect(purposeFor(route)).toBe(purpose);
});

/** "12:40 3": sent to the gateway at 12:40, where three tries had been made by then. */
test.each<[PaymentState, string | undefined]>([
  ['created', undefined],
  ['failed', undefined],
  ['cancelled', undefined],
  ['released', undefined],
  ['refunded', undefined],
  ['pending', 'PAYMENT_PENDING'],
  ['blocked', 'PAYMENT_ALREADY_MADE'],
  ['captured', 'PAYMENT_ALREADY_MADE'],
  ['refund-due', 'PAYMENT_ALREADY_MADE'],
])('an order that is %s sends the buyer to the gateway unless %s', (state, code) => {
  expect(startRefusal(state)).toBe(code);
});

// From a midnight in India on: never less than seven days, at whatever hour it is looked.
test.each([
  ['2026-11-20T10:00:00.000Z', '2026-11-12T18:30:00.000Z'],
  ['2026-11-20T18:29:59.999Z', '2026-11-12T18:30:00.000Z'],
  ['2026-11-20T18:30:00.000Z', '2026-11-13T18:30:00.000Z'],
  ['2026-03-04T23:59:59.999Z', '2026-02-25T18:30:00.000Z'],
])('at %s orders closed since %s can still receive money', (now, since) => {
  expect(lateMoneySince(moment(now))).toBe(since);
});
