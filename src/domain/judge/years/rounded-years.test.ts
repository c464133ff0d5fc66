import { expect, test } from 'vitest';
import { leftOutOf, roundToTwoDigits, roundYears } from './rounded-years.ts';

test.each([
  [0, 0],
  [7.4, 7],
  [94.6, 95],
  [996, 1_000],
  [23_417, 23_000],
  [1_14_900, 1_10_000],
  [1_15_100, 1_20_000],
])('%f rupees are told as %i', (amount, reportedAmount) => {
  expect(roundToTwoDigits(amount)).toBe(reportedAmount);
});

test.each([
  [0.04, 0],
  [2.36, 2.4],
  [12.4, 12],
  [144, 140],
])('%f years are told as %f', (count, amount) => {
  expect(roundYears(count)).toBe(amount);
});

test('in the first year the waits are counted', () => {
  expect(leftOutOf(false)).toContain('waits');
  expect(leftOutOf(true)).not.toContain('waits');
});
