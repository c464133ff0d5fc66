import { expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { aField, aForm, aMember, aSection, builtFor } from '#test/builders/form-builders.ts';
import { fieldsOf } from '../forms.ts';
import { declarationText, declarationTimes, shortNames } from './declaration.ts';

const text = {
  en: 'No, for {people}. {insurer} can refuse.',
  hi: 'इनके लिए: {people}। {insurer} मना कर सकती है।',
};

test.each([
  [
    'one person',
    ['Ananya Sharma'],
    'No, for Ananya. Sahyadri can refuse.',
    'इनके लिए: Ananya। Sahyadri मना कर सकती है।',
  ],
  [
    'three people',
    ['Ananya Sharma', 'Rohan Sharma', 'Kabir'],
    'No, for Ananya, Rohan and Kabir. Sahyadri can refuse.',
    'इनके लिए: Ananya, Rohan और Kabir। Sahyadri मना कर सकती है।',
  ],
])('the declaration of %s names whom it is about and who can refuse', (_of, names, en, hi) => {
  expect(declarationText(text, names, 'Sahyadri')).toEqual({ en, hi });
});

test('a catalogue in English alone has its declaration in English alone', () => {
  expect(declarationText({ en: text.en }, ['Asha'], 'Ganga')).toEqual({
    en: 'No, for Asha. Ganga can refuse.',
  });
  expect(declarationText(undefined, ['Asha'], 'Ganga')).toBeUndefined();
});

test.each([
  ['first names that tell people apart', ['Ananya Sharma', 'Rohan Sharma'], ['Ananya', 'Rohan']],
  ['whole names of two who share the first', ['Ravi Kumar', 'Ravi Rao'], ['Ravi Kumar', 'Ravi Rao']],
  ['whole names where the first is an initial', ['S Ramesh', 'Usha Rao'], ['S Ramesh', 'Usha Rao']],
])('people are called by %s', (_rule, names, short) => {
  expect(shortNames(names)).toEqual(short);
});

const at = '2026-11-28T10:00:00.000Z' as Instant;
const earlier = '2026-11-20T10:00:00.000Z' as Instant;
const both = { medicalDetails: earlier, lifeStyleDetails: earlier };

test.each([
  ['is that of the whole save', { nothing_else: true }, at, { ...both, medicalDetails: at }],
  ['stays while a draft keeps the tick', { nothing_else: true }, undefined, both],
  ['goes with the tick', { nothing_else: false }, undefined, { lifeStyleDetails: earlier }],
  ['is none of answers without a tick', {}, at, { lifeStyleDetails: earlier }],
])('the time of a declaration %s', (_rule, answers, savedAt, times) => {
  expect(declarationTimes(both, 'medicalDetails', answers, savedAt)).toEqual(times);
});

test('a draft that was not declared yet has no time', () => {
  expect(declarationTimes(undefined, 'medicalDetails', { nothing_else: true }, undefined)).toEqual({});
});

const habits = aForm(
  'lifeStyleDetails',
  aSection('each-adult-insured', [aField('smoke', 'yes-no')]),
  aSection('once', [aField('nothing_else', 'tick', { hint: text, required: false })], 'declaration'),
);
const forms = {
  insuredMembers: { 'You.first_name': 'Ananya', 'You.last_name': 'Rao', 'Son-0.first_name': 'Kabir' },
};

test('a form’s declaration names those whom the form asks, and stands last', () => {
  const child = aMember('Son', { age: { unit: 'years', count: 6 } });
  const built = builtFor(habits, [aMember('You'), child], { forms, insurerTitle: 'Kaveri' });
  expect(fieldsOf(built).map(({ name }) => name)).toEqual(['You.smoke', 'nothing_else']);
  expect(fieldsOf(built).at(-1)?.hint?.en).toBe('No, for Ananya. Kaveri can refuse.');
  expect(fieldsOf(builtFor(habits, [child], { forms }))).toEqual([]);
});
