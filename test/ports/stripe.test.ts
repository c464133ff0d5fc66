import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import { stripeAt } from '#test/doubles/gateways-at.ts';
import { openStripeDouble, type StripeDouble } from '#test/doubles/stripe/stripe-double.ts';
import { anOrder, answerValue } from './payment-gateway.suite.ts';

let double: StripeDouble;
beforeAll(async () => {
  double = await openStripeDouble();
});
afterAll(() => double.close());

describe('stripe', () => {
  const gateway = () => stripeAt(double);
  const open = async (purpose: 'pay' | 'block' = 'pay') =>
    answerValue(await gateway().openOrder(anOrder(purpose))).gatewayOrderId;
  const wordOn = async (id: string) => answerValue(await gateway().orderStatus(id));

  test('nobody is sent to a page of another origin, whoever says so', async () => {
    const gatewayOrderId = await open();
    const careful = stripeAt(double, { checkoutOrigin: 'https://checkout.stripe.com' });
    expect(await careful.payPage({ ...anOrder(), gatewayOrderId })).toEqual({ ok: false, reason: 'refused' });
  });

  test('that asks to be left alone is not tried again at once, and says for how long', async () => {
    const id = await open();
    const end = double.befall(/^GET/, { kind: 'status', status: 503, headers: { 'retry-after': '60' } }, 9);
    const before = double.calls.length;
    expect(await gateway().orderStatus(id)).toEqual({ ok: false, reason: 'unavailable', waitSeconds: 60 });
    expect(double.calls.length - before).toBe(1);
    end();
  });

  test('nobody is sent to a page that takes no more', async () => {
    const [expired, paidOrder] = [await open(), await open()];
    answerValue(await gateway().cancel(expired));
    double.pay(paidOrder);
    for (const gatewayOrderId of [expired, paidOrder])
      expect((await gateway().payPage({ ...anOrder(), gatewayOrderId })).ok).toBe(false);
  });

  test('many who ask with one receipt at once get one session', async () => {
    const order = anOrder();
    const answers = await Promise.all(Array.from({ length: 8 }, () => gateway().openOrder(order)));
    expect(new Set(answers.map((answer) => answerValue(answer).gatewayOrderId)).size).toBe(1);
  });

  test('who stands before the bank’s page can still go the same way', async () => {
    const id = await open();
    double.begin(id);
    expect((await wordOn(id)).state).toBe('created');
    expect((await gateway().payPage({ ...anOrder(), gatewayOrderId: id })).ok).toBe(true);
  });

  test.each([
    [true, 'captured'],
    [false, 'cancelled'],
  ] as const)(
    'money that is promised is pending, and if it comes is %s the order is %s',
    async (isGood, then) => {
      const id = await open();
      double.promise(id);
      expect((await wordOn(id)).state).toBe('pending');
      double.endPromise(id, isGood);
      expect((await wordOn(id)).state).toBe(then);
    },
  );

  test('an answer about another order is no word on this one', async () => {
    const [id, other] = [await open(), await open()];
    double.fail(id);
    double.pay(other);
    const body = { object: 'list', data: double.books.charges };
    double.befall(/^GET \/v1\/charges$/, { kind: 'status', status: 200, body }, 1);
    expect(await gateway().orderStatus(id)).toEqual({ ok: false, reason: 'unavailable' });
    const session = { ...double.books.sessions.get(other), payment_intent: null };
    double.befall(/^GET .*\/sessions\//, { kind: 'status', status: 200, body: session }, 1);
    expect(await gateway().orderStatus(id)).toEqual({ ok: false, reason: 'unavailable' });
    expect((await wordOn(id)).state).toBe('failed');
  });

  test('less than was held may be debited, and that is what is told', async () => {
    const id = await open('block');
    double.pay(id);
    expect(answerValue(await gateway().debit(id, rupees(11_000)))).toMatchObject({
      state: 'captured',
      amount: 11_000,
    });
  });

  test('a refund counts when it has left for the bank, and one that fails is made again', async () => {
    const id = await open();
    double.pay(id, 'upi');
    const before = double.books.refunds.length;
    double.books.refundsGo = 'pending';
    expect(answerValue(await gateway().refund(id, rupees(11_700))).state).toBe('captured');
    expect(answerValue(await gateway().refund(id, rupees(11_700))).state).toBe('captured');
    expect(double.books.refunds.length - before).toBe(1);
    double.endRefunds('failed');
    double.books.refundsGo = 'succeeded';
    expect(answerValue(await gateway().refund(id, rupees(11_700)))).toMatchObject({
      state: 'refunded',
      method: 'UPI',
    });
  });

  test.each([
    ['insufficient_funds', 'funds'],
    ['card_velocity_exceeded', 'limit'],
    ['incorrect_pin', 'pin'],
    ['issuer_not_available', 'bank'],
    ['stolen_card', undefined],
  ])('a bank that says %s gives the reason %s', async (decline, reason) => {
    const id = await open();
    double.fail(id, decline);
    expect(await wordOn(id)).toMatchObject({
      state: 'failed',
      failureReason: reason,
      tries: 1,
      method: 'Card',
    });
  });
});
