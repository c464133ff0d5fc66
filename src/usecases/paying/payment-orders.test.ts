import { afterEach, describe, expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import type { Payment } from '#domain/payment/payment.ts';
import { dueMessages } from '#test/ports/due-messages.ts';
import { keep, noAnswer, openUsecasePorts, orderIn, type UsecasePorts } from '#test/usecase-ports.ts';
import type { GatewayAnswer, GatewayOrder } from '../ports/payment-gateway.ts';
import { createGatewayOrders } from './gateway-orders.ts';
import { ordersOf, receiptOf } from './payment-orders.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const failedOnce: Partial<Payment> = { state: 'failed', tries: 1, failureText: 'Wrong UPI PIN entered' };
type OrderStatusCall = () => Promise<GatewayAnswer<GatewayOrder>>;

test.each<[string, Partial<Payment>, OrderStatusCall, Partial<Payment>]>([
  [
    'a further failed try, with the bank’s new words',
    failedOnce,
    () => orderIn('failed', { tries: 2, failureText: 'UPI limit for the day reached' })(''),
    { state: 'failed', tries: 2, failureText: 'UPI limit for the day reached' },
  ],
  [
    'a further try that failed for the same reason',
    failedOnce,
    () => orderIn('failed', { tries: 2, failureText: 'Wrong UPI PIN entered' })(''),
    { ...failedOnce, tries: 2 },
  ],
  ['a try under way', {}, () => orderIn('pending', { tries: 1 })(''), { state: 'pending', tries: 1 }],
  [
    'the money',
    failedOnce,
    () => orderIn('captured', { tries: 2, method: 'UPI' })(''),
    { state: 'captured', tries: 2, method: 'UPI' },
  ],
  [
    'no fewer tries than before',
    failedOnce,
    () => orderIn('failed', { tries: 0, failureText: 'Wrong UPI PIN entered' })(''),
    failedOnce,
  ],
  [
    'what was given back of it by hand',
    { state: 'captured' },
    () => orderIn('captured', { givenBack: rupees(500) })(''),
    { state: 'captured', givenBack: rupees(500) },
  ],
  ['nothing from a gateway that does not answer', failedOnce, noAnswer, failedOnce],
])('an order is saved: %s', async (_, knownCurrent, call, expected) => {
  ports = await openUsecasePorts({});
  const proposal = await keep(ports, { state: 'awaiting-payment' }, knownCurrent);
  const { current } = await ordersOf(ports, proposal);
  if (!current) throw new Error('No order');
  const payment = await createGatewayOrders(ports).take(current, await call());
  const [stored] = await ports.store.paymentsOf(proposal.id);
  expect(stored).toMatchObject(expected);
  expect(payment).toEqual(stored);
  // A letter about money goes out once it is the buyer's again.
  expect(await dueMessages(ports.store, 10)).toEqual([]);
});

test('what somebody else has heard meanwhile is not undone', async () => {
  ports = await openUsecasePorts({});
  const proposal = await keep(ports, { state: 'awaiting-payment' }, {});
  const { current } = await ordersOf(ports, proposal);
  if (!current) throw new Error('No order');
  await ports.store.savePayment({ ...current, state: 'captured', tries: 2 });
  const payment = await createGatewayOrders(ports).take(current, await orderIn('failed', { tries: 1 })(''));
  expect(payment).toMatchObject({ state: 'captured', tries: 2 });
});

describe('the order of the agreement that stands', () => {
  const cancelled = { state: 'cancelled' } as const;

  test.each<[string, readonly Partial<Payment>[], number | undefined]>([
    ['is the one that names it', [{ ...cancelled, agreement: 'another' }, {}], 1],
    ['is found wherever it stands', [cancelled, { ...cancelled, agreement: 'another' }], 0],
    ['is the last of several', [cancelled, {}], 1],
    ['is none when all name another', [{ agreement: 'another' }], undefined],
    ['is known by its receipt when it was kept without a name', [{ agreement: undefined }], 0],
    [
      'is not one that was kept without a name under the receipt of another',
      [{ agreement: undefined, receipt: 'of-another' }],
      undefined,
    ],
  ])('it %s', async (_, orders, at) => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { state: 'awaiting-payment' }, ...orders);
    const all = await ports.store.paymentsOf(proposal.id);
    const { current } = await ordersOf(ports, proposal);
    expect(all.findIndex(({ receipt }) => receipt === current?.receipt)).toBe(at ?? -1);
  });

  test('it is none while nothing is agreed to', async () => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { state: 'drafting', agreement: undefined }, cancelled);
    expect((await ordersOf(ports, proposal)).current).toBeUndefined();
  });

  test('the next one is named by the orders before it, whatever money came beyond them', async () => {
    ports = await openUsecasePorts({});
    const beyond = { beyond: 'second', state: 'refunded' } as const;
    const proposal = await keep(ports, { state: 'awaiting-payment' }, cancelled, beyond);
    expect((await ordersOf(ports, proposal)).nextReceipt).toBe(receiptOf(proposal, 1));
  });
});
