import { expect, test } from 'vitest';
import { aField, aForm, aMember, aSection, builtFor, choicesOf } from '#test/builders/form-builders.ts';
import type { Answers } from './fields.ts';
import { fieldsOf } from './forms.ts';

const relatives = ['husband', 'wife', 'spouse', 'son', 'father-in-law', 'mother-in-law'];
const nominee = (...ids: readonly string[]) =>
  aForm(
    'nomineeDetails',
    aSection('once', [aField('nominee_relationship', 'choice', { choices: choicesOf(...ids) })]),
  );

test.each<[string, Answers | undefined, readonly string[]]>([
  [
    'a married woman',
    { gender: 'FEMALE', marital_status: 'married' },
    ['husband', 'son', 'father-in-law', 'mother-in-law'],
  ],
  [
    'a married man',
    { gender: 'MALE', marital_status: 'married' },
    ['wife', 'son', 'father-in-law', 'mother-in-law'],
  ],
  ['a single woman', { gender: 'FEMALE', marital_status: 'single' }, ['son']],
  ['a widow', { gender: 'FEMALE', marital_status: 'widowed' }, ['son', 'father-in-law', 'mother-in-law']],
  [
    'a divorced man',
    { gender: 'MALE', marital_status: 'divorced' },
    ['son', 'father-in-law', 'mother-in-law'],
  ],
  [
    'a woman who lives apart',
    { gender: 'FEMALE', marital_status: 'separated' },
    ['husband', 'son', 'father-in-law', 'mother-in-law'],
  ],
  ['somebody unknown', undefined, ['husband', 'wife', 'son', 'father-in-law', 'mother-in-law']],
])('relatives of %s', (_, proposerDetails, expected) => {
  const forms = proposerDetails === undefined ? {} : { proposerDetails };
  const [field] = fieldsOf(builtFor(nominee(...relatives), [], { forms }));
  expect(field?.choices.map(({ id }) => id)).toEqual(expected);
});

test('a list without closer words, and an answer from it, keep the spouse', () => {
  const offered = (form: ReturnType<typeof nominee>, nomineeDetails: Answers) =>
    fieldsOf(builtFor(form, [], { forms: { nomineeDetails } }))[0]?.choices.map(({ id }) => id);
  expect(offered(nominee('spouse', 'son'), {})).toEqual(['spouse', 'son']);
  expect(offered(nominee(...relatives), { nominee_relationship: 'spouse' })).toContain('spouse');
});

test.each([
  ['MALE', ['self', 'spouse', 'husband', 'wife'], 'husband'],
  ['FEMALE', ['self', 'spouse', 'husband', 'wife'], 'wife'],
  ['FEMALE', ['self', 'spouse'], 'spouse'],
] as const)('an insured spouse who is %s is, of %j, a %s', (gender, ids, expected) => {
  const form = aForm(
    'insuredMembers',
    aSection('each-insured', [
      aField('relationship_with_proposer', 'choice', { choices: choicesOf(...ids) }),
    ]),
  );
  const [field] = fieldsOf(builtFor(form, [aMember('Spouse', { gender })]));
  expect(field?.prefill?.answer).toBe(expected);
});
