import { expect, test } from 'vitest';
import { aDay, aField, aForm, aMember, aSection, builtFor } from '#test/builders/form-builders.ts';
import type { Answers, FormAnswers } from './fields.ts';
import { shownAnswers, visibleFields } from './forms.ts';

const definition = aForm(
  'insuredMembers',
  aSection('each-insured', [
    aField('first_name', 'name'),
    aField('one_name', 'tick', { required: false }),
    aField('last_name', 'name', { showIf: { field: 'one_name', is: ['no'] } }),
  ]),
);
const shownOf = (proposerDetails: FormAnswers | undefined, answers: Answers) => {
  const built = builtFor(definition, [aMember('You')], { forms: proposerDetails ? { proposerDetails } : {} });
  return visibleFields(built, { ...shownAnswers(built, undefined), ...answers }, aDay('2026-11-20')).map(
    ({ question }) => question,
  );
};

test.each([
  ['nobody has touched the box', undefined, {}, ['first_name', 'one_name', 'last_name']],
  ['the box is not ticked', undefined, { 'You.one_name': false }, ['first_name', 'one_name', 'last_name']],
  ['the box is ticked', undefined, { 'You.one_name': true }, ['first_name', 'one_name']],
  ['the proposer has a last name', { first_name: 'Asha', last_name: 'Rao' }, {}, ['first_name', 'last_name']],
  ['the proposer has one name', { first_name: 'Suresh', one_name: true }, {}, ['first_name', 'one_name']],
] as const)(
  'a last name is asked unless there is one name only: %s',
  (_, proposerDetails, answers, fields) => {
    expect(shownOf(proposerDetails, answers)).toEqual(fields);
  },
);

const chain = aForm(
  'portabilityDetails',
  aSection('once', [
    aField('moving', 'yes-no'),
    aField('all_covered', 'yes-no', { showIf: { field: 'moving', is: ['yes'] } }),
    aField('who_not', 'text', { showIf: { field: 'all_covered', is: ['no'] } }),
    aField('egg', 'text', { showIf: { field: 'hen', is: ['x'] } }),
    aField('hen', 'text', { showIf: { field: 'egg', is: ['x'] } }),
    aField('orphan', 'text', { showIf: { field: 'nowhere', is: ['x'] } }),
    aField('boxed', 'tick', { required: false }),
    aField('after_box', 'text', { showIf: { field: 'boxed', is: ['yes'] } }),
  ]),
);

test.each<[Answers, string[]]>([
  [{}, ['moving', 'boxed']],
  [{ moving: 'yes' }, ['moving', 'all_covered', 'boxed']],
  [{ moving: 'yes', all_covered: 'no' }, ['moving', 'all_covered', 'who_not', 'boxed']],
  [{ moving: 'no', all_covered: 'no' }, ['moving', 'boxed']],
  [{ egg: 'x', hen: 'x' }, ['moving', 'boxed']],
  [{ boxed: true }, ['moving', 'boxed', 'after_box']],
  [{ boxed: false }, ['moving', 'boxed']],
])('with %j these fields show: %j', (answers, fields) => {
  expect(visibleFields(builtFor(chain, []), answers, aDay('2026-11-20')).map((field) => field.name)).toEqual(
    fields,
  );
});

test.each([
  ['2008-11-21', true],
  ['2008-11-20', false],
  ['2027-01-01', false],
  ['2008-11', false],
])('somebody born on %s is asked what only minors are: %s', (born, isIncluded) => {
  const form = aForm(
    'nomineeDetails',
    aSection('once', [
      aField('born', 'date-of-birth'),
      aField('appointee', 'name', { showIf: { field: 'born', is: ['under-18'] } }),
    ]),
  );
  const names = visibleFields(builtFor(form, []), { born }, aDay('2026-11-20')).map(({ name }) => name);
  expect(names.includes('appointee')).toBe(isIncluded);
});
