import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupees } from '../../money.ts';
import { type AllInChoice, type AllInYear, allInOf, usualAllIn, weightedMean } from './all-in.ts';

const year = (premium: number, ownShare: number, above: number, paidBeside: number): AllInYear => ({
  premium: rupees(premium),
  ownShare: rupees(ownShare),
  above: rupees(above),
  paidBeside: rupees(paidBeside),
});

/**
 * Ten years of one plan, to check with a pencil. The premium doubles after five years; the first two years leave more, as
 * waits run; of the first one ₹500 lie above what the family can bear; from the second on the plan pays a birth.
 */
const tenYears = Array.from({ length: 10 }, (_one, at) =>
  year(at < 5 ? 10_000 : 20_000, at < 2 ? 3_000 : 1_000, at === 0 ? 500 : 100, at === 0 ? 200 : 2_200),
);

describe('ten years worked by hand', () => {
  // The years weigh 1, 0.9, 0.81 ... 0.9^9: (1 − 0.9^10) / 0.1 = 6.513216 together, the first five 4.0951.
  test('each part is the mean by weight, rounded by itself, and they add up', () => {
    expect(allInOf(tenYears)).toEqual({
      premium: 13_713, // 10,000 + 10,000 × 2.418116 / 6.513216 = 13,712.63
      ownShare: 1_583, // 1,000 + 2,000 × 1.9 / 6.513216 = 1,583.43
      above: 161, // 100 + 400 / 6.513216 = 161.41
      paidBeside: 1_893, // 2,200 − 2,000 / 6.513216 = 1,892.93
      total: 13_564, // 13,713 + 1,583 + 161 − 1,893
      years: tenYears,
    });
  });

  test.each<[string, Partial<AllInChoice>, number]>([
    // 10,000; 1,000 + 2,000 × 1.9 / 4.0951 = 1,927.94; 100 + 400 / 4.0951 = 197.68; 2,200 − 2,000 / 4.0951 = 1,711.61
    ['over five years', { years: 5 }, 10_414], // 10,000 + 1,928 + 198 − 1,712
    ['where borrowing costs nothing', { borrowed: 0 }, 13_403], // 13,564 − 161
    ['where a borrowed rupee counts three times', { borrowed: 2 }, 13_725], // 13,564 + 161
    ['where nobody moves on', { staying: 1 }, 14_540], // 15,000 + 1,400 + 140 − 2,000
  ])('are others by another choice: %s', (_which, choice, total) => {
    expect(allInOf(tenYears, { ...usualAllIn, ...choice }).total).toBe(total);
  });

  test('the usual choice is ten years, of which nine in ten keep each, and a borrowed rupee counts twice', () => {
    expect(usualAllIn).toEqual({ years: 10, staying: 0.9, borrowed: 1 });
  });
});

test.each([
  [[100], 0.9, 100],
  [[100, 200], 1, 150],
  [[100, 290], 0.9, 190], // (100 + 0.9 × 290) / 1.9
  [[100, 200, 400], 0.5, 171.4286], // (100 + 100 + 100) / 1.75
])('the mean of %j, each next one %d of the last, is %d', (amounts, staying, mean) => {
  expect(weightedMean(amounts, staying)).toBeCloseTo(mean, 4);
});

const anyAmount = fc.integer({ min: 0, max: 300_000 });
const anyYears = fc.array(
  fc.tuple(anyAmount, anyAmount, anyAmount, anyAmount).map((amounts) => year(...amounts)),
  { minLength: 10, maxLength: 10 },
);

test('less premium, own share or debt in any year never raises it, nor does more that is paid beside', () => {
  fc.assert(
    fc.property(
      anyYears,
      fc.nat(9),
      fc.constantFrom('premium', 'ownShare', 'above', 'paidBeside'),
      fc.integer({ min: 1, max: 50_000 }),
      (years, at, part, more) => {
        const changed = years.map((one, nth) => (nth === at ? { ...one, [part]: one[part] + more } : one));
        const [before, after] = [allInOf(years).total, allInOf(changed).total];
        if (part === 'paidBeside') expect(after).toBeLessThanOrEqual(before);
        else expect(after).toBeGreaterThanOrEqual(before);
      },
    ),
  );
});

test('a part lies between its least and its most year, and all parts are whole rupees', () => {
  fc.assert(
    fc.property(anyYears, (years) => {
      const allIn = allInOf(years);
      for (const part of ['premium', 'ownShare', 'above', 'paidBeside'] as const) {
        const amounts = years.map((one) => one[part]);
        expect(allIn[part]).toBeGreaterThanOrEqual(Math.min(...amounts));
        expect(allIn[part]).toBeLessThanOrEqual(Math.max(...amounts));
        expect(Number.isInteger(allIn[part])).toBe(true);
      }
      expect(allIn.total).toBe(allIn.premium + allIn.ownShare + allIn.above - allIn.paidBeside);
    }),
  );
});
