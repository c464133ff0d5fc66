import { expect, test } from 'vitest';
import { stillWrong } from './attempt.ts';

const said = (field: string, message: string) => ({ field, message });

test.each([
  ['what was found stays while it is wrong', ['age', 'place'], ['age', 'place'], ['age', 'place']],
  ['what is corrected leaves', ['age', 'place'], ['place'], ['place']],
  ['when all is corrected nothing is left', ['age'], [], []],
  ['what was not found at the press waits for the next', ['age'], ['age', 'place'], ['age']],
])('errors of a form: %s', (_rule, found, wrong, left) => {
  const current = wrong.map((field) => said(field, 'm'));
  expect(stillWrong(found, current).map(({ field }) => field)).toEqual(left);
});

test('it is said in the words of now', () => {
  expect(stillWrong(['age'], [said('age', 'उम्र लिखें')])).toEqual([said('age', 'उम्र लिखें')]);
});
