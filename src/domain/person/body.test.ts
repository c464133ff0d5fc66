import { expect, test } from 'vitest';
import { feetAndInchesOf, heightRangeAt, isHeight, isWeightFor } from './body.ts';

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
  [0, 100],
  [6, 148],
  [14, 212],
  [15, 220],
  [40, 220],
])('somebody of %i years is at most %i cm tall', (years, max) => {
  expect(heightRangeAt(years)).toEqual({ min: 50, max });
});

test.each([
  ['as heavy as a child of 6 is at most', 58, 120, 6, true],
  ['heavier than any child of 6', 59, 120, 6, false],
  ['as heavy, of 14', 114, 150, 14, true],
  ['heavier than any child of 14', 115, 150, 14, false],
  ['heavier, of 15', 115, 150, 15, true],
  ['as light as anybody', 36, 200, 34, true],
  ['lighter than anybody', 35.9, 200, 34, false],
  ['as heavy as anybody', 70, 100, 34, true],
  ['heavier than anybody', 70.1, 100, 34, false],
  ['of no known age', 115, 150, undefined, true],
])('a weight that somebody of this height can have: %s', (_what, kilograms, centimetres, years, is) => {
  expect(isWeightFor(kilograms, centimetres, years)).toBe(is);
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
