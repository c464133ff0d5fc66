import { afterAll, beforeAll } from 'vitest';
import { razorpayAt } from '#test/doubles/gateways-at.ts';
import { openRazorpayDouble, type RazorpayDouble } from '#test/doubles/razorpay/razorpay-double.ts';
import { paymentGatewaySuite } from './payment-gateway.suite.ts';

let double: RazorpayDouble;
beforeAll(async () => {
  double = await openRazorpayDouble();
});
afterAll(() => double.close());

paymentGatewaySuite('razorpay', () => ({
  gateway: razorpayAt(double),
  shutsPages: false,
  buyerPays: (id) => double.pay(id),
  bankRefuses: (id) => {
    const payment = double.begin(id, 'card');
    if (payment) double.fail(payment);
  },
  webhookAbout: (id) => {
    const event = double.eventsOf(id).at(-1);
    if (!event) throw new Error('nothing happened to the order yet');
    return event;
  },
  sent,
  signatureHeader: 'x-razorpay-signature',
}));

const sent = (body: Uint8Array) => ({ body, headers: { 'x-razorpay-signature': double.sign(body) } });
