import { afterAll, beforeAll } from 'vitest';
import { stripeAt } from '#test/doubles/gateways-at.ts';
import { openStripeDouble, type StripeDouble } from '#test/doubles/stripe/stripe-double.ts';
import { paymentGatewaySuite } from './payment-gateway.suite.ts';

let double: StripeDouble;
beforeAll(async () => {
  double = await openStripeDouble();
});
afterAll(() => double.close());

paymentGatewaySuite('stripe', () => ({
  gateway: stripeAt(double),
  shutsPages: true,
  buyerPays: (id) => double.pay(id),
  bankRefuses: (id) => double.fail(id),
  webhookAbout: (id) => {
    const event = double.eventsOf(id).at(-1);
    if (!event) throw new Error('nothing happened to the session yet');
    return sent(event.body);
  },
  sent,
  signatureHeader: 'stripe-signature',
}));

const sent = (body: Uint8Array) => double.sentAt(body, Math.floor(Date.now() / 1000));
