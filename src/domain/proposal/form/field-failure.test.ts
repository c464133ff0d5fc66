import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDay, aField, choicesOf } from '#test/builders/form-builders.ts';
import { badValues, goodValues } from '#test/field-values.ts';
import { cleanAnswer } from './clean-answer.ts';
import { fieldFailure } from './field-failure.ts';
import { type FieldDefinition, type FieldKind, fieldKinds } from './fields.ts';

const today = aDay('2026-11-20');

/** As the form does it: cleaned, then checked. */
function verdict(kind: FieldKind, input: unknown, own: Partial<FieldDefinition>): string | undefined {
  const field = aField('f', kind, { choices: choicesOf('red', 'blue'), ...own });
  const cleaned = cleanAnswer(kind, input);
  if (cleaned.kind === 'wrong-type') return 'ANSWER_TYPE_WRONG';
  return fieldFailure(field, cleaned.kind === 'answer' ? cleaned.answer : undefined, { today });
}

test.each<[FieldKind, unknown, Partial<FieldDefinition>, string | undefined]>([
  ...goodValues.map(([kind, input]): [FieldKind, unknown, object, undefined] => [kind, input, {}, undefined]),
  ...badValues.map(([kind, value, code]): [FieldKind, unknown, object, string] => [kind, value, {}, code]),
  ['name', ' Asha  Rao ', {}, undefined],
  ['name', '   ', {}, 'NAME_REQUIRED'],
  ['name', '\u200b\u200d', {}, 'NAME_REQUIRED'],
  ['name', '\u3164', {}, 'NAME_REQUIRED'],
  ['name', 'Asha\u200b', {}, undefined],
  ['name', 'Asha', { max: 3 }, 'TEXT_TOO_LONG'],
  ['text', 'ab', { min: 3 }, 'TEXT_TOO_SHORT'],
  ['text', 'abcd', { max: 3 }, 'TEXT_TOO_LONG'],
  ['text', '😀😀😀', { max: 3 }, 'TEXT_NOT_PRINTABLE'],
  ['text', 'a\u0000b', {}, 'TEXT_INVALID'],
  ['text', 'a\nb', {}, 'TEXT_INVALID'],
  ['yes-no', true, {}, undefined],
  ['text', '\ud800', {}, 'TEXT_INVALID'],
  ['text', '\u200b\u200b\u2060', {}, 'ANSWER_REQUIRED'],
  ['text', '\u200b', { required: false }, undefined],
  ['text', '\u2800', {}, 'ANSWER_REQUIRED'],
  ['text', '\u200bab', { min: 3 }, 'TEXT_TOO_SHORT'],
  ['text', '\u{10ffff}', {}, 'TEXT_INVALID'],
  ['text', `a${'\u0301\u0323'.repeat(90)}`, {}, 'TEXT_INVALID'],
  ['text', 12, {}, 'ANSWER_TYPE_WRONG'],
  ['long-text', 'one\r\ntwo', {}, undefined],
  ['long-text', '\n\u200b\n\u200d', {}, 'ANSWER_REQUIRED'],
  ['long-text', `a${'\u0301\u0323'.repeat(900)}`, {}, 'TEXT_INVALID'],
  ['long-text', 'a'.repeat(2001), {}, 'TEXT_TOO_LONG'],
  ['date-of-birth', '1992-02-29', {}, undefined],
  ['date-of-birth', '2026-11-20', {}, undefined],
  ['date-of-birth', '2026-11-21', {}, 'DATE_IN_FUTURE'],
  ['date', '2027-01-01', {}, undefined],
  ['month', '2020-06', {}, undefined],
  ['gender', 'FEMALE', {}, undefined],
  ['email', 'asha@example.in', {}, undefined],
  ['height', '172', {}, undefined],
  ['height', '49', {}, 'HEIGHT_OUT_OF_RANGE'],
  ['height', '49', { min: 30 }, undefined],
  ['weight', '251', {}, 'WEIGHT_OUT_OF_RANGE'],
  ['number', '20', { min: 1, max: 20 }, undefined],
  ['number', '21', { min: 1, max: 20 }, 'NUMBER_OUT_OF_RANGE'],
  ['number', '0', { min: 1, max: 20 }, 'NUMBER_OUT_OF_RANGE'],
  ['amount', '₹ 5,00,000', { min: 50_000 }, undefined],
  ['amount', '0', { min: 0 }, undefined],
  ['choice', 'red', {}, undefined],
  ['choice', 'green', {}, 'CHOICE_UNKNOWN'],
  ['radio', 'blue', {}, undefined],
  ['radio', '', {}, 'CHOICE_REQUIRED'],
  ['yes-no', 'no', {}, undefined],
  ['checkboxes', ['red', 'blue', 'red'], {}, undefined],
  ['checkboxes', ['red', 'green'], {}, 'CHOICE_UNKNOWN'],
  ['checkboxes', [], {}, 'CHOICE_REQUIRED'],
  ['checkboxes', [], { required: false }, undefined],
  ['checkboxes', ['red', 1], {}, 'ANSWER_TYPE_WRONG'],
  ['checkboxes', 'red', {}, 'ANSWER_TYPE_WRONG'],
  ['tick', false, {}, 'CONFIRMATION_REQUIRED'],
  ['tick', undefined, {}, 'CONFIRMATION_REQUIRED'],
  ['tick', false, { required: false }, undefined],
  ['tick', 'yes', {}, 'ANSWER_TYPE_WRONG'],
  ['text', null, { required: false }, undefined],
  ['text', undefined, {}, 'ANSWER_REQUIRED'],
  ['date-of-birth', undefined, {}, 'DATE_REQUIRED'],
  ['month', undefined, {}, 'DATE_REQUIRED'],
  ['mobile', undefined, {}, 'MOBILE_INVALID'],
  ['pincode', '', {}, 'PINCODE_INVALID'],
  ['height', undefined, {}, 'NUMBER_REQUIRED'],
  ['amount', '', {}, 'NUMBER_REQUIRED'],
  ['gender', undefined, {}, 'CHOICE_REQUIRED'],
  ['yes-no', undefined, {}, 'YES_OR_NO_REQUIRED'],
])('%s answered %j with %j gives %s', (kind, input, own, code) => {
  expect(verdict(kind, input, own)).toBe(code);
});

