import Razorpay from 'razorpay';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import { razorpayAt, stripeAt } from '#test/doubles/gateways-at.ts';
import {
  openRazorpayDouble,
  type RazorpayDouble,
  razorpayKeys,
} from '#test/doubles/razorpay/razorpay-double.ts';
import { openStripeDouble, type StripeDouble, stripeKeys } from '#test/doubles/stripe/stripe-double.ts';
import { anOrder, answerValue, readBy } from './payment-gateway.suite.ts';

/** The companies' own libraries say what is rightly signed, and what their servers answer: adapters and doubles agree. */

let razorpay: RazorpayDouble;
let stripe: StripeDouble;
beforeAll(async () => {
  razorpay = await openRazorpayDouble();
  stripe = await openStripeDouble();
});
afterAll(() => Promise.all([razorpay.close(), stripe.close()]));

const { keyId, keySecret, webhookSecret } = razorpayKeys;

describe('Razorpay’s own library', () => {
  const order = 'order_IEIaMR65cu6nz3';
  const payment = 'pay_IH4NVgf4Dreq1l';
  /** It is published with the library. */
  const right = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f';

  test.each([
    ['as it was signed', order, payment, right, 'tried'],
    ['of another order', 'order_IEIaMR65cu6nz4', payment, right, 'forged'],
    ['of another payment', order, 'pay_IH4NVgf4Dreq1m', right, 'forged'],
    ['with another signature', order, payment, `1${right.slice(1)}`, 'forged'],
    ['with half a signature', order, payment, right.slice(0, 32), 'forged'],
    ['with none', order, payment, '', 'forged'],
  ])('takes a return %s as we do', (_what, orderId, paymentId, signature, word) => {
    const library = validatePaymentVerification(
      { order_id: orderId, payment_id: paymentId },
      signature,
      keySecret,
    );
    const fields = { razorpay_payment_id: paymentId, razorpay_signature: signature };
    expect(razorpayAt(razorpay).readReturn(orderId, fields)).toBe(word);
    expect(library).toBe(word === 'tried');
  });

  test.each([
    ['as it was sent', (body: string) => body, true],
    ['written otherwise', (body: string) => body.replace(':', ': '), false],
  ])('takes a webhook %s as we do', async (_what, change, isRight) => {
    const gateway = razorpayAt(razorpay);
    const { gatewayOrderId } = answerValue(await gateway.openOrder(anOrder()));
    razorpay.pay(gatewayOrderId);
    const event = razorpay.eventsOf(gatewayOrderId).at(-1);
    const body = change(event?.body.toString() ?? '');
    const signature = event?.headers['x-razorpay-signature'] ?? '';
    expect(Razorpay.validateWebhookSignature(body, signature, webhookSecret)).toBe(isRight);
    const read = readBy(gateway, { body: Buffer.from(body), headers: event?.headers ?? {} });
    expect(read !== undefined).toBe(isRight);
  });

  test('is answered by the double as by the company, and finds there what the adapter did', async () => {
    const library = new Razorpay({ key_id: keyId, key_secret: keySecret });
    // It always asks the company itself, unless its client is told otherwise.
    Object.assign(Reflect.get(Reflect.get(library, 'api'), 'rq').defaults, { baseURL: razorpay.origin });
    const order = anOrder('block');
    const { gatewayOrderId } = answerValue(await razorpayAt(razorpay).openOrder(order));
    expect(await library.orders.fetch(gatewayOrderId)).toMatchObject({
      amount: 1_170_000,
      receipt: order.receipt,
      status: 'created',
      notes: { purpose: 'block' },
    });
    razorpay.pay(gatewayOrderId);
    const { items } = await library.orders.fetchPayments(gatewayOrderId);
    const [payment] = items;
    expect(items.map(({ status }) => status)).toEqual(['authorized']);
    const captured = await library.payments.capture(payment?.id ?? '', 1_170_000, 'INR');
    expect(captured).toMatchObject({ status: 'captured', order_id: gatewayOrderId });
    expect(answerValue(await razorpayAt(razorpay).orderStatus(gatewayOrderId)).state).toBe('captured');
    await library.payments.refund(payment?.id ?? '', { amount: 1_170_000, speed: 'normal' });
    expect(answerValue(await razorpayAt(razorpay).orderStatus(gatewayOrderId)).state).toBe('refunded');
    await expect(library.orders.fetch('order_none')).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('Stripe’s own library', () => {
  const library = () => {
    const { hostname, port } = new URL(stripe.origin);
    return new Stripe(stripeKeys.secretKey, { host: hostname, port: Number(port), protocol: 'http' });
  };
  const now = () => Math.floor(Date.now() / 1000);
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'payout.paid', data: { object: {} } });

  type Header = (signed: (secret: string, at: number) => string) => string;
  test.each<[string, Header, boolean]>([
    ['just now', (signed) => signed(stripeKeys.webhookSecret, now()), true],
    ['four minutes ago', (signed) => signed(stripeKeys.webhookSecret, now() - 240), true],
    ['six minutes ago', (signed) => signed(stripeKeys.webhookSecret, now() - 360), false],
    ['with another secret', (signed) => signed('whsec_another', now()), false],
    [
      'with the new and the old secret',
      (signed) =>
        `${signed('whsec_another', now())},v1=${signed(stripeKeys.webhookSecret, now()).split('v1=')[1]}`,
      true,
    ],
    [
      'in a scheme that is not in force',
      (signed) => signed(stripeKeys.webhookSecret, now()).replace('v1=', 'v0='),
      false,
    ],
    [
      'at another moment than it says',
      (signed) => signed(stripeKeys.webhookSecret, 1).replace('t=1', `t=${now()}`),
      false,
    ],
  ])('takes a webhook signed %s as we do', (_when, headerOf, isRight) => {
    const sdk = library();
    const header = headerOf((secret, timestamp) =>
      sdk.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    );
    const theirs = () => sdk.webhooks.constructEvent(payload, header, stripeKeys.webhookSecret);
    if (isRight) expect(theirs()).toMatchObject({ id: 'evt_1' });
    else expect(theirs).toThrow();
    const read = readBy(stripeAt(stripe), {
      body: Buffer.from(payload),
      headers: { 'stripe-signature': header },
    });
    expect(read).toEqual(isRight ? { kind: 'other' } : undefined);
  });

  test('is answered by the double as by the company, and finds there what the adapter did', async () => {
    const sdk = library();
    const order = anOrder('block');
    const { gatewayOrderId } = answerValue(await stripeAt(stripe).openOrder(order));
    const session = await sdk.checkout.sessions.retrieve(gatewayOrderId);
    expect(session).toMatchObject({
      amount_total: 1_170_000,
      currency: 'inr',
      client_reference_id: order.receipt,
      status: 'open',
    });
    stripe.pay(gatewayOrderId);
    const { payment_intent: intent } = await sdk.checkout.sessions.retrieve(gatewayOrderId, {
      expand: ['payment_intent'],
    });
    if (!intent || typeof intent === 'string') throw new Error('asked for whole');
    expect(intent.status).toBe('requires_capture');
    await sdk.paymentIntents.capture(intent.id, { amount_to_capture: 1_170_000 });
    expect(answerValue(await stripeAt(stripe).orderStatus(gatewayOrderId)).state).toBe('captured');
    const [charge] = (await sdk.charges.list({ payment_intent: intent.id })).data;
    await sdk.refunds.create({ charge: charge?.id ?? '' });
    expect(answerValue(await stripeAt(stripe).orderStatus(gatewayOrderId)).state).toBe('refunded');
    const open = answerValue(await stripeAt(stripe).openOrder({ ...anOrder(), amount: rupees(12_000) }));
    expect((await sdk.checkout.sessions.expire(open.gatewayOrderId)).status).toBe('expired');
    expect(answerValue(await stripeAt(stripe).orderStatus(open.gatewayOrderId)).state).toBe('cancelled');
  });
});
