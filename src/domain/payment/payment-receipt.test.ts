import { expect, test } from 'vitest';
import { aPayment, aProposal, aQuote } from '#test/ports/store-values.ts';
import type { Instant } from '../date.ts';
import { rupees } from '../money.ts';
import type { Payment, PaymentState } from './payment.ts';
import { receivedPayment } from './payment-receipt.ts';

const at = (text: string) => text as Instant; // the shape of an instant
const order = (facts: Partial<Payment>): Payment => ({
  ...aPayment(aProposal(aQuote())),
  amount: rupees(11_800),
  createdAt: at('2026-11-20T20:00:00.000Z'),
  updatedAt: at('2026-11-22T04:00:00.000Z'),
  ...facts,
});
const price = { net: rupees(10_000), tax: rupees(1800), total: rupees(11_800) };

test.each<[PaymentState, string]>([
  ['created', 'none'],
  ['pending', 'none'],
  ['blocked', 'none'],
  ['failed', 'none'],
  ['cancelled', 'none'],
  ['released', 'none'],
  ['captured', 'received 2026-11-22'],
  ['refund-due', 'going back'],
  ['refunded', 'sent back 2026-11-22'],
])('the receipt of an order that is %s says %s', (state, expected) => {
  const received = receivedPayment(order({ state }), price);
  const back = received?.refund && (received.refund.on ? `sent back ${received.refund.on}` : 'going back');
  expect(received ? (back ?? `received ${received.receivedOn}`) : 'none').toBe(expected);
});

test('money in another currency is no rupees, so no receipt says it', () => {
  expect(receivedPayment(order({ state: 'refunded', beyond: 'currency' }), price)).toBeUndefined();
  expect(receivedPayment(order({ state: 'refunded', beyond: 'second' }), price)).toBeDefined();
});
