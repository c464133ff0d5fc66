import { expect, test } from 'vitest';
import { aContext, aField, aForm, aMember, aSection, builtFor } from '#test/builders/form-builders.ts';
import type { Answers } from '../fields.ts';
import { crossFailures } from './cross-rules.ts';

const nominee = builtFor(aForm('nomineeDetails', aSection('once', [])), []);
const proposer = { first_name: 'Asha', middle_name: 'K', last_name: 'Rao', date_of_birth: '1992-05-05' };
const withoutBirth = { first_name: 'Asha', last_name: 'Rao' };
const asha = { nominee_first_name: ' ASHA ', nominee_last_name: 'rao' };

test.each<[string, Answers, Answers | undefined, readonly string[]]>([
  ['somebody else', { nominee_first_name: 'Ravi', nominee_last_name: 'Rao' }, proposer, []],
  ['the proposer, by name', asha, proposer, ['nominee_first_name NOMINEE_IS_PROPOSER']],
  [
    'by name and birth',
    { ...asha, nominee_date_of_birth: '1992-05-05' },
    proposer,
    ['nominee_first_name NOMINEE_IS_PROPOSER'],
  ],
  ['a child of the same name', { ...asha, nominee_date_of_birth: '2000-05-05' }, proposer, []],
  [
    'a name, and no birth of the proposer',
    { ...asha, nominee_date_of_birth: '2000-05-05' },
    withoutBirth,
    ['nominee_first_name NOMINEE_IS_PROPOSER'],
  ],
  ['nobody yet', {}, {}, []],
  ['before the proposer is known', asha, undefined, []],
  [
    'an appointee who is the nominee',
    { ...asha, appointee_first_name: 'Asha', appointee_last_name: 'Rao' },
    undefined,
    ['appointee_first_name APPOINTEE_IS_NOMINEE'],
  ],
  ['an appointee before a nominee', { appointee_first_name: 'Asha' }, undefined, []],
])('a nominee who is %s', (_, answers, of, expected) => {
  const failures = crossFailures(nominee, answers, aContext({ proposer: of }));
  expect(failures.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test('a newborn is told from when it can be covered', () => {
  const members = [aMember('Son', { age: { unit: 'months', count: 3 } })];
  const form = aForm('insuredMembers', aSection('each-insured', [aField('date_of_birth', 'date-of-birth')]));
  const failures = crossFailures(
    builtFor(form, members),
    { 'Son-0.date_of_birth': '2026-10-01' },
    aContext({ members }),
  );
  expect(failures).toEqual([
    { field: 'Son-0.date_of_birth', code: 'NEWBORN_COVERED_FROM', detail: { on: '2026-12-31' } },
  ]);
});

test.each<[string, string, readonly string[]]>([
  ['condition_since', '2026-11', []],
  ['condition_since', '2026-12', ['DATE_IN_FUTURE']],
  ['pregnancy_due', '2026-11', []],
  ['pregnancy_due', '2026-10', ['DATE_NOT_IN_FUTURE']],
  ['pregnancy_due', '2027-03', []],
  ['last_visit', '2026-10', []],
  ['last_visit', '2026-12', []],
])('in November 2026 %s %s: %j', (name, month, expected) => {
  const members = [aMember('You', { gender: 'FEMALE' })];
  const built = builtFor(aForm('medicalDetails', aSection('each-insured', [aField(name, 'month')])), members);
  const failures = crossFailures(built, { [`You.${name}`]: month }, aContext({ members }));
  expect(failures.map(({ code }) => code)).toEqual(expected);
});
