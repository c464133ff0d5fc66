import { expect, test } from 'vitest';
import { aContext, aForm, aMember, aSection, builtFor } from '#test/builders/form-builders.ts';
import type { Answers } from '../fields.ts';
import { crossFailures } from './cross-rules.ts';

/** A birth date that no such relation has, or a relation that nobody of that birth date is, was mistyped. */
const proposer = { first_name: 'Asha', date_of_birth: '1990-04-02' };

const nominee = builtFor(aForm('nomineeDetails', aSection('once', [])), []);
const unlikely = [{ field: 'nominee_date_of_birth', code: 'RELATION_UNLIKELY' }];

test.each<[string, Answers, Answers | undefined, readonly object[]]>([
  ['a father of an age to be one', { nominee_relationship: 'father', born: '1960-01-01' }, proposer, []],
  [
    'a father born after the proposer',
    { nominee_relationship: 'father', born: '1995-01-01' },
    proposer,
    unlikely,
  ],
  [
    'a child born before the proposer',
    { nominee_relationship: 'son', born: '1980-01-01' },
    proposer,
    unlikely,
  ],
  ['a sister of any age', { nominee_relationship: 'sister', born: '1995-01-01' }, proposer, []],
  ['no relation', { born: '1995-01-01' }, proposer, []],
  ['a relation that nobody knows', { nominee_relationship: 'neighbour', born: '1995-01-01' }, proposer, []],
  ['no birth date of the nominee', { nominee_relationship: 'father' }, proposer, []],
  ['no birth date of the proposer', { nominee_relationship: 'father', born: '1995-01-01' }, {}, []],
  ['no proposer yet', { nominee_relationship: 'father', born: '1995-01-01' }, undefined, []],
])('a nominee: %s', (_what, { born, ...relation }, of, failures) => {
  const answers: Answers = { ...relation, ...(born !== undefined && { nominee_date_of_birth: born }) };
  expect(crossFailures(nominee, answers, aContext({ proposer: of }))).toEqual(failures);
});

const members = [
  aMember('You', { age: { unit: 'years', count: 36 } }),
  aMember('Father', { age: { unit: 'years', count: 62 } }),
  aMember('Son', { age: { unit: 'years', count: 4 } }),
];
const insured = builtFor(aForm('insuredMembers', aSection('each-insured', [])), members);

test.each<[string, Answers, readonly string[]]>([
  [
    'of an age to be a father',
    { 'Father.date_of_birth': '1964-03-04', 'Father.relationship_with_proposer': 'father' },
    [],
  ],
  [
    'said to be a grandfather, at too small a distance',
    { 'Father.date_of_birth': '1968-03-04', 'Father.relationship_with_proposer': 'grandfather' },
    ['Father.date_of_birth RELATION_UNLIKELY'],
  ],
  [
    'too young to be insured as a parent: said once',
    { 'Father.date_of_birth': '1995-03-04', 'Father.relationship_with_proposer': 'father' },
    ['Father.date_of_birth PARENT_AGE_GAP'],
  ],
  [
    'in one person what another is not: each by an own date',
    {
      ...{ 'Father.date_of_birth': '1995-03-04', 'Father.relationship_with_proposer': 'father' },
      ...{ 'Son-0.date_of_birth': '2022-03-04', 'Son-0.relationship_with_proposer': 'mother' },
    },
    ['Father.date_of_birth PARENT_AGE_GAP', 'Son-0.date_of_birth RELATION_UNLIKELY'],
  ],
])('an insured person %s', (_what, answers, failures) => {
  const foundFailures = crossFailures(insured, answers, aContext({ members, proposer }));
  expect(foundFailures.map(({ field, code }) => `${field} ${code}`)).toEqual(failures);
});
