import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { ageInYears } from './age.ts';
import { ageFailures, memberAgeFailures, memberFailures, ownAgeFailure } from './member.ts';
import { isChild, isParent, isYouOrSpouse, type Relation } from './relation.ts';

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
    ['a parent 17 years older', ['You 35y', 'Father 52y'], 'members.Father.age PARENT_AGE_GAP'],
    [
      'only the failing parent is named',
      ['You 35y', 'Father 70y', 'Mother 50y'],
      'members.Mother.age PARENT_AGE_GAP',
    ],
    [
      'both parents fail',
      ['You 35y', 'Father 52y', 'Mother 50y'],
      'members.Father.age PARENT_AGE_GAP, members.Mother.age PARENT_AGE_GAP',
    ],
    ['an in-law of you', ['You 35y', 'Mother-in-law 50y'], 'members.Mother-in-law.age IN_LAW_AGE_GAP'],
    [
      'a parent of the spouse',
      ['Spouse 35y', 'Mother-in-law 50y'],
      'members.Mother-in-law.age SPOUSE_PARENT_AGE_GAP',
    ],
    [
      'a father old enough for you and too young for the spouse',
      ['You 30y', 'Spouse 40y', 'Father 50y'],
      'members.Father.age SPOUSE_PARENT_AGE_GAP',
    ],
    [
      'too young for you, though not for the spouse',
      ['You 40y', 'Husband 30y', 'Father 50y'],
      'members.Father.age PARENT_AGE_GAP',
    ],
    ['a kid is not compared with grandparents', ['Son-0 20y', 'Father 30y'], ''],
    ['a sibling is compared with nobody', ['Brother 60y', 'Father 61y'], ''],
    ['a grandparent 24 years older', ['You 30y', 'Grand-Mother 54y'], ''],
    [
      'a grandparent 23 years older',
      ['You 30y', 'Grand-Mother 53y'],
      'members.Grand-Mother.age GRANDPARENT_AGE_GAP',
    ],
    ['a grandparent is not compared with the spouse', ['You 30y', 'Spouse 60y', 'Grand-Father 70y'], ''],
    ['people by marriage are of any age', ['You 30y', 'Son-in-law 80y', 'Daughter-in-law 18y'], ''],
    ['a minor cannot be an adult', ['You 17y'], 'members.You.age ADULT_AGE_TOO_LOW'],
    ['a sibling who is a minor', ['You 30y', 'Brother 17y'], 'members.Brother.age ADULT_AGE_TOO_LOW'],
    ['an adult of a hundred', ['Father 100y'], ''],
    ['an adult over a hundred', ['Father 101y'], 'members.Father.age ADULT_AGE_TOO_HIGH'],
    ['an adult in months', ['Mother 8m'], 'members.Mother.age ADULT_AGE_TOO_LOW'],
    ['a kid of thirty', ['You 50y', 'Son-0 30y'], ''],
    ['a kid over thirty', ['You 60y', 'Son-0 31y'], 'members.Son-0.age CHILD_AGE_TOO_HIGH'],
    ['a newborn', ['You 30y', 'Son-0 2m'], 'members.Son-0.age NEWBORN_TOO_YOUNG'],
    ['three months', ['You 30y', 'Son-0 3m'], ''],
  ])('holds: %s', (_, people, expected) => {
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
  ['Son', '2m', 'NEWBORN_TOO_YOUNG'],
  ['Son', '3m', undefined],
  ['Son', '30y', undefined],
  ['Daughter', '31y', 'CHILD_AGE_TOO_HIGH'],
  ['Father', '17y', 'ADULT_AGE_TOO_LOW'],
  ['Father', '18y', undefined],
  ['You', '100y', undefined],
  ['You', '101y', 'ADULT_AGE_TOO_HIGH'],
] as const)('%s of %s alone: %s', (relation, text, expected) => {
  const { age } = aMember('You', text, {});
  expect(age && ownAgeFailure(relation, age)).toBe(expected);
});

test.each([
  ['You 30y', 'Spouse 40y', 'You', 'Spouse'],
  ['You 40y', 'Spouse 30y', 'Spouse', 'You'],
])(
  'an age that takes two is told with the other one: of %s and %s the kid’s with %s',
  (one, other, younger, elder) => {
    const people = aFamily(one, other, 'Father 50y', 'Son-0 20y');
    const failures = ageFailures(people).map(({ member, comparedWith }) => [member.key, comparedWith?.key]);
    expect(failures).toEqual([
      ['Father', elder],
      ['Son-0', younger],
    ]);
  },
);

test('the ages stand exactly where the specification lets them: by the two minimum ages', () => {
  const years = fc.integer({ min: 18, max: 100 }).map((count) => `${count}y`);
  const people = fc.record(
    { You: years, Spouse: years, Father: years, Mother: years, 'Father-in-law': years },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(people, fc.option(fc.integer({ min: 1, max: 30 })), (ages, kid) => {
      const members = aFamily(
        ...Object.entries(ages).map(([key, age]) => `${key} ${age}`),
        ...(kid ? [`Son-0 ${kid}y`] : []),
      );
      const agesOf = (of: (relation: Relation) => boolean) =>
        members.flatMap(({ relation, age }) => (age && of(relation) ? [ageInYears(age)] : []));
      const adults = agesOf(isYouOrSpouse);
      const minParentAge = Math.min(Number.POSITIVE_INFINITY, ...agesOf(isParent));
      const minAdultAge = Math.min(Number.POSITIVE_INFINITY, ...adults);
      const isAllowed =
        adults.every((age) => age <= minParentAge - 18) &&
        agesOf(isChild).every((age) => age <= minAdultAge - 18);
      expect(memberAgeFailures(members).length === 0).toBe(isAllowed);
    }),
  );
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
  ])('whether the choice is taken: %s', (_, people, expected) => {
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
