import { expect, test } from 'vitest';
import { cleanAnswer } from '#domain/proposal/form/clean-answer.ts';
import { fieldFailure } from '#domain/proposal/form/field-failure.ts';
import { aDay, aField } from './builders/form-builders.ts';
import { oddBodies, oddFamilies } from './odd/families.ts';
import { oddBanks, oddIdentifiers, oddPlaces } from './odd/identifiers.ts';
import { namesOnProofs, oddNames } from './odd/names.ts';

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

test('at least two hundred odd identifiers, names and families are tried, none of them twice', () => {
  const tables = [oddIdentifiers, oddPlaces, oddBanks, oddNames, namesOnProofs, oddFamilies, oddBodies];
  const rows = tables.flatMap((table, at) => table.map((row) => `${at} ${JSON.stringify(row)}`));
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(200);
});
