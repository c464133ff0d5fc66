import { expect, test } from 'vitest';
import { lakh } from '../money.ts';
import { stepsAround } from './cover-steps.ts';

test.each([
  [3, [3, 5, 10, 15]],
  [5, [3, 5, 10, 15]],
  [10, [5, 10, 15, 20]],
  [7, [5, 7, 10, 15]],
  [1, [1, 3, 5, 10]],
  [40, [15, 20, 30, 40]],
  [100, [20, 30, 40, 100]],
])('beside %i lakh stand four covers in rising order, itself among them', (asked, steps) => {
  expect(stepsAround(lakh(asked))).toEqual(steps.map(lakh));
});
