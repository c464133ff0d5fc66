import { expect, test } from 'vitest';
import type { GatewayOrder } from '#usecases/ports/payment-gateway.ts';
import { type SessionFile, toGatewayOrder } from './gateway-order.ts';
import type { StripeCharge, StripeIntent, StripeRefund, StripeSession } from './shapes.ts';

const aSession = (status: StripeSession['status']): StripeSession => ({
  id: 'cs_1',
  amount_total: 1_170_000,
  currency: 'inr',
  status,
  url: undefined,
  payment_intent: undefined,
});
const aCharge = (facts: Partial<StripeCharge>): StripeCharge => ({
  id: 'ch_1',
  payment_intent: 'pi_1',
  amount: 1_170_000,
  currency: 'inr',
  amount_captured: 0,
  amount_refunded: 0,
  status: 'succeeded',
  payment_method_details: { type: 'card' },
  ...facts,
});
const capturedCharge = (facts: Partial<StripeCharge> = {}) =>
  aCharge({ amount_captured: 1_170_000, ...facts });
const declined = aCharge({ status: 'failed' });
const error = { code: 'card_declined', decline_code: 'insufficient_funds', message: 'No funds.' };
const back = (status: StripeRefund['status'], amount = 1_170_000) => ({
  ...{ id: 're_1', charge: 'ch_1', amount, status },
});

type Session = StripeSession['status'];
type Row = [
  session: Session,
  intent: StripeIntent['status'] | undefined,
  state: GatewayOrder['state'],
  facts?: Partial<Pick<SessionFile, 'charges' | 'refunds'>> & { readonly isDeclined?: true },
];

function fileOf([session, status, , facts = {}]: Row): SessionFile {
  const { isDeclined, charges = [], refunds = [] } = facts;
  const last_payment_error = isDeclined ? error : undefined;
  const intent = status && { id: 'pi_1', status, last_payment_error };
  return { session: aSession(session), intent, charges, refunds };
}

const rows: readonly Row[] = [
  ['open', undefined, 'created'],
  ['expired', undefined, 'cancelled'],
  ['open', 'requires_payment_method', 'created'],
  ['open', 'requires_payment_method', 'failed', { isDeclined: true, charges: [declined] }],
  ['expired', 'requires_payment_method', 'cancelled', { isDeclined: true }],
  ['complete', 'requires_payment_method', 'cancelled', { isDeclined: true }],
  ['open', 'requires_action', 'created'],
  ['open', 'requires_confirmation', 'created'],
  ['complete', 'requires_action', 'pending'],
  ['complete', 'processing', 'pending', { charges: [aCharge({ status: 'pending' })] }],
  ['complete', 'requires_capture', 'blocked', { charges: [aCharge({})] }],
  ['complete', 'canceled', 'released', { charges: [aCharge({ amount_refunded: 1_170_000 })] }],
  ['expired', 'canceled', 'cancelled', { charges: [declined] }],
  ['complete', 'succeeded', 'captured', { charges: [capturedCharge()] }],
  ['complete', 'succeeded', 'captured', { charges: [capturedCharge()], refunds: [back('pending')] }],
  ['complete', 'succeeded', 'captured', { charges: [capturedCharge()], refunds: [back('failed')] }],
  ['complete', 'succeeded', 'captured', { charges: [capturedCharge()], refunds: [back('succeeded', 1)] }],
  ['complete', 'succeeded', 'refunded', { charges: [capturedCharge()], refunds: [back('succeeded')] }],
];

test.each(rows)('a session that is %s, with a payment that is %s, is %s', (...row) => {
  expect(toGatewayOrder(fileOf(row)).state).toBe(row[2]);
});

test('the bank’s words are told of what failed, also when it is closed, and of nothing else', () => {
  const report = { failureText: 'No funds.', failureReason: 'funds', tries: 1, method: 'Card' };
  expect(
    toGatewayOrder(
      fileOf(['open', 'requires_payment_method', 'failed', { isDeclined: true, charges: [declined] }]),
    ),
  ).toMatchObject(report);
  const closed = toGatewayOrder(
    fileOf(['expired', 'requires_payment_method', 'cancelled', { isDeclined: true }]),
  );
  expect(closed).toMatchObject({ failureText: 'No funds.', tries: 1, method: undefined });
  const file = fileOf([
    'complete',
    'succeeded',
    'captured',
    { isDeclined: true, charges: [capturedCharge(), declined] },
  ]);
  expect(toGatewayOrder(file)).toMatchObject({ failureText: undefined, failureReason: undefined, tries: 2 });
});

test('what was taken is told to the paisa, or else as another amount', () => {
  const amountOf = (charge: StripeCharge) =>
    toGatewayOrder(fileOf(['complete', 'succeeded', 'captured', { charges: [charge] }])).amount;
  expect(amountOf(capturedCharge())).toBe(11_700);
  expect(amountOf(capturedCharge({ amount_captured: 1_100_000 }))).toBe(11_000);
  expect(amountOf(capturedCharge({ amount_captured: 1_169_999 }))).toBe(11_699);
  expect(
    toGatewayOrder(fileOf(['complete', 'requires_capture', 'blocked', { charges: [aCharge({})] }])).amount,
  ).toBe(11_700);
});

test('money beyond an order is a second charge, one of another amount, or one of another currency', () => {
  const second = capturedCharge({ id: 'ch_2' });
  const word = (...charges: readonly StripeCharge[]) =>
    toGatewayOrder(fileOf(['complete', 'succeeded', 'captured', { charges }]));
  // The newest first, as lists are answered.
  expect(word(second, capturedCharge())).toMatchObject({
    state: 'captured',
    beyond: [{ name: 'ch_2', why: 'second' }],
  });
  expect(word(capturedCharge({ amount: 1_100_000 }))).toMatchObject({
    state: 'cancelled',
    beyond: [{ why: 'amount' }],
  });
  expect(word(capturedCharge({ currency: 'usd' }))).toMatchObject({
    state: 'cancelled',
    beyond: [{ why: 'currency' }],
  });
  const short = aCharge({ amount: 1_100_000 });
  expect(
    toGatewayOrder(fileOf(['complete', 'requires_capture', 'blocked', { charges: [short] }])),
  ).toMatchObject({
    state: 'cancelled',
    beyond: [{ why: 'amount', state: 'blocked' }],
  });
});
