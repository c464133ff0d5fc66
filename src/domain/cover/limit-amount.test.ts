import { expect, test } from 'vitest';
import { rupees } from '../money.ts';
import { limitAmount } from './limit-amount.ts';

test.each([
  ['neither', undefined, undefined, undefined],
  ['an amount alone', undefined, 40_000, 40_000],
  ['a share alone', 25, undefined, 125_000],
  ['an amount below the share', 25, 40_000, 40_000],
  ['a share below the amount', 5, 40_000, 25_000],
  ['a share of nothing', 0, 40_000, 0],
])('%s: the lower limits', (_, percent, max, expected) => {
  const amount = max === undefined ? undefined : rupees(max);
  expect(limitAmount(percent, amount, rupees(500_000))).toBe(expected);
});

test('a share is whole rupees, half a rupee up', () => {
  expect(limitAmount(1, undefined, rupees(123_450))).toBe(1_235);
});
