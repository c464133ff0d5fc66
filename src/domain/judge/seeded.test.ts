import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenDraws, seededDraws } from './seeded.ts';

function draws(seed: number, count: number): number[] {
  const draw = seededDraws(seed);
  return Array.from({ length: count }, draw);
}

test('the same seed draws the same numbers, from 0 to below 1', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const values = draws(seed, 50);
      expect(values).toEqual(draws(seed, 50));
      expect(values.every((number) => number >= 0 && number < 1)).toBe(true);
      expect(new Set(values).size).toBeGreaterThan(45);
    }),
  );
});

test('the draws are those of mulberry32, as it is published', () => {
  expect(draws(1, 3)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
});

test('neighbouring seeds draw other numbers', () => {
  expect(draws(1, 3)).not.toEqual(draws(2, 3));
});

test('each tenth gets about a tenth of 10,000 draws', () => {
  const tenths = Map.groupBy(draws(20_261_121, 10_000), (number) => Math.floor(number * 10));
  expect([...tenths.keys()].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const group of tenths.values()) expect(Math.abs(group.length - 1_000)).toBeLessThan(100);
});

test('even draws are each part once, in an order of their seed', () => {
  const one = [...evenDraws(100, seededDraws(1))];
  expect(one.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, index) => (index + 0.5) / 100),
  );
  expect(one).not.toEqual([...evenDraws(100, seededDraws(2))]);
  expect(one).toEqual([...evenDraws(100, seededDraws(1))]);
});
