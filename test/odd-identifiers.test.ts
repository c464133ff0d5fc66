import { expect, test } from 'vitest';
import { cleanAnswer } from '#domain/proposal/form/clean-answer.ts';
import { fieldFailure } from '#domain/proposal/form/field-failure.ts';
import { aDay, aField } from './builders/form-builders.ts';
import { oddIdentifiers } from './odd/identifiers.ts';

const today = aDay('2026-11-20');

test.each(oddIdentifiers)(
  'what was pasted is read as it was meant: %s, %s "%s"',
  (_what, kind, pasted, kept) => {
    const cleaned = cleanAnswer(kind, pasted);
    const answer = cleaned.kind === 'answer' ? cleaned.answer : undefined;
    const failure = fieldFailure(aField('f', kind), answer, { today });
    expect(failure === undefined ? answer : undefined).toBe(kept);
    if (kept !== undefined) expect(cleanAnswer(kind, kept)).toEqual({ kind: 'answer', answer: kept });
  },
);
