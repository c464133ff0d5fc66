import { expect, test } from 'vitest';
import { normalQuantile, normalShareBelow } from './normal.ts';

/** The figures are from printed tables of the standard normal distribution. */
test.each([
  [0.5, 0],
  [0.75, 0.67449],
  [0.9, 1.281552],
  [0.95, 1.644854],
  [0.975, 1.959964],
  [0.99, 2.326348],
  [0.999, 3.090232],
  [0.9995, 3.290527],
])('%f of all lie below %f', (probability, value) => {
  expect(normalQuantile(probability)).toBeCloseTo(value, 5);
  expect(normalQuantile(1 - probability)).toBeCloseTo(-value, 5);
  expect(normalShareBelow(value)).toBeCloseTo(probability, 6);
});

test('The share below a value is where the quantile crosses it, far into both tails', () => {
  for (let value = -8; value <= 8; value += 0.01) {
    const below = normalShareBelow(value);
    const tail = value > 0 ? normalShareBelow(-value) : below;
    expect(normalQuantile(tail)).toBeCloseTo(-Math.abs(value), 7);
    expect(below + normalShareBelow(-value)).toBeCloseTo(1, 14);
  }
});

test('Nothing lies below the lowest of all values, and everything below the highest', () => {
  expect([-Infinity, -40, 40, Infinity].map(normalShareBelow)).toEqual([0, 0, 1, 1]);
});
