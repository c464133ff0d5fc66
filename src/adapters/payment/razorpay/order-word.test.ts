import { describe, expect, test } from 'vitest';
import type { GatewayOrder } from '#usecases/ports/payment-gateway.ts';
import { wordOn } from './order-word.ts';
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
/** Each one later than the one before it. */
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
const held = () => aPayment({ status: 'authorized' });
const taken = () => aPayment({ status: 'captured', captured: true });
const given = () => aPayment({ status: 'refunded', captured: true, amount_refunded: 1_170_000 });
const lapsed = () => aPayment({ status: 'refunded', captured: false, amount_refunded: 1_170_000 });
const noFunds = () =>
  aPayment({ error_reason: 'insufficient_funds', error_description: 'Insufficient\n funds. ' });
const left = () => aPayment({ error_reason: 'payment_cancelled', error_description: 'Cancelled' });
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
  ['the buyer left', [left()], 'created'],
  ['the buyer left after a try that failed', [noFunds(), left()], 'created'],
  ['a try failed after the buyer had left', [left(), noFunds()], 'failed'],
  ['the bank agreed', [held()], 'blocked'],
  ['the bank agreed to an earlier try, late', [held(), noFunds()], 'blocked'],
  ['the bank agreed late to what is closed', [held()], 'blocked', closed],
  ['the bank let go by itself', [lapsed()], 'released'],
  ['one lapsed and another is held', [lapsed(), held()], 'blocked'],
  ['one lapsed and another is taken', [lapsed(), taken()], 'captured'],
  ['money is taken', [taken()], 'captured'],
  ['money is taken after tries that failed', [noFunds(), taken(), created()], 'captured'],
  ['money is taken for what is closed', [taken()], 'captured', closed],
  ['money is taken beside a hold', [held(), taken()], 'captured'],
  ['it goes back', [given()], 'captured', {}, [back('pending')]],
  ['it could not go back', [taken()], 'captured', {}, [back('failed')]],
  ['half of it went back', [taken()], 'captured', {}, [back('processed', 585_000)]],
  ['it went back', [given()], 'refunded', {}, [back('processed')]],
  [
    'it went back in two halves',
    [given()],
    'refunded',
    {},
    [back('processed', 585_000), back('processed', 585_000)],
  ],
  ['a hold is to be let go', [held()], 'blocked', letGo],
  ['a hold is being let go: it is taken', [taken()], 'blocked', letGo],
  ['a hold is being let go: it goes back', [given()], 'blocked', letGo, [back('pending')]],
  ['a hold is let go', [given()], 'released', letGo, [back('processed')]],
])('when %s the word is "%s"', (_what, payments, state, notes = {}, refunds = []) => {
  // Whichever way the list comes.
  for (const each of [payments, payments.toReversed()])
    expect(wordOn({ order: anOrder(notes), payments: each, refunds: refundsOf(each, refunds) }).state).toBe(
      state,
    );
});

describe('beside the state', () => {
  const word = (payments: readonly RazorpayPayment[], order = anOrder()) =>
    wordOn({ order, payments, refunds: [] });

  test('the bank’s words are one line, and are told of a failure only', () => {
    const words = { failureText: 'Insufficient funds.', failureReason: 'funds' };
    expect(word([noFunds()])).toMatchObject(words);
    expect(word([noFunds()], anOrder(closed))).toMatchObject(words);
    const none = { failureText: undefined, failureReason: undefined };
    for (const payments of [[], [noFunds(), created()], [noFunds(), taken()], [noFunds(), left()]])
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
    expect(word([{ ...taken(), method: 'card' }, failed]).method).toBe('Card');
    expect(word([{ ...failed, method: 'something_new' }]).method).toBe('something_new');
  });
});

describe('money beyond an order', () => {
  const other = (facts: Partial<RazorpayPayment>) =>
    aPayment({ status: 'captured', captured: true, ...facts });
  const isBack = (payment: RazorpayPayment) => ({ ...back('processed'), payment_id: payment.id });
  const [first, second] = [taken(), taken()];
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
      const word = wordOn({ order: anOrder(), payments: each, refunds });
      expect(word.state).toBe(state);
      expect(word.beyond.map(({ name, why, state: stands }) => [name, why, stands])).toEqual(
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
    const word = wordOn({ order: anOrder(), payments: [other({ amount })], refunds: [] });
    expect(word).toMatchObject({ state: 'created', beyond: [{ why: 'amount', amount: rupees }] });
  });

  test('an order in another currency has no money of its own', () => {
    const word = wordOn({ order: { ...anOrder(), currency: 'USD' }, payments: [first], refunds: [] });
    expect(word).toMatchObject({ state: 'created', beyond: [{ why: 'currency' }] });
  });

  test('what went back of the order’s money is told', () => {
    const half = { ...back('processed', 585_000), payment_id: first.id };
    const word = wordOn({ order: anOrder(), payments: [first, second], refunds: [half] });
    expect(word).toMatchObject({ state: 'captured', givenBack: 5_850, beyond: [{ name: second.id }] });
  });
});