/** A letter, digit or sign that is drawn; fillers are letters by name only. */
const visiblePattern = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
const unseen = fc.string({
  unit: fc.constantFrom(
    ...' \t\n\u00a0\u2003\u3000\u2800',
    ...'\u200b\u200c\u200d\u200e\u202e\u2060\u2066\ufeff\u00ad\u034f\u061c\u115f\u1160\u3164\uffa0\u17b4\u180e',
    ...'\ufe0f\ufff9\u0301\u093f\u094d\ue000\ud800\u0007\0',
  ),
});

test.each<FieldKind>(['name', 'text', 'long-text'])(
  'a %s of which nothing can be seen is never an answer to what is asked for',
  (kind) => {
    const anything = fc.string({ unit: 'binary' }).filter((text) => !visiblePattern.test(text));
    fc.assert(
      fc.property(fc.oneof(unseen, anything), (text) => {
        expect(verdict(kind, text, {})).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  },
);

/** What is right for these depends on the question: its choices, or the day. */
const rightByQuestion: readonly FieldKind[] = [
  'date-of-birth',
  'date',
  'gender',
  'choice',
  'radio',
  'checkboxes',
];

test('the table that rule, server and pages share has values of every kind of question', () => {
  const without = (table: readonly (readonly [FieldKind, ...unknown[]])[]) =>
    fieldKinds.filter((kind) => table.every(([of]) => of !== kind));
  expect(without(goodValues)).toEqual(rightByQuestion);
  // A box is ticked or not: nothing is said in it.
  expect(without(badValues)).toEqual(['tick']);
});
