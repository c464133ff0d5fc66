import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lakh, rupees } from '../money.ts';
import {
  deductibleFor,
  defaultSumInsured,
  isSumInsuredChoice,
  stepsAround,
  sumInsuredChoices,
} from './sum-insured.ts';

test('the choices are every lakh to 10, then 15, 20, 30 and 40', () => {
  expect(sumInsuredChoices.map((amount) => amount / 1e5)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 30, 40,
  ]);
  expect(isSumInsuredChoice(defaultSumInsured)).toBe(true);
});

test.each([
  [lakh(1), true],
  [lakh(10), true],
  [lakh(11), false],
  [lakh(40), true],
  [lakh(50), false],
  [rupees(0), false],
  [rupees(150_000), false],
])('%d is a choice: %s', (amount, expected) => {
  expect(isSumInsuredChoice(amount)).toBe(expected);
});

test.each([
  [lakh(5), [3, 5, 10], 5],
  [lakh(7), [3, 5, 10], 5],
  [lakh(7), [10, 5, 3], 5],
  [lakh(50), [3, 5, 10], 10],
  [lakh(3), [3], 3],
  [lakh(2), [3, 5], undefined],
  [lakh(5), [], undefined],
])('with cover of %d and deductibles of %j lakh offered it is %s', (existing, offered, expected) => {
  expect(deductibleFor(existing, offered.map(lakh))).toBe(
    expected === undefined ? undefined : lakh(expected),
  );
});

test('the deductible leaves no gap to the cover held, and none that fits is larger', () => {
  const amount = fc.integer({ min: 1, max: 50 }).map(lakh);
  fc.assert(
    fc.property(amount, fc.array(amount), (existing, offered) => {
      const deductible = deductibleFor(existing, offered);
      const fitting = offered.filter((deductible) => deductible <= existing);
      expect(deductible).toBe(fitting.length > 0 ? Math.max(...fitting) : undefined);
    }),
  );
});

test.each([
  [3, [3, 5, 10, 15]],
  [5, [3, 5, 10, 15]],
  [10, [5, 10, 15, 20]],
  [7, [5, 7, 10, 15]],
  [1, [1, 3, 5, 10]],
  [40, [15, 20, 30, 40]],
  [100, [20, 30, 40, 100]],
])('beside %i lakh stand four covers in rising order, itself among them', (amount, steps) => {
  expect(stepsAround(lakh(amount))).toEqual(steps.map(lakh));
});
