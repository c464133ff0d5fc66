import { expect, test } from 'vitest';
import { stillWrong } from './attempt.ts';

const aFault = (field: string, message: string) => ({ field, message });

test.each([
  ['what was found stays while it is wrong', ['age', 'place'], ['age', 'place'], ['age', 'place']],
  ['what is corrected leaves', ['age', 'place'], ['place'], ['place']],
  ['when all is corrected nothing is left', ['age'], [], []],
  ['what was not found at the press waits for the next', ['age'], ['age', 'place'], ['age']],
])('errors of a form: %s', (_rule, fields, wrong, remainingFields) => {
  const current = wrong.map((field) => aFault(field, 'm'));
  expect(stillWrong(fields, current).map(({ field }) => field)).toEqual(remainingFields);
});

test('it is said in the words of now', () => {
  expect(stillWrong(['age'], [aFault('age', 'उम्र लिखें')])).toEqual([aFault('age', 'उम्र लिखें')]);
});
