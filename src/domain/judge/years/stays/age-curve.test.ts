import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fadedShare, valueAtAge } from './age-curve.ts';

const knots = [
  { age: 10, value: 2 },
  { age: 20, value: 8 },
  { age: 22, value: 8 },
  { age: 24, value: 2 },
];
const value = (knot: (typeof knots)[number]) => knot.value;

test.each([
  [0, 2, 'before the first age it is that of the first'],
  [10, 2, 'at an age of the table it is that of the table'],
  [15, 4, 'half way from 2 to 8 it has doubled, and doubles once more'],
  [20, 8, 'at the next age of the table'],
  [21, 8, 'between two equal ones nothing changes'],
  [23, 4, 'half way down from 8 to 2'],
  [24, 2, 'at the last age'],
  [90, 2, 'after the last age it is that of the last'],
])('at %i the curve is %f: %s', (age, expected) => {
  expect(valueAtAge(knots, value, age)).toBeCloseTo(expected, 10);
});

test('from one age to the next it changes by the same factor between two knots, and never leaves their values', () => {
  const amount = fc.double({ min: 0.3, max: 500, noNaN: true });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 40 }), (first, last, years) => {
      const curve = [
        { age: 0, value: first },
        { age: years, value: last },
      ];
      const at = Array.from({ length: years + 1 }, (_, age) => valueAtAge(curve, value, age));
      const factor = (last / first) ** (1 / years);
      at.slice(1).forEach((one, before) => {
        expect(one / (at[before] ?? 0)).toBeCloseTo(factor, 8);
      });
      expect(Math.min(...at)).toBeGreaterThan(Math.min(first, last) * 0.999_999);
      expect(Math.max(...at)).toBeLessThan(Math.max(first, last) * 1.000_001);
    }),
  );
});

test.each([
  [49, 0],
  [50, 0],
  [53, 0.2],
  [65, 1],
  [80, 1],
])('at %i of 50 to 65 the share %f has gone over', (age, share) => {
  expect(fadedShare({ from: 50, to: 65 }, age)).toBeCloseTo(share, 10);
});
