import { expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { rupees } from '#domain/money.ts';
import type { PaymentReceipt, ReceivedPayment } from '#domain/payment/payment-receipt.ts';
import { linesOf } from '#test/plain-text.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { receiptPaper } from './receipt.ts';

const payment: ReceivedPayment = {
  receipt: 'CHT-2AB3-1',
  gatewayOrderId: 'order_1',
  amount: rupees(18_240),
  split: { net: rupees(18_240), tax: rupees(0) },
  method: 'UPI',
  orderedOn: isoDate(2026, 11, 20),
  receivedOn: isoDate(2026, 11, 20),
  refund: undefined,
};
const receipt: PaymentReceipt = {
  proposalNumber: 'CHT-2AB3-4CD5-6EF7',
  policyNumber: 'SHY-26-0048-11739',
  insurerTitle: 'Sahyadri Health',
  productTitle: 'Arogya Sanjeevani',
  payer: 'Asha Kulkarni',
  insured: [
    { name: 'Asha Kulkarni', relation: 'You' },
    { name: undefined, relation: 'Son' },
  ],
  termYears: 1,
  payments: [payment],
  isDemo: false,
};
const back = (on: ReceivedPayment['receivedOn']): ReceivedPayment => ({
  ...payment,
  receivedOn: undefined,
  refund: { on },
});

const linesIn = (facts: Partial<PaymentReceipt>, say = inEnglish) =>
  receiptPaper(say, { ...receipt, ...facts }).sections.flatMap(linesOf);

test('a receipt says what was paid, when, how, under which numbers and for what', () => {
  expect(linesIn({}).slice(0, -2)).toEqual([
    'Amount received: ₹18,240',
    'of it premium: ₹18,240',
    'of it GST: nil',
    'Received on: 20 November 2026',
    'Order opened on: 20 November 2026',
    'Way of payment: UPI',
    'Payment number: CHT-2AB3-1',
    'Order at the payment gateway: order_1',
    'Insurer: Sahyadri Health',
    'Plan: Arogya Sanjeevani',
    'Proposer: Asha Kulkarni',
    'Insured people: Asha Kulkarni and Son',
    'Application number: CHT-2AB3-4CD5-6EF7',
    'Policy number: SHY-26-0048-11739',
  ]);
});

test.each<[string, Partial<PaymentReceipt>, RegExp, RegExp]>([
  [
    'GST',
    { payments: [{ ...payment, split: { net: rupees(15_458), tax: rupees(2782) } }] },
    /^of it GST: ₹2,782$/,
    /nil/,
  ],
  ['another amount', { payments: [{ ...payment, split: undefined }] }, /^Amount received/, /^of it/],
  ['no policy', { policyNumber: undefined }, /is no proof of cover/, /^Policy number/],
  [
    'a refund on its way',
    { payments: [back(undefined)], policyNumber: undefined },
    /^Refund: ₹18,240, on its way$/,
    /^Received on|income-tax/i,
  ],
  [
    'a refund',
    { payments: [back(isoDate(2026, 11, 24))], policyNumber: undefined },
    /^Refund: ₹18,240, sent back on 24 November 2026$/,
    /^Received on|income-tax/i,
  ],
])('%s is said', (_what, facts, pattern, absent) => {
  const lines = linesIn(facts);
  expect(lines).toContainEqual(expect.stringMatching(pattern));
  expect(lines).not.toContainEqual(expect.stringMatching(absent));
});

test('money that stays comes with the rule of the income tax, promises no saving, and estimates nothing', () => {
  const [rule, certificate] = linesIn({}).slice(-2);
  expect(rule).toMatch(/section 126 of the Income-tax Act, 2025.*old regime/);
  expect(certificate).toMatch(/tax certificate says it to the rupee/);
  expect(linesIn({ termYears: 3 }).join()).not.toMatch(/about ₹/);
  expect(linesIn({ policyNumber: undefined }).at(-1)).toBe(rule);
});

test('several payments are counted', () => {
  const headings = receiptPaper(inEnglish, { ...receipt, payments: [back(undefined), payment] }).sections;
  expect(headings.map(({ heading }) => heading).slice(0, 2)).toEqual(['Payment 1 of 2', 'Payment 2 of 2']);
  expect(receiptPaper(inEnglish, receipt).sections[0]?.heading).toBe('Payment');
});

test('only a demo says that no money was taken', () => {
  expect(receiptPaper(inEnglish, { ...receipt, isDemo: true }).warning).toMatch(/No money was taken/);
  expect(receiptPaper(inEnglish, receipt).warning).toBeUndefined();
});

test('in Hindi amounts, numbers and names stay', () => {
  expect(receiptPaper(inHindi, receipt)).toMatchObject({
    title: 'पेमेंट की रसीद',
    figure: { name: 'मिली रकम', value: '₹18,240' },
  });
  expect(linesIn({}, inHindi)).toContain('मिली रकम: ₹18,240');
});
