import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addRupees,
  crore,
  formatGrouped,
  formatRupees,
  lakh,
  moneyInUnits,
  moneyInWords,
  roundRupees,
  rupees,
} from './money.ts';

const wholeAmount = fc.integer({ min: -1e12, max: 1e12 }).map(rupees);

describe('an amount', () => {
  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is not whole rupees', (amount) => {
    expect(() => rupees(amount)).toThrow();
  });

  test.each([
    [lakh(5), 500_000],
    [lakh(7.5), 750_000],
    [crore(1), 10_000_000],
    [crore(1.25), 12_500_000],
    [addRupees([rupees(1), rupees(20), rupees(-3)]), 18],
    [addRupees([]), 0],
  ])('%d is %d rupees', (amount, expected) => {
    expect(amount).toBe(expected);
  });
});

describe('rounding', () => {
  test.each([
    [0.49999999999999994, 0],
    [0.5, 1],
    [1.4, 1],
    [2.5, 3],
    [-0.5, 0],
    [-1.5, -1],
    [-1.6, -2],
  ])('%d becomes %d', (amount, expected) => {
    expect(roundRupees(amount)).toBe(expected);
  });

  test('is never further than half a rupee away and leaves whole amounts alone', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        expect(Math.abs(roundRupees(amount) - amount)).toBeLessThanOrEqual(0.5);
        expect(roundRupees(roundRupees(amount))).toBe(roundRupees(amount));
      }),
    );
  });
});

describe('Indian grouping', () => {
  test.each([
    [0, '0', '₹0'],
    [999, '999', '₹999'],
    [1_000, '1,000', '₹1,000'],
    [99_999, '99,999', '₹99,999'],
    [100_000, '1,00,000', '₹1,00,000'],
    [1_234_567, '12,34,567', '₹12,34,567'],
    [12_345_678, '1,23,45,678', '₹1,23,45,678'],
    [-1_234, '−1,234', '−₹1,234'],
  ])('%d is grouped by thousand, lakh and crore', (amount, grouped, withSign) => {
    expect(formatGrouped(rupees(amount))).toBe(grouped);
    expect(formatRupees(rupees(amount))).toBe(withSign);
  });

  test('agrees with the locale of India', () => {
    const locale = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(wholeAmount, (amount) => {
        expect(formatGrouped(amount)).toBe(locale.format(amount).replace('-', '−'));
      }),
    );
  });
});

describe('amounts in words', () => {
  test.each([
    [0, '0'],
    [500, '500'],
    [999, '999'],
    [1_000, '1k'],
    [1_130, '1.13k'],
    [50_000, '50k'],
    [99_999, '99.99k'],
    [100_000, '1 Lakh'],
    [113_000, '1.13 Lakh'],
    [750_000, '7.5 Lakh'],
    [1_000_000, '10 Lakh'],
    [1_234_567, '12.34 Lakh'],
    [9_999_999, '99.99 Lakh'],
    [10_000_000, '1 Crore'],
    [12_500_000, '1.25 Crore'],
  ])('%d is %s', (amount, words) => {
    expect(moneyInWords(rupees(amount))).toBe(words);
  });

  test('say every whole hundredth of a unit as it is', () => {
    for (const one of [1e3, 1e5, 1e7]) {
      for (let hundredths = 100; hundredths < 1_000; hundredths += 1) {
        const { count } = moneyInUnits(rupees((one / 100) * hundredths));
        expect(Number(count)).toBe(hundredths / 100);
      }
    }
  });

  test('never say more than there is, and less by under a hundredth of the unit', () => {
    const size = { k: 1e3, Lakh: 1e5, Crore: 1e7 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }).map(rupees), (amount) => {
        const { count, unit } = moneyInUnits(amount);
        const one = unit === null ? 1 : size[unit];
        const expected = Math.round(Number(count) * one);
        expect(expected).toBeLessThanOrEqual(amount);
        expect(amount - expected).toBeLessThan(Math.max(1, one / 100));
      }),
    );
  });
});
