import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders.ts';
import { isAgeInRange, memberAgeFailures, memberFailures } from './member.ts';

function verdict(...people: readonly string[]): string {
  return memberAgeFailures(aFamily(...people))
    .map(({ field, code }) => `${field} ${code}`)
    .join(', ');
}

describe('the member age rule', () => {
  test.each([
    ['nobody to compare with', ['You 35y'], ''],
    ['an age is missing', ['You', 'Spouse 30y'], 'members.You.age AGE_REQUIRED'],
    ['a kid’s age is missing', ['You 35y', 'Son-0'], 'members.Son-0.age AGE_REQUIRED'],
    ['a sibling’s age is missing', ['You 35y', 'Brother'], 'members.Brother.age AGE_REQUIRED'],
    ['a kid exactly 18 years younger', ['You 35y', 'Son-0 17y'], ''],
    ['a kid 17 years younger', ['You 35y', 'Son-0 18y'], 'members.Son-0.age KID_AGE_GAP'],
    [
      'the younger of you and spouse counts',
      ['You 40y', 'Spouse 30y', 'Son-0 13y'],
      'members.Son-0.age KID_AGE_GAP',
    ],
    ['a wife counts as spouse', ['You 40y', 'Wife 30y', 'Son-0 13y'], 'members.Son-0.age KID_AGE_GAP'],
    ['months count as 0 years', ['You 18y', 'Daughter-0 8m'], ''],
    ['one year is too much at 18', ['You 18y', 'Daughter-0 1y'], 'members.Daughter-0.age KID_AGE_GAP'],
    ['only the failing kid is named', ['You 30y', 'Son-0 12y', 'Son-1 13y'], 'members.Son-1.age KID_AGE_GAP'],
    ['a parent exactly 18 years older', ['You 35y', 'Father 53y'], ''],
    ['a parent 17 years older', ['You 35y', 'Father 52y'], 'members.You.age PARENT_AGE_GAP'],
    ['the youngest parent counts', ['You 35y', 'Father 70y', 'Mother 50y'], 'members.You.age PARENT_AGE_GAP'],
    ['an in-law counts', ['Spouse 35y', 'Mother-in-law 50y'], 'members.Spouse.age PARENT_AGE_GAP'],
    [
      'you and spouse are judged each',
      ['You 40y', 'Husband 30y', 'Father 50y'],
      'members.You.age PARENT_AGE_GAP',
    ],
    ['a kid is not compared with grandparents', ['Son-0 20y', 'Father 30y'], ''],
    ['a sibling is compared with nobody', ['Brother 60y', 'Father 61y'], ''],
    ['a minor cannot be an adult', ['You 17y'], 'members.You.age AGE_OUT_OF_RANGE'],
    ['an adult of a hundred', ['Father 100y'], ''],
    ['an adult over a hundred', ['Father 101y'], 'members.Father.age AGE_OUT_OF_RANGE'],
    ['an adult in months', ['Mother 8m'], 'members.Mother.age AGE_OUT_OF_RANGE'],
    ['a kid of thirty', ['You 50y', 'Son-0 30y'], ''],
    ['a kid over thirty', ['You 60y', 'Son-0 31y'], 'members.Son-0.age AGE_OUT_OF_RANGE'],
    ['a newborn', ['You 30y', 'Son-0 2m'], 'members.Son-0.age NEWBORN_TOO_YOUNG'],
    ['three months', ['You 30y', 'Son-0 3m'], ''],
  ])('%s', (_, people, expected) => {
    expect(verdict(...people)).toBe(expected);
  });

  test('neither judges nor compares with people who are not insured', () => {
    const members = [
      aMember('You', '20y', { insured: false }),
      aMember('Son-0', '15y', {}),
      aMember('Father', '', { insured: false }),
    ];
    expect(memberAgeFailures(members)).toEqual([]);
  });

  test('never fails twice for one person, and every named person is insured', () => {
    const age = fc.constantFrom('', '2m', '8m', '1y', '17y', '18y', '30y', '36y', '53y', '101y');
    const people = fc.record({ You: age, Spouse: age, 'Son-0': age, Father: age, 'Mother-in-law': age });
    fc.assert(
      fc.property(people, fc.boolean(), (ages, insured) => {
        const members = Object.entries(ages).map(([key, text]) =>
          aMember(key, text, { insured: key === 'Spouse' ? insured : true }),
        );
        const fields = memberAgeFailures(members).map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
        if (!insured) expect(fields).not.toContain('members.Spouse.age');
      }),
    );
  });
});

test.each([
  ['Son', '0m', true],
  ['Son', '30y', true],
  ['Son', '31y', false],
  ['Father', '17y', false],
  ['Father', '18y', true],
] as const)('%s of %s is in range: %s', (relation, text, expected) => {
  const { age } = aMember('You', text, {});
  expect(age && isAgeInRange(relation, age)).toBe(expected);
});

describe('who is chosen', () => {
  test.each([
    ['nobody', [], [{ field: 'members', code: 'NO_MEMBER_CHOSEN' }]],
    ['four sons and four daughters', eightChildren(), []],
    ['one person twice', ['You 30y', 'You 30y'], [{ field: 'members.You', code: 'DUPLICATE_MEMBER' }]],
    [
      'a spouse and a husband',
      ['Spouse 30y', 'Husband 30y'],
      [{ field: 'members.Husband', code: 'DUPLICATE_MEMBER' }],
    ],
    [
      'a wife and a spouse',
      ['Wife 30y', 'Spouse 30y'],
      [{ field: 'members.Spouse', code: 'DUPLICATE_MEMBER' }],
    ],
  ])('%s', (_, people, expected) => {
    expect(memberFailures(aFamily(...people))).toEqual(expected);
  });

  test('people in the form of whom none is insured', () => {
    const codes = memberFailures([aMember('You', '30y', { insured: false })]).map(({ code }) => code);
    expect(codes).toEqual(['NO_MEMBER_CHOSEN']);
  });

  test.each(['Son', 'Daughter'])('a fifth %s', (kind) => {
    const members = [...aFamily(...eightChildren()), { ...aMember(`${kind}-0`, '5y', {}), key: `${kind}-4` }];
    expect(memberFailures(members)).toEqual([{ field: 'members', code: 'TOO_MANY_CHILDREN' }]);
  });
});

function eightChildren(): string[] {
  return ['You 40y', ...[0, 1, 2, 3].flatMap((index) => [`Son-${index} 5y`, `Daughter-${index} 6y`])];
}
