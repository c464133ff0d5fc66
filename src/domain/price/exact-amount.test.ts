import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rupees } from '../money.ts';
import { exactly, percentOf, roundExact } from './exact-amount.ts';

test.each([
  [1, 50, 1],
  [3, 50, 2],
  [-1, 50, 0],
  [-3, 50, -1],
  [-5, 50, -2],
  [-7, 10, -1],
  [8530, 7.5, 640],
  [8540, 7.5, 641],
  [100, 0, 0],
])('%i at %f percent, rounded half up, is %i', (amount, percent, expected) => {
  expect(roundExact(percentOf(exactly(rupees(amount)), percent))).toBe(expected);
});

test('three percentages in a row lose nothing: 1 rupee less 0.01, 0.01 and 0.01 percent times 10^12 is whole', () => {
  const once = (left: bigint) => left - percentOf(left, 0.01);
  expect(once(once(once(exactly(rupees(1)))))).toBe(9999n * 9999n * 9999n);
});

test('rounding is never further off than half a rupee', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e7, max: 1e7 }),
      fc.integer({ min: 0, max: 10_000 }),
      (amount, hundredths) => {
        const exact = percentOf(exactly(rupees(amount)), hundredths / 100);
        const gap = 2n * (exact - exactly(roundExact(exact)));
        expect(gap < 10n ** 12n && gap >= -(10n ** 12n)).toBe(true);
      },
    ),
  );
});
