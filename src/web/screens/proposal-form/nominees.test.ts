import { describe, expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { nomineeIn, nomineesAmong } from './nominees.ts';

const today = isoDate(2026, 11, 22);
const member = (key: string) =>
  ({ key, serverID: key, relation: key, gender: 'MALE', age: '', name: null }) as const;
const answersOfOne = (key: string, relation: string, born: string) => ({
  [`${key}.first_name`]: 'Rohan',
  [`${key}.last_name`]: 'Sharma',
  [`${key}.date_of_birth`]: born,
  [`${key}.relationship_with_proposer`]: relation,
});
const among = (
  key: string,
  answers: Readonly<Record<string, string | boolean>>,
  ...offered: readonly string[]
) =>
  nomineesAmong(
    { members: [member(key)], savedForm: { formData: { insuredMembers: answers } } },
    new Set(offered.length > 0 ? offered : ['spouse', 'father', 'son']),
    today,
  );

test('an insured adult is a nominee in one tap, with all that the form asks', () => {
  expect(among('Spouse', answersOfOne('Spouse', 'spouse', '1990-05-20'))).toEqual([
    {
      key: 'Spouse',
      answers: {
        nominee_first_name: 'Rohan',
        nominee_one_name: false,
        nominee_last_name: 'Sharma',
        nominee_relationship: 'spouse',
        nominee_date_of_birth: '1990-05-20',
      },
    },
  ]);
});

test('an insured adult with one name is a nominee with one name', () => {
  const answers = { ...answersOfOne('Spouse', 'spouse', '1990-05-20'), 'Spouse.one_name': true };
  expect(among('Spouse', answers)[0]?.answers).toEqual({
    nominee_first_name: 'Rohan',
    nominee_one_name: true,
    nominee_relationship: 'spouse',
    nominee_date_of_birth: '1990-05-20',
  });
});

test('a husband is one where the form has the word, and else a spouse', () => {
  const labelAmong = (...offered: readonly string[]) =>
    among('Spouse', answersOfOne('Spouse', 'husband', '1990-05-20'), ...offered)[0]?.answers
      .nominee_relationship;
  expect([labelAmong('husband', 'wife'), labelAmong('spouse')]).toEqual(['husband', 'spouse']);
});

test.each([
  ['grandfather', 'grandparent'],
  ['daughter-in-law', 'other'],
  ['mother-in-law', 'mother-in-law'],
])('a %s is called %s', (relation, labelAmong) => {
  const offered = ['husband', 'wife', 'father', 'mother-in-law', 'grandparent', 'other'];
  const [choice] = among('Father', answersOfOne('Father', relation, '1950-05-20'), ...offered);
  expect(choice?.answers.nominee_relationship).toBe(labelAmong);
});

describe('nobody is offered', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['who signs', answersOfOne('Spouse', 'self', '1990-05-20')],
    ['under 18', answersOfOne('Spouse', 'son', '2008-11-23')],
    ['without a date of birth', answersOfOne('Spouse', 'spouse', '')],
    ['of another person’s answers', answersOfOne('Father', 'father', '1960-01-01')],
  ])('not %s', (_who, answers) => {
    expect(among('Spouse', answers)).toEqual([]);
  });
  test('a day before, but on the 18th birthday', () => {
    expect(among('Son-0', answersOfOne('Son-0', 'son', '2008-11-22'))).toHaveLength(1);
  });
});

describe('whose answers stand in the form', () => {
  const choices = ['Spouse', 'Father'].flatMap((key) =>
    among(key, answersOfOne(key, key.toLowerCase(), '1960-01-01')),
  );
  const [spouse, father] = choices.map(({ answers }) => answers);

  test.each([
    ['the spouse’s', spouse, 'Spouse'],
    ['the father’s', father, 'Father'],
    ['an appointee’s beside them', { ...father, appointee_first_name: '' }, 'Father'],
    ['somebody’s born on another day', { ...spouse, nominee_date_of_birth: '1960-01-02' }, undefined],
    ['some of them', { nominee_first_name: 'Rohan' }, undefined],
    ['none yet', {}, undefined],
  ])('the nominee: %s', (_whose, answers, key) => {
    expect(nomineeIn(choices, answers ?? {})).toBe(key);
  });
});
