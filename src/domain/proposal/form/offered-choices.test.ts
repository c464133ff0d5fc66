import { expect, test } from 'vitest';
import { conditionId } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import {
  aContext,
  aField,
  aForm,
  aMember,
  aSection,
  builtFor,
  choicesOf,
} from '#test/builders/form-builders.ts';
import type { Answers } from './fields.ts';
import { fieldsOf } from './forms.ts';
import { validateForm } from './validate-form.ts';

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

const ill = (id: number, own = {}) => ({
  id: conditionId(id),
  name: sameInAll(String(id)),
  outcome: 'accepted' as const,
  blocks: false,
  common: true,
  ...own,
});
const conditions = [ill(10, { gender: 'FEMALE' }), ill(16, { commonFrom: 45 }), ill(25, { gender: 'MALE' })];
const medical = (...ids: readonly string[]) =>
  aForm(
    'medicalDetails',
    aSection('each-insured', [aField('conditions', 'checkboxes', { choices: choicesOf(...ids) })]),
  );
const elder = { age: { unit: 'years' as const, count: 66 } };
const offeredTo = (member: Parameters<typeof aMember>, ...ids: readonly string[]) =>
  fieldsOf(builtFor(medical(...ids), [aMember(...member)], { conditions }))[0]?.choices.map(({ id }) => id);

test('illness questions offer everybody those that they can have, the likeliest first, however the form lists them', () => {
  for (const listed of [[], ['10', '16', '25']]) {
    expect(offeredTo(['Father', { ...elder, gender: 'MALE' }], ...listed)).toEqual(['16', '25']);
    expect(offeredTo(['Mother', { ...elder, gender: 'FEMALE' }], ...listed)).toEqual(['16', '10']);
  }
  expect(offeredTo(['Mother', { gender: 'FEMALE' }], '16', 'other')).toEqual(['16', 'other']);
});

test('what the quote said of somebody stays on offer; what nobody of a gender can have is refused from elsewhere', () => {
  const father = aMember('Father', { ...elder, conditions: [conditionId(10)] });
  expect(offeredTo(['Father', father], '10', '16')).toContain('10');
  const built = builtFor(medical('10', '16'), [aMember('Father', elder)], { conditions });
  expect(validateForm(built, { 'Father.conditions': ['10'] }, aContext()).failures).toEqual([
    { field: 'Father.conditions', code: 'CHOICE_UNKNOWN' },
  ]);
});
