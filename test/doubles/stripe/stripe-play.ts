import type { GatewayPlay } from '../gateway-play.ts';
import { stripeAt } from '../gateways-at.ts';
import { openStripeDouble } from './stripe-double.ts';

export async function openStripePlay(): Promise<GatewayPlay> {
  const double = await openStripeDouble();
  const { books } = double;
  return {
    http: double,
    gateway: (journal) => stripeAt(double, journal && { journal }),
    pay: (order) => {
      double.pay(order);
      return {};
    },
    fail: (order) => double.fail(order),
    leaveOpen: double.promise,
    takeLate: (order) => double.endPromise(order, true),
    lapse: (order) => {
      const intent = books.sessions.get(order)?.payment_intent;
      if (intent?.status === 'requires_capture') intent.status = 'canceled';
    },
    events: (order, at) => double.eventsOf(order).map(({ body }) => double.sentAt(body, at)),
    signed: (body) => double.sentAt(body, Math.floor(Date.now() / 1000)),
    refundsGo: (status) => {
      books.refundsGo = status === 'done' ? 'succeeded' : 'pending';
    },
    comesBeyond: (order, { amount, currency, isHeld }) =>
      double.payBeyond(order, { paise: amount * 100, currency: currency.toLowerCase(), isHeld }),
    refundByHand: (order, amount) => double.refundByHand(order, amount * 100),
    kept: (order) => {
      const intent = books.sessions.get(order)?.payment_intent?.id;
      return (
        books.charges
          .filter(({ payment_intent, captured }) => payment_intent === intent && captured)
          .reduce((sum, charge) => sum + charge.amount_captured - charge.amount_refunded, 0) / 100
      );
    },
    countCaptures: () => books.charges.filter(({ captured }) => captured).length,
    countRefunds: () => books.refunds.length,
  };
}
