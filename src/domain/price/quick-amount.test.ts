import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rupees } from '../money.ts';
import { type ExactAmount, exactly, percentOf, roundExact } from './exact-amount.ts';
import {
  negated,
  plus,
  type QuickAmount,
  quickly,
  quickPercentOf,
  roundQuick,
  shareOf,
} from './quick-amount.ts';

const amount = fc.integer({ min: -1e9, max: 9e9 }).map(rupees);
const percent = fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100);
const discount = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

test('three percentages in a row give the rupees of the BigInt arithmetic, added or taken off', () => {
  fc.assert(
    fc.property(amount, percent, discount, discount, (base, loading, first, second) => {
      const exact = (loaded: ExactAmount) => {
        const left = loaded - percentOf(loaded, first);
        return [roundExact(-percentOf(loaded, first)), roundExact(left - percentOf(left, second))];
      };
      const quick = (loaded: QuickAmount) => {
        const off = negated(quickPercentOf(loaded, first));
        const left = plus(loaded, off);
        return [roundQuick(off), roundQuick(plus(left, negated(quickPercentOf(left, second))))];
      };
      const [big, small] = [exactly(base), quickly(base)];
      expect(quick(plus(small, quickPercentOf(small, loading)))).toEqual(
        exact(big + percentOf(big, loading)),
      );
    }),
    { numRuns: 2_000 },
  );
});

test('equal shares of one to twelve people add up to the whole again, to the last part, after two percentages too', () => {
  fc.assert(
    fc.property(amount, discount, discount, fc.integer({ min: 1, max: 12 }), (base, loading, term, heads) => {
      const share = quickPercentOf(quickPercentOf(shareOf(quickly(base), heads), loading), term);
      const all = Array.from({ length: heads }, () => share).reduce(plus);
      expect(all).toEqual(quickPercentOf(quickPercentOf(quickly(base), loading), term));
    }),
  );
});

test.each([
  [1, 50, 1],
  [-1, 50, 0],
  [-3, 50, -1],
  [8_530, 7.5, 640],
  [8_540, 7.5, 641],
  [100, 0, 0],
])('%i at %f percent, rounded half up, is %i', (base, of, expected) => {
  expect(roundQuick(quickPercentOf(quickly(rupees(base)), of))).toBe(expected);
});
