import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import { razorpayAt } from '#test/doubles/gateways-at.ts';
import {
  openRazorpayDouble,
  type RazorpayDouble,
  razorpayKeys,
} from '#test/doubles/razorpay/razorpay-double.ts';
import { anOrder, answerValue, readBy, type SentWebhook } from './payment-gateway.suite.ts';

let double: RazorpayDouble;
beforeAll(async () => {
  double = await openRazorpayDouble();
});
afterAll(() => double.close());

const webhook = (body: Uint8Array) => ({ body, headers: { 'x-razorpay-signature': double.sign(body) } });

describe('razorpay', () => {
  const gateway = () => razorpayAt(double);
  const open = async (purpose: 'pay' | 'block' = 'pay') =>
    answerValue(await gateway().openOrder(anOrder(purpose))).gatewayOrderId;
  const wordOn = async (id: string) => answerValue(await gateway().orderStatus(id));
  const beginOne = (id: string) => {
    const payment = double.begin(id);
    if (!payment) throw new Error('the order takes a payment');
    return payment;
  };

  test('that asks to be left alone is not tried again at once, and says for how long', async () => {
    const id = await open();
    const end = double.befall(/^GET/, { kind: 'status', status: 503, headers: { 'retry-after': '60' } }, 9);
    const before = double.calls.length;
    expect(await gateway().orderStatus(id)).toEqual({ ok: false, reason: 'unavailable', waitSeconds: 60 });
    // The order and its payments are two questions, each put once.
    expect(double.calls.length - before).toBe(2);
    end();
  });

  test('an account that may not ask for unique receipts gets one order a receipt all the same', async () => {
    double.books.mayAskUnique = false;
    const order = anOrder();
    const first = answerValue(await gateway().openOrder(order));
    expect(answerValue(await gateway().openOrder(order))).toEqual(first);
    double.books.mayAskUnique = true;
  });

  test('many who ask with one receipt at once get one order', async () => {
    const order = anOrder();
    const answers = await Promise.all(Array.from({ length: 8 }, () => gateway().openOrder(order)));
    expect(new Set(answers.map((answer) => answerValue(answer).gatewayOrderId)).size).toBe(1);
  });

  test('an amount or a receipt that it does not take is refused', async () => {
    const order = anOrder();
    const refused = { ok: false, reason: 'refused' };
    expect(await gateway().openOrder({ ...order, amount: rupees(0) })).toEqual(refused);
    expect(await gateway().openOrder({ ...order, receipt: 'r'.repeat(41) })).toEqual(refused);
  });

  test('a try that runs is pending, and closing the order does not end it', async () => {
    const id = await open();
    const payment = beginOne(id);
    expect((await wordOn(id)).state).toBe('pending');
    expect(answerValue(await gateway().cancel(id)).state).toBe('pending');
    double.fail(payment);
    expect(await wordOn(id)).toMatchObject({ state: 'cancelled', failureReason: 'funds', method: 'UPI' });
  });

  test('who leaves the page has failed at nothing', async () => {
    const id = await open();
    const problem = {
      code: 'BAD_REQUEST_ERROR',
      reason: 'payment_cancelled',
      description: 'Payment was cancelled',
    };
    double.fail(beginOne(id), problem);
    expect(await wordOn(id)).toMatchObject({ state: 'created', failureText: undefined, tries: 1 });
  });

  test('what the bank agrees to late is held until it is debited, and is released when it is not wanted', async () => {
    const [expectation, unwanted] = [await open(), await open()];
    for (const id of [expectation, unwanted]) {
      const payment = beginOne(id);
      double.fail(payment);
      double.authorise(payment, 'late');
      expect((await wordOn(id)).state).toBe('blocked');
    }
    expect(answerValue(await gateway().debit(expectation, rupees(11_700))).state).toBe('captured');
    expect(answerValue(await gateway().release(unwanted)).state).toBe('released');
    expect((await gateway().debit(unwanted, rupees(11_700))).ok).toBe(false);
  });

  test('what nobody captures in time goes back by itself, which is a release', async () => {
    const id = await open('block');
    double.pay(id);
    double.giveBackUncaptured(id);
    expect((await wordOn(id)).state).toBe('released');
  });

  test('a refund counts when it has left for the bank, and one that fails is made again', async () => {
    const id = await open();
    double.pay(id);
    const refunds = () => double.books.refunds.length;
    const before = refunds();
    double.books.refundsGo = 'pending';
    expect(answerValue(await gateway().refund(id, rupees(11_700))).state).toBe('captured');
    expect(answerValue(await gateway().refund(id, rupees(11_700))).state).toBe('captured');
    expect(refunds() - before).toBe(1);
    double.endRefunds('failed');
    double.books.refundsGo = 'processed';
    expect(answerValue(await gateway().refund(id, rupees(11_700))).state).toBe('refunded');
    expect(refunds() - before).toBe(2);
  });

  test('a second payment that is under way back is not given back again, and one that fails is', async () => {
    const id = await open();
    double.pay(id);
    const { id: name } = double.payBeyond(id, { paise: 1_170_000, currency: 'INR', isHeld: false });
    const refunds = () => double.books.refunds.filter(({ payment_id }) => payment_id === name).length;
    double.books.refundsGo = 'pending';
    for (let times = 0; times < 2; times += 1)
      expect(answerValue(await gateway().refund(name, rupees(11_700))).state).toBe('captured');
    expect(refunds()).toBe(1);
    double.endRefunds('failed');
    double.books.refundsGo = 'processed';
    expect(answerValue(await gateway().refund(name, rupees(11_700))).state).toBe('refunded');
    expect(refunds()).toBe(2);
  });

  test('an answer about another order is no word on this one', async () => {
    const [id, other] = [await open(), await open()];
    double.pay(other);
    const payments = double.books.payments.filter(({ order_id }) => order_id === other);
    const answers = [
      [/^GET \/v1\/orders\/\w+$/, double.books.orders.get(other)],
      [/^GET .*\/payments$/, { entity: 'collection', count: 1, items: payments }],
    ] as const;
    for (const [name, body] of answers) {
      double.befall(name, { kind: 'status', status: 200, body }, 1);
      expect(await gateway().orderStatus(id)).toEqual({ ok: false, reason: 'unavailable' });
    }
    expect((await wordOn(id)).state).toBe('created');
  });

  test('while the webhook’s secret is changed, notices with the old one are read too', async () => {
    const id = await open();
    double.pay(id);
    const event = double.eventsOf(id).at(-1) ?? webhook(Buffer.from(''));
    const secrets = (...webhookSecrets: readonly string[]) => razorpayAt(double, { webhookSecrets });
    const { webhookSecret } = razorpayKeys;
    expect(readBy(secrets('the-new-one', webhookSecret), event)).toMatchObject({ gatewayOrderId: id });
    expect(readBy(secrets('the-new-one'), event)).toBeUndefined();
  });

  test('a notice without a name is the same as long as its body is', async () => {
    const id = await open();
    double.pay(id);
    const eventId = ({ body }: SentWebhook) => {
      const read = readBy(gateway(), webhook(body));
      return read?.kind === 'order' ? read.eventId : undefined;
    };
    const [one, other] = double.eventsOf(id);
    if (!one || !other) throw new Error('a payment is told of more than once');
    expect(eventId(one)).toMatch(/^[\da-f]{64}$/);
    expect(eventId(one)).toBe(eventId(one));
    expect(eventId(one)).not.toBe(eventId(other));
  });
});
