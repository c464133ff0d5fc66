import type { GatewayPlay } from '../gateway-play.ts';
import { razorpayAt } from '../gateways-at.ts';
import { openRazorpayDouble } from './razorpay-double.ts';

export async function openRazorpayPlay(): Promise<GatewayPlay> {
  const double = await openRazorpayDouble();
  const { books } = double;
  const capturedFor = (order: string) =>
    books.payments.filter(({ order_id, captured }) => order_id === order && captured);
  return {
    http: double,
    gateway: (journal) => razorpayAt(double, journal && { journal }),
    pay: (order) => double.pay(order) ?? {},
    fail: (order) => {
      const payment = double.begin(order);
      if (payment) double.fail(payment);
    },
    leaveOpen: (order) => {
      const payment = double.begin(order, 'netbanking');
      const description = 'Payment was not completed on time.';
      if (payment) double.fail(payment, { code: 'GATEWAY_ERROR', reason: 'payment_timed_out', description });
    },
    takeLate: (order) => {
      const payment = books.payments.findLast(({ order_id }) => order_id === order);
      if (payment) double.authorise(payment, 'late');
    },
    lapse: double.giveBackUncaptured,
    events: double.eventsOf,
    signed: (body) => ({ body, headers: { 'x-razorpay-signature': double.sign(body) } }),
    refundsGo: (status) => {
      books.refundsGo = status === 'done' ? 'processed' : 'pending';
    },
    comesBeyond: (order, { amount, ...came }) => double.payBeyond(order, { paise: amount * 100, ...came }),
    refundByHand: (order, amount) => double.refundByHand(order, amount * 100),
    kept: (order) =>
      capturedFor(order).reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0) /
      100,
    countCaptures: () => books.payments.filter(({ captured }) => captured).length,
    countRefunds: () => books.refunds.length,
  };
}
