import { afterEach, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Payment } from '#domain/payment/payment.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { keep, oneProduct, openUsecasePorts, premium, type UsecasePorts } from '#test/usecase-ports.ts';
import { paymentReceipt } from './payment-receipt.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

test.each<[string, readonly Partial<Payment>[], readonly string[] | string]>([
  ['an order that was paid', [{ state: 'captured' }], ['captured']],
  ['a cancelled one before it', [{ state: 'cancelled' }, { state: 'captured' }], ['captured']],
  ['one paid late, and given back', [{ state: 'refunded' }, { state: 'captured' }], ['back', 'captured']],
  ['an order that was opened', [{ state: 'created' }], 'NOT_FOUND'],
  ['money that is only held', [{ state: 'blocked' }], 'NOT_FOUND'],
  ['no order', [], 'NOT_FOUND'],
])('of %s', async (_what, orders, expected) => {
  ports = await openUsecasePorts({});
  const { id, owner, number } = await keep(ports, { state: 'paid' }, ...orders);
  const receipt = await paymentReceipt(ports, owner, id);
  if (!receipt.ok) return expect(receipt.failure.code).toBe(expected);
  const { payments, ...facts } = receipt.value;
  expect(payments.map(({ refund }) => (refund ? 'back' : 'captured'))).toEqual(expected);
  expect(payments[0]).toMatchObject({ amount: premium, split: { net: premium, tax: 0 } });
  expect(facts).toMatchObject({ proposalNumber: number, policyNumber: undefined, payer: 'Asha Rao' });
  expect(facts.insured).toEqual([{ name: undefined, relation: 'You' }]);
  return undefined;
});

test.each<[string, Catalogue, readonly string[]]>([
  ['of the plan that is sold', oneProduct, ['acme Health', 'Plan one']],
  ['of a plan that is sold no more', { ...oneProduct, products: [], slabs: new Map() }, ['acme', 'one']],
])('names insurer and product %s', async (_, catalogue, names) => {
  ports = await openUsecasePorts({ catalogue });
  const { id, owner } = await keep(ports, { state: 'paid' }, { state: 'captured' });
  const receipt = await paymentReceipt(ports, owner, id);
  expect(receipt.ok && [receipt.value.insurerTitle, receipt.value.productTitle]).toEqual(names);
});

test('is nobody else’s', async () => {
  ports = await openUsecasePorts({});
  const { id } = await keep(ports, { state: 'paid' }, { state: 'captured' });
  expect(await paymentReceipt(ports, aVisitor(), id)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
});
