import { describe, expect, test } from 'vitest';
import type { GatewayOrder } from '#usecases/ports/payment-gateway.ts';
import { toGatewayOrder } from './gateway-order.ts';
import type { RazorpayOrder, RazorpayPayment, RazorpayRefund } from './shapes.ts';

const anOrder = (notes: RazorpayOrder['notes'] = {}): RazorpayOrder => ({
  id: 'order_1',
  amount: 1_170_000,
  currency: 'INR',
  receipt: 'r',
  attempts: 0,
  notes,
});

let seconds = 0;
/** Each payment is made later than the one before it. */
const aPayment = (facts: Partial<RazorpayPayment>): RazorpayPayment => {
  seconds += 1;
  return {
    id: `pay_${seconds}`,
    order_id: 'order_1',
    amount: 1_170_000,
    currency: 'INR',
    status: 'failed',
    captured: false,
    amount_refunded: 0,
    method: 'upi',
    error_description: undefined,
    error_reason: undefined,
    created_at: seconds,
    ...facts,
  };
};

const created = () => aPayment({ status: 'created' });
const heldPayment = () => aPayment({ status: 'authorized' });
const capturedPayment = () => aPayment({ status: 'captured', captured: true });
const refundedPayment = () => aPayment({ status: 'refunded', captured: true, amount_refunded: 1_170_000 });
const lapsed = () => aPayment({ status: 'refunded', captured: false, amount_refunded: 1_170_000 });
const noFunds = () =>
  aPayment({ error_reason: 'insufficient_funds', error_description: 'Insufficient\n funds. ' });
const cancelledPayment = () =>
  aPayment({ error_reason: 'payment_cancelled', error_description: 'Cancelled' });
/** A refund gives back the money of its row. */
const back = (status: RazorpayRefund['status'], amount = 1_170_000) => ({ id: 'rfnd_1', amount, status });
const refundsOf = (payments: readonly RazorpayPayment[], refunds: readonly RazorpayRefund[]) => {
  const money = payments.find(({ captured }) => captured);
  return refunds.map((refund) => ({ ...refund, payment_id: money?.id }));
};

type Row = [
  what: string,
  payments: readonly RazorpayPayment[],
  state: GatewayOrder['state'],
  notes?: RazorpayOrder['notes'],
  refunds?: readonly RazorpayRefund[],
];

const closed = { purpose: 'pay', closed: 'yes' };
const letGo = { purpose: 'block', let_go: 'yes' };

test.each<Row>([
  ['nobody tried', [], 'created'],
  ['nobody tried, and it is closed', [], 'cancelled', closed],
  ['a try runs', [created()], 'pending'],
  ['a try runs after one that failed', [noFunds(), created()], 'pending'],
  ['a try runs at one that is closed', [created()], 'pending', closed],
  ['a try failed', [noFunds()], 'failed'],
  ['a try failed without a word', [aPayment({})], 'failed'],
  ['a try failed, and it is closed', [noFunds()], 'cancelled', closed],
  ['the buyer left', [cancelledPayment()], 'created'],
  ['the buyer left after a try that failed', [noFunds(), cancelledPayment()], 'created'],
  ['a try failed after the buyer had left', [cancelledPayment(), noFunds()], 'failed'],
  ['the bank agreed', [heldPayment()], 'blocked'],
  ['the bank agreed to an earlier try, late', [heldPayment(), noFunds()], 'blocked'],
  ['the bank agreed late to what is closed', [heldPayment()], 'blocked', closed],
  ['the bank let go by itself', [lapsed()], 'released'],
  ['one lapsed and another is held', [lapsed(), heldPayment()], 'blocked'],
  ['one lapsed and another is taken', [lapsed(), capturedPayment()], 'captured'],
  ['money is taken', [capturedPayment()], 'captured'],
  ['money is taken after tries that failed', [noFunds(), capturedPayment(), created()], 'captured'],
  ['money is taken for what is closed', [capturedPayment()], 'captured', closed],
  ['money is taken beside a hold', [heldPayment(), capturedPayment()], 'captured'],
  ['it goes back', [refundedPayment()], 'captured', {}, [back('pending')]],
  ['it could not go back', [capturedPayment()], 'captured', {}, [back('failed')]],
  ['half of it went back', [capturedPayment()], 'captured', {}, [back('processed', 585_000)]],
  ['it went back', [refundedPayment()], 'refunded', {}, [back('processed')]],
  [
    'it went back in two halves',
    [refundedPayment()],
    'refunded',
    {},
    [back('processed', 585_000), back('processed', 585_000)],
  ],
  ['a hold is to be let go', [heldPayment()], 'blocked', letGo],
  ['a hold is being let go: it is taken', [capturedPayment()], 'blocked', letGo],
  ['a hold is being let go: it goes back', [refundedPayment()], 'blocked', letGo, [back('pending')]],
  ['a hold is let go', [refundedPayment()], 'released', letGo, [back('processed')]],
])('when %s the word is "%s"', (_what, payments, state, notes = {}, refunds = []) => {
  // Whichever way the list comes.
  for (const each of [payments, payments.toReversed()])
    expect(
      toGatewayOrder({ order: anOrder(notes), payments: each, refunds: refundsOf(each, refunds) }).state,
    ).toBe(state);
});

