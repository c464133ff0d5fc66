import { expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { birthYears, mayBePregnant, mayHaveBirth } from './birth.ts';

test.each<[string, readonly string[], readonly string[]]>([
  ['a woman of 18 to 50', ['You 35y', 'Spouse 50y', 'Daughter-0 18y'], ['Spouse', 'Daughter-0']],
  ['nobody younger or older', ['You 52y', 'Spouse 51y', 'Daughter-0 17y', 'Mother 75y'], []],
  ['nobody of parents of 64 and 60', ['Father 64y', 'Mother 60y'], []],
  ['both of a couple whose guessed genders hold no woman', ['You 35y', 'Husband 34y'], ['You', 'Husband']],
  ['no man alone', ['You 35y', 'Father 60y', 'Son-0 20y'], []],
])('may be pregnant: %s', (_, people, expected) => {
  const members = aFamily(...people);
  expect(members.filter((member) => mayBePregnant(member, members)).map(({ key }) => key)).toEqual(expected);
});

test.each<[string, readonly string[], boolean]>([
  ['a couple', ['You 35y', 'Spouse 50y'], true],
  ['a sister', ['Sister 28y'], true],
  [
    'a couple without a woman of that age, and their grown daughter',
    ['You 52y', 'Spouse 51y', 'Daughter-0 18y'],
    false,
  ],
  ['a mother whose children buy', ['Father 50y', 'Mother 46y'], false],
  ['a grandmother, whatever age is said', ['You 52y', 'Grand-Mother 46y'], false],
  ['a wife beside a mother', ['You 28y', 'Wife 27y', 'Mother 48y'], true],
  ['nobody of that age', ['You 52y', 'Spouse 51y'], false],
])('a birth is something to cover: %s', (_, people, expected) => {
  expect(mayHaveBirth(aFamily(...people))).toBe(expected);
});

test.each<[string, readonly string[], number]>([
  ['of 45 in six years', ['You 48y', 'Wife 45y'], 6],
  ['of 50 in this one', ['You 48y', 'Wife 50y'], 1],
  ['of two the younger one decides', ['Wife 45y', 'Sister 30y'], 21],
  ['nobody in none', ['You 52y', 'Spouse 51y'], 0],
])('a woman may give birth: %s', (_, people, years) => {
  expect(birthYears(aFamily(...people))).toBe(years);
});

test('a couple is You and the spouse who are insured, whoever else is', () => {
  const pregnantOf = (members: ReturnType<typeof aFamily>) =>
    members.filter((member) => mayBePregnant(member, members)).map(({ key }) => key);
  expect(pregnantOf(aFamily('You 35y', 'Husband 34y', 'Mother 60y'))).toEqual(['You', 'Husband']);
  const [you, husband] = aFamily('You 35y', 'Husband 34y');
  if (!you || !husband) throw new Error('two were made');
  expect(pregnantOf([you, { ...husband, insured: false }])).toEqual([]);
});

test('who is not insured has no birth covered', () => {
  const wife = aFamily('Wife 30y').map((member) => ({ ...member, insured: false }));
  expect(mayHaveBirth([...aFamily('You 34y'), ...wife])).toBe(false);
});
