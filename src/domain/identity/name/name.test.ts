import { expect, test } from 'vitest';
import { cleanAnswer } from '#domain/proposal/form/clean-answer.ts';
import { fieldFailure } from '#domain/proposal/form/field-failure.ts';
import { aDay, aField } from '#test/builders/form-builders.ts';
import { oddNames } from '#test/odd/names.ts';
import { isLatinName, isName, normaliseName } from './name.ts';

const field = { ...aField('first_name', 'name'), required: true };

test.each(oddNames)('"$typed" ($why) is stored as $stored', ({ input, stored }) => {
  const cleaned = cleanAnswer('name', input);
  const answer = cleaned.kind === 'answer' ? cleaned.answer : undefined;
  const failure = fieldFailure(field, answer, { today: aDay('2026-11-20') });
  expect(failure === undefined ? answer : undefined).toBe(stored);
});

test('what is stored is letters and spaces, and is cleaned to itself', () => {
  for (const stored of oddNames.flatMap((one) => one.stored ?? [])) {
    expect(stored).toMatch(/^[\p{L} ]+$/u);
    expect(normaliseName(stored)).toBe(stored);
    expect(isName(stored) && isLatinName(stored)).toBe(true);
  }
});