describe('beside the state', () => {
  const word = (payments: readonly RazorpayPayment[], order = anOrder()) =>
    toGatewayOrder({ order, payments, refunds: [] });

  test('the bank’s words are one line, and are told of a failure only', () => {
    const words = { failureText: 'Insufficient funds.', failureReason: 'funds' };
    expect(word([noFunds()])).toMatchObject(words);
    expect(word([noFunds()], anOrder(closed))).toMatchObject(words);
    const none = { failureText: undefined, failureReason: undefined };
    for (const payments of [
      [],
      [noFunds(), created()],
      [noFunds(), capturedPayment()],
      [noFunds(), cancelledPayment()],
    ])
      expect(word(payments)).toMatchObject(none);
    expect(word([aPayment({ error_reason: 'never_heard_of' })])).toMatchObject(none);
  });

  test('tries are as Razorpay counts them, and never fewer than its payments', () => {
    expect(word([])).toMatchObject({ tries: 0 });
    expect(word([created()])).toMatchObject({ tries: 1 });
    expect(word([noFunds()], { ...anOrder(), attempts: 4 })).toMatchObject({ tries: 4 });
  });

  test('the way to pay is that of the money, else of the last try', () => {
    expect(word([]).method).toBeUndefined();
    const failed = { ...noFunds(), method: 'netbanking' };
    expect(word([failed]).method).toBe('Net banking');
    expect(word([{ ...capturedPayment(), method: 'card' }, failed]).method).toBe('Card');
    expect(word([{ ...failed, method: 'something_new' }]).method).toBe('something_new');
  });
});

describe('money beyond an order', () => {
  const other = (facts: Partial<RazorpayPayment>) =>
    aPayment({ status: 'captured', captured: true, ...facts });
  const isBack = (payment: RazorpayPayment) => ({ ...back('processed'), payment_id: payment.id });
  const [first, second] = [capturedPayment(), capturedPayment()];
  const short = aPayment({ status: 'authorized', amount: 1_169_999 });
  const dollars = other({ currency: 'USD' });

  type Beyond = readonly (readonly [RazorpayPayment, string, string])[];
  type Case = [string, readonly RazorpayPayment[], GatewayOrder['state'], Beyond, RazorpayRefund[]?];
  test.each<Case>([
    ['one payment', [first], 'captured', []],
    ['the second of two', [first, second], 'captured', [[second, 'second', 'captured']]],
    ['none once it went back', [first, second], 'captured', [], [isBack(second)]],
    ['none where the first went back', [first, second], 'captured', [], [isBack(first)]],
    ['none where both went back', [first, second], 'refunded', [], [isBack(first), isBack(second)]],
    ['a hold below the order', [short], 'created', [[short, 'amount', 'blocked']]],
    ['a hold below it beside its money', [short, first], 'captured', [[short, 'amount', 'blocked']]],
    ['another currency', [dollars], 'created', [[dollars, 'currency', 'captured']]],
    ['a second hold', [first, { ...short, amount: 1_170_000 }], 'captured', [[short, 'second', 'blocked']]],
  ])('is %s', (_what, payments, state, beyond, refunds = []) => {
    for (const each of [payments, payments.toReversed()]) {
      const word = toGatewayOrder({ order: anOrder(), payments: each, refunds });
      expect(word.state).toBe(state);
      expect(word.beyond.map(({ name, why, state }) => [name, why, state])).toEqual(
        beyond.map(([{ id }, ...rest]) => [id, ...rest]),
      );
    }
  });

  test.each([
    [1_170_001, 11_701],
    [1_169_999, 11_700],
    [585_000, 5_850],
    [50, 1],
  ])('%i paise are listed as %i rupees, and never as the order’s money', (amount, rupees) => {
    const word = toGatewayOrder({ order: anOrder(), payments: [other({ amount })], refunds: [] });
    expect(word).toMatchObject({ state: 'created', beyond: [{ why: 'amount', amount: rupees }] });
  });

  test('an order in another currency has no money of its own', () => {
    const word = toGatewayOrder({ order: { ...anOrder(), currency: 'USD' }, payments: [first], refunds: [] });
    expect(word).toMatchObject({ state: 'created', beyond: [{ why: 'currency' }] });
  });

  test('what went back of the order’s money is told', () => {
    const half = { ...back('processed', 585_000), payment_id: first.id };
    const word = toGatewayOrder({ order: anOrder(), payments: [first, second], refunds: [half] });
    expect(word).toMatchObject({ state: 'captured', givenBack: 5_850, beyond: [{ name: second.id }] });
  });
});
