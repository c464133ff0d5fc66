import { expect, test } from 'vitest';
import { anInsurer, aProduct } from '#test/builders/plan-builders.ts';
import { rupees } from '../money.ts';
import { commissionOf } from './commission.ts';

test.each([
  ['indemnity', 10_000, 1_750],
  ['super-top-up', 10_000, 2_000],
  ['indemnity', 10_002, 1_750],
  ['indemnity', 10_003, 1_751],
  ['indemnity', 0, 0],
] as const)('a %s for %d without tax earns %d', (productType, net, commission) => {
  const insurer = { ...anInsurer('acme'), commissionPercent: { indemnity: 17.5, 'super-top-up': 20 } };
  const product = aProduct('one', { productType });
  expect(commissionOf(rupees(net), { insurer, product })).toBe(commission);
});
