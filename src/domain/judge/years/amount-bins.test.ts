import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountBins, binOf } from './amount-bins.ts';

const amount = fc.integer({ min: 0, max: 2 ** 31 - 1 });

test('a dearer amount never stands before a cheaper one, and every amount has a bin', () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(binOf(low)).toBeLessThanOrEqual(binOf(high));
      expect(binOf(high)).toBeLessThan(amountBins);
    }),
  );
});

test('amounts of one bin are within a sixteenth of each other', () => {
  fc.assert(
    fc.property(amount, (one) => {
      const other = one + Math.floor(one / 16) + 1;
      fc.pre(other < 2 ** 31);
      expect(binOf(other)).toBeGreaterThan(binOf(one));
    }),
  );
});

test.each([
  [0, 0],
  [1, 1],
  [15, 15],
  [16, 16],
  [31, 31],
  [32, 32],
  [33, 32],
  [34, 33],
  [2 ** 31 - 1, amountBins - 1],
])('₹%i stands in bin %i', (rupees, bin) => {
  expect(binOf(rupees)).toBe(bin);
});
