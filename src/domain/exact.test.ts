import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Exact,
  exactly,
  grown,
  negated,
  partOf,
  percentOf,
  percentShare,
  perHead,
  plus,
  rounded,
} from './exact.ts';
import { rupees } from './money.ts';

const amount = fc.integer({ min: -1e9, max: 9e9 }).map(rupees);
const percent = fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100);
const discount = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

/**
 * This does the same in twelve decimals of any size, which leaves room for three percentages in a row without
 * loss.
 */
const unit = 10n ** 12n;
const bigPercentOf = (big: bigint, of: number) => (big * BigInt(Math.round(of * 100))) / 10_000n;
const bigRounded = (big: bigint) => {
  const shifted = big + unit / 2n;
  const whole = shifted / unit;
  return Number(shifted < 0n && whole * unit !== shifted ? whole - 1n : whole);
};

test('three percentages in a row lose nothing, added or taken off', () => {
  fc.assert(
    fc.property(amount, percent, discount, discount, (base, loading, first, second) => {
      const big = (loaded: bigint) => {
        const discounted = loaded - bigPercentOf(loaded, first);
        return [
          bigRounded(-bigPercentOf(loaded, first)),
          bigRounded(discounted - bigPercentOf(discounted, second)),
        ];
      };
      const ours = (loaded: Exact) => {
        const off = negated(percentOf(loaded, first));
        const discounted = plus(loaded, off);
        return [rounded(off), rounded(plus(discounted, negated(percentOf(discounted, second))))];
      };
      const [start, whole] = [BigInt(base) * unit, exactly(base)];
      expect(ours(plus(whole, percentOf(whole, loading)))).toEqual(big(start + bigPercentOf(start, loading)));
    }),
    { numRuns: 2_000 },
  );
});

test('equal shares of one to twelve people add up to the whole again, to the last part, after two percentages too', () => {
  fc.assert(
    fc.property(amount, discount, discount, fc.integer({ min: 1, max: 12 }), (base, loading, term, heads) => {
      const share = percentOf(percentOf(perHead(exactly(base), heads), loading), term);
      const all = Array.from({ length: heads }, () => share).reduce(plus);
      expect(all).toEqual(percentOf(percentOf(exactly(base), loading), term));
    }),
  );
});

test.each([
  [1, 50, 1],
  [3, 50, 2],
  [-1, 50, 0],
  [-3, 50, -1],
  [-5, 50, -2],
  [-7, 10, -1],
  [8_530, 7.5, 640],
  [8_540, 7.5, 641],
  [100, 0, 0],
])('%i at %f percent, rounded half up, is %i', (base, of, expected) => {
  expect(percentShare(rupees(base), of)).toBe(expected);
});

test.each([
  [10, 1, 4, 3],
  [10, 1, 3, 3],
  [1e15, 999_999_999, 1e9, 999_999_999_000_000],
])('%i times %i of %i is %i', (base, part, whole, expected) => {
  expect(partOf(rupees(base), part, whole)).toBe(expected);
});

test.each([
  [10_000, 10, 0, 10_000],
  [10_000, 10, 2, 12_100],
  [5, 10, 1, 6], // 5.5
  [24_180, 7, 35, 258_160],
])('%i at %i percent a year is after %i years %i', (base, rise, years, expected) => {
  expect(grown(rupees(base), rise, years)).toBe(expected);
});
