import { expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import { aContext, aField, aForm, aSection, builtFor } from '#test/builders/form-builders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import type { FormAnswers, FormName } from './fields.ts';
import { answersToQuestions, fieldsOf } from './forms.ts';
import { isAnsweredByProposer, isRequired } from './question-rules.ts';
import { validateForm } from './validate-form.ts';

const medical = aForm(
  'medicalDetails',
  aSection(
    'once',
    [
      aField('pregnant', 'yes-no'),
      aField('pregnancy_due', 'month', { showIf: { field: 'pregnant', is: ['yes'] } }),
    ],
    'pregnancy',
  ),
  aSection('once', [aField('family_history', 'yes-no')], 'family'),
);
const about = ['pregnant', 'pregnancy_due'];
const always = ['family_history'];

test.each<[string, readonly string[], readonly string[]]>([
  ['a couple', ['You 34y', 'Wife 32y', 'Son-0 6y'], [...about, ...always]],
  ['a father alone with his grown daughter', ['You 51y', 'Daughter-0 18y'], [...about, ...always]],
  ['a father alone with his young daughter', ['You 41y', 'Daughter-0 12y'], always],
  ['parents in their sixties', ['Father 68y', 'Mother 64y'], always],
  ['a man alone', ['You 30y'], always],
])('pregnancy questions go to %s', (_, people, expected) => {
  expect(fieldsOf(builtFor(medical, aFamily(...people))).map(({ name }) => name)).toEqual(expected);
});

test('a part of a form that asks nobody anything is not there', () => {
  const parents = aFamily('Father 68y', 'Mother 64y');
  expect(builtFor(medical, parents).sections.map(({ id }) => id)).toEqual(['family']);
});

test('somebody who is not insured is not asked about', () => {
  const daughter = aFamily('Daughter-0 25y').map((member) => ({ ...member, insured: false }));
  const built = builtFor(medical, [...aFamily('Father 68y'), ...daughter]);
  expect(fieldsOf(built).map(({ name }) => name)).toEqual(always);
});

test('an answer to what is not asked any more is left out where it is saved, and refused where it is sent', () => {
  const built = builtFor(medical, aFamily('Father 68y', 'Mother 64y'));
  const answers = { pregnant: 'no', family_history: 'no' };
  expect(answersToQuestions(built, answers)).toEqual({ family_history: 'no' });
  expect(validateForm(built, answers, aContext()).failures).toEqual([
    { field: 'pregnant', code: 'ANSWER_UNKNOWN' },
  ]);
});

test.each<[FormName, string, number, boolean]>([
  ['proposerDetails', 'pan', 50_000, false],
  ['proposerDetails', 'pan', 50_001, true],
  ['proposerDetails', 'email', 50_001, false],
  ['bankDetails', 'pan', 50_001, false],
])('for %s, %s is required at %d a year: %s', (form, name, premium, expected) => {
  expect(isRequired(form, { name, required: false }, rupees(premium))).toBe(expected);
  expect(isRequired(form, { name, required: true }, rupees(premium))).toBe(true);
});

test.each<[string, 'You' | 'Wife', FormAnswers | undefined, boolean]>([
  ['who gave none as proposer', 'You', { first_name: 'Asha', last_name: 'Rao' }, true],
  ['who left it blank', 'You', { first_name: 'Asha', middle_name: '' }, true],
  ['who gave one', 'You', { first_name: 'Asha', middle_name: 'K' }, false],
  ['who has not named the proposer yet', 'You', undefined, false],
  ['somebody else', 'Wife', { first_name: 'Asha' }, false],
])('a middle name is said already of %s: %s', (_, key, proposer, expected) => {
  const [member] = aFamily(`${key} 34y`);
  expect(isAnsweredByProposer('insuredMembers', { name: 'middle_name' }, member, proposer)).toBe(expected);
  expect(isAnsweredByProposer('insuredMembers', { name: 'last_name' }, member, proposer)).toBe(false);
  expect(isAnsweredByProposer('proposerDetails', { name: 'middle_name' }, member, proposer)).toBe(false);
});
