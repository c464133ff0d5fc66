import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { conditionId } from '../ids.ts';
import { ageInYears } from '../person/age.ts';
import type { Member } from '../person/member.ts';
import { isChild, isYouOrSpouse } from '../person/relation.ts';
import { blocksFor } from './block.ts';
import { familySplits } from './family-split.ts';
import { coveredMembers } from './recommendation.ts';

function keys(members: readonly Member[]): readonly string[] {
  return familySplits(members).map(({ key }) => key);
}

function ill(...names: readonly string[]) {
  return (member: Member): Member =>
    names.includes(member.key) ? { ...member, conditions: [conditionId(1)] } : member;
}

describe('the ways to insure a family', () => {
  test.each<[string, readonly Member[], readonly string[]]>([
    ['one person', aFamily('You 35y'), ['You']],
    ['nobody', aFamily(), []],
    ['a couple', aFamily('You 35y', 'Spouse 33y'), ['You+Spouse', 'You|Spouse']],
    [
      'a couple with a child, who is with one of them',
      aFamily('You 35y', 'Spouse 33y', 'Son-0 5y'),
      ['You+Spouse+Son-0', 'You+Son-0|Spouse', 'You|Spouse+Son-0'],
    ],
    ['one parent with a child', aFamily('You 35y', 'Son-0 8m'), ['You+Son-0']],
    [
      'a grown-up child can stand alone',
      aFamily('You 50y', 'Son-0 19y', 'Daughter-0 17y'),
      ['You+Son-0+Daughter-0', 'You+Daughter-0|Son-0'],
    ],
    ['parents', aFamily('Father 62y', 'Mother 60y'), ['Father+Mother', 'Father|Mother']],
    [
      'own parents and in-laws are not on one floater without you',
      aFamily('Father 62y', 'Father-in-law 63y', 'Mother-in-law 61y'),
      ['Father|Father-in-law+Mother-in-law', 'Father|Father-in-law|Mother-in-law'],
    ],
    [
      'siblings and grandparents are on policies of their own',
      aFamily('You 30y', 'Spouse 30y', 'Sister 25y', 'Grand-Mother 80y'),
      ['You+Spouse|Sister|Grand-Mother', 'You|Spouse|Sister|Grand-Mother'],
    ],
    [
      'a child whose parents are not insured is covered by none',
      aFamily('Father 62y', 'Son-0 5y'),
      ['Father'],
    ],
    [
      'the eldest, a parent of two, can be taken off the family’s policy',
      aFamily('You 35y', 'Father 65y', 'Mother 60y'),
      ['You+Father+Mother', 'You+Mother|Father', 'You|Father+Mother', 'You|Father|Mother'],
    ],
    [
      'so can anybody with a condition',
      aFamily('You 35y', 'Father 65y', 'Mother 60y').map(ill('Mother')),
      [
        'You+Father+Mother',
        'You+Father|Mother',
        'You+Mother|Father',
        'You|Father+Mother',
        'You|Father|Mother',
      ],
    ],
  ])('all of them: %s', (_, members, expected) => {
    expect(keys(members)).toEqual(expected);
  });

  test('of three generations hold all that is named in the issue', () => {
    const members = aFamily(
      'You 40y',
      'Spouse 38y',
      'Son-0 9y',
      'Father 70y',
      'Mother 66y',
      'Mother-in-law 64y',
    );
    expect(keys(members.map(ill('Spouse')))).toEqual(
      expect.arrayContaining([
        'You+Spouse+Son-0+Father+Mother+Mother-in-law', // one floater
        'You+Spouse+Son-0+Father+Mother|Mother-in-law', // one side with the family
        'You+Spouse+Son-0|Father+Mother|Mother-in-law', // family and parents, by side
        'You+Spouse+Son-0|Father|Mother|Mother-in-law', // a policy for the family and for each parent
        'You+Spouse+Son-0+Mother+Mother-in-law|Father', // the eldest apart
        'You+Son-0+Father+Mother+Mother-in-law|Spouse', // the sick one apart
        'You|Spouse+Son-0|Father|Mother|Mother-in-law', // everybody on an own one
      ]),
    );
  });
});

