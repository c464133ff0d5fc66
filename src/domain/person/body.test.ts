import { expect, test } from 'vitest';
import { bodyMassIndex, centimetresOf, feetAndInchesOf, isHeight, isWeight } from './body.ts';

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
  [1.9, false],
  [2, true],
  [250, true],
  [250.5, false],
])('%d kg is a weight: %s', (kilograms, expected) => {
  expect(isWeight(kilograms)).toBe(expected);
});

test.each([
  [175, 70, 22.9],
  [160, 80, 31.3],
  [180, 60, 18.5],
])('%d cm and %d kg make a body mass index of %d', (centimetres, kilograms, expected) => {
  expect(bodyMassIndex(centimetres, kilograms)).toBe(expected);
});

test.each([
  [5, 0, 152],
  [5, 7, 170],
  [6, 2, 188],
])('%d feet %d inches are %d cm, and back', (feet, inches, centimetres) => {
  expect(centimetresOf(feet, inches)).toBe(centimetres);
  expect(feetAndInchesOf(centimetres)).toEqual({ feet, inches });
});

test('no height is said with twelve inches', () => {
  for (let centimetres = 50; centimetres <= 220; centimetres++) {
    expect(feetAndInchesOf(centimetres).inches).toBeLessThan(12);
  }
});
