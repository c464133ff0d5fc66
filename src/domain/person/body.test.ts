import { expect, test } from 'vitest';
import { feetAndInchesOf, isHeight } from './body.ts';

test.each([
  [49, false],
  [50, true],
  [220, true],
  [221, false],
  [Number.NaN, false],
])('%d cm is a height: %s', (centimetres, expected) => {
  expect(isHeight(centimetres)).toBe(expected);
});

test.each([
  [5, 0, 152],
  [5, 7, 170],
  [6, 2, 188],
])('%d feet %d inches are said of %d cm', (feet, inches, centimetres) => {
  expect(feetAndInchesOf(centimetres)).toEqual({ feet, inches });
});

test('no height is said with twelve inches', () => {
  for (let centimetres = 50; centimetres <= 220; centimetres++) {
    expect(feetAndInchesOf(centimetres).inches).toBeLessThan(12);
  }
});