test.each<[number, string, readonly string[]]>([
  [39, 'a young child', ['Son-0 5y']],
  [56, 'a young and two grown-up children', ['Son-0 5y', 'Son-1 20y', 'Daughter-0 22y']],
])('at most %i for own parents and in-laws, everybody with a condition, and %s', (count, _, children) => {
  const adults = [
    'You 40y',
    'Spouse 38y',
    'Father 70y',
    'Mother 66y',
    'Father-in-law 71y',
    'Mother-in-law 64y',
  ];
  const members = aFamily(...adults, ...children);
  expect(keys(members.map(ill(...members.map(({ key }) => key))))).toHaveLength(count);
});

describe('laws', () => {
  const everybody = [
    'You',
    'Spouse',
    'Son-0',
    'Son-1',
    'Daughter-0',
    'Father',
    'Mother',
    'Father-in-law',
    'Mother-in-law',
    'Brother',
    'Grand-Mother',
    'Daughter-in-law',
  ];
  const anyMember = (key: string) =>
    fc
      .record({
        age:
          key.startsWith('Son') || key.startsWith('Daughter-0')
            ? fc.integer({ min: 1, max: 30 })
            : fc.integer({ min: 18, max: 90 }),
        ill: fc.boolean(),
        insured: fc.boolean(),
      })
      .map(({ age, ill: isIll, insured }) =>
        aMember(key, `${age}y`, { insured, conditions: isIll ? [conditionId(1)] : [] }),
      );
  const anyFamily = fc
    .subarray(everybody, { minLength: 1 })
    .chain((keys) => fc.tuple(...keys.map(anyMember)));

  test('every way covers everybody once', () => {
    fc.assert(
      fc.property(anyFamily, (members) => {
        const names = coveredMembers(members)
          .map(({ key }) => key)
          .toSorted();
        for (const { parts } of familySplits(members)) {
          expect(
            parts
              .flat()
              .map(({ key }) => key)
              .toSorted(),
          ).toEqual(names);
          expect(parts.every((part) => part.length > 0)).toBe(true);
        }
      }),
    );
  });

  test('there is at least one way of anybody covered, never more than 56, and none twice', () => {
    fc.assert(
      fc.property(anyFamily, (members) => {
        const result = keys(members);
        expect(result.length > 0).toBe(coveredMembers(members).length > 0);
        expect(result.length).toBeLessThanOrEqual(56);
        expect(new Set(result).size).toBe(result.length);
      }),
    );
  });

  test('one floater for all is there whenever a block of the quote has all on one', () => {
    fc.assert(
      fc.property(anyFamily, (members) => {
        const everyone = coveredMembers(members).length;
        const isAllowed = blocksFor(members).some(
          (block) => block.group !== 'individual' && block.members.length === everyone,
        );
        const isPresent = everyone > 1 && familySplits(members).some(({ parts }) => parts.length === 1);
        expect(isPresent).toBe(isAllowed);
      }),
    );
  });

  test('nobody below 18 is on a policy without you or the spouse', () => {
    fc.assert(
      fc.property(anyFamily, (members) => {
        const parts = familySplits(members).flatMap((split) => split.parts);
        const withMinor = parts.filter((part) =>
          part.some(({ relation, age }) => isChild(relation) && age && ageInYears(age) < 18),
        );
        expect(withMinor.every((part) => part.some(({ relation }) => isYouOrSpouse(relation)))).toBe(true);
      }),
    );
  });

  test('the order in which people are named changes nothing', () => {
    const shuffled = anyFamily.chain((members) =>
      fc.tuple(fc.constant(members), fc.shuffledSubarray(members, { minLength: members.length })),
    );
    fc.assert(
      fc.property(shuffled, ([members, other]) => {
        expect(familySplits(other)).toEqual(familySplits(members));
      }),
    );
  });
});
