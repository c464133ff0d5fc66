import { expect, test } from 'vitest';
import { conditionId } from '#domain/ids.ts';
import type { Member } from '#domain/person/member.ts';
import { aDay, aMember } from '#test/builders/form-builders.ts';
import { ageDifferences, declaredMembers, declaredPincode, memberAgesFrom } from './declared.ts';
import type { Answers } from './fields.ts';

const start = aDay('2026-11-20');
const you = aMember('You', { age: { unit: 'years', count: 34 } });
const son = aMember('Son', { age: { unit: 'months', count: 8 } });

test.each<[string, Answers, Member, Member['age']]>([
  ['no date of birth', {}, you, { unit: 'years', count: 34 }],
  ['the quoted age', { 'You.date_of_birth': '1992-11-20' }, you, { unit: 'years', count: 34 }],
  ['a birthday the day after', { 'You.date_of_birth': '1992-11-21' }, you, { unit: 'years', count: 33 }],
  ['months below one year', { 'Son-0.date_of_birth': '2026-01-20' }, son, { unit: 'months', count: 10 }],
  ['a first birthday', { 'Son-0.date_of_birth': '2025-11-20' }, son, { unit: 'years', count: 1 }],
  ['an impossible date', { 'You.date_of_birth': '1992-02-30' }, you, { unit: 'years', count: 34 }],
])('with %s the age is the one of the day cover starts', (_what, insuredMembers, member, age) => {
  expect(memberAgesFrom([member], { insuredMembers }, start)).toEqual([{ ...member, age }]);
});

test('an age that prices differently is named with both ages; months below one year all price alike', () => {
  const forms = {
    insuredMembers: { 'You.date_of_birth': '1991-11-20', 'Son-0.date_of_birth': '2026-01-20' },
  };
  expect(ageDifferences([you, son], forms, start)).toEqual([
    { member: 'You', field: 'You.date_of_birth', quoted: 34, actual: 35 },
  ]);
  expect(ageDifferences([you, son], {}, start)).toEqual([]);
});

const ill = aMember('You', { conditions: [conditionId(16)], habits: ['smoke'] });

test.each<[string, Answers, readonly number[]]>([
  ['nothing yet', {}, [16]],
  ['yes, and which', { 'You.has_condition': 'yes', 'You.conditions': ['16', '3'] }, [16, 3]],
  ['yes, not yet which', { 'You.has_condition': 'yes' }, [16]],
  ['no', { 'You.has_condition': 'no', 'You.conditions': ['16'] }, []],
])('conditions declared: %s', (_what, medicalDetails, conditions) => {
  expect(declaredMembers([ill], { medicalDetails }, start)[0]?.conditions).toEqual(conditions);
});

test.each<[Answers, readonly string[]]>([
  [{}, ['smoke']],
  [{ 'You.smoke': 'no' }, []],
  [{ 'You.alcohol': 'yes' }, ['alcohol', 'smoke']],
  [{ 'You.exercise': 'daily', 'You.tobacco': 'no' }, ['smoke', 'exercise']],
  [{ 'You.exercise': 'never' }, ['smoke']],
])('habits declared by %j', (lifeStyleDetails, habits) => {
  expect(declaredMembers([ill], { lifeStyleDetails }, start)[0]?.habits).toEqual(habits);
});

test('the proposer’s pincode replaces the quoted one once it is given', () => {
  expect(declaredPincode('560001', {})).toBe('560001');
  expect(declaredPincode('560001', { proposerDetails: { pincode: '411001' } })).toBe('411001');
  // Half typed and kept as a draft: it names no place and prices nothing.
  expect(declaredPincode('560001', { proposerDetails: { pincode: '4110' } })).toBe('560001');
});
