import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { byPlace, familyMix, genderOfYou, insuredMembers, isDependent, parentSides } from './family.ts';
import type { Gender } from './relation.ts';

test.each([
  [['You 30y'], [true, false, false]],
  [
    ['Wife 30y', 'Son-0 3y'],
    [true, true, false],
  ],
  [
    ['Son-0 3y', 'Father-in-law 60y'],
    [false, true, true],
  ],
  [
    ['Brother 30y', 'Grand-Mother 80y'],
    [false, false, false],
  ],
])('%j mixes you or spouse, children, parents: %j', (people, [hasYouOrSpouse, hasChildren, hasParents]) => {
  expect(familyMix(aFamily(...people))).toEqual({ hasYouOrSpouse, hasChildren, hasParents });
});

test('people who are not insured are not part of the mix', () => {
  const members = [aMember('You', '30y', { insured: false }), aMember('Father', '60y', {})];
  expect(insuredMembers(members).map(({ key }) => key)).toEqual(['Father']);
  expect(familyMix(members)).toEqual({ hasYouOrSpouse: false, hasChildren: false, hasParents: true });
});

test.each([
  [['You 30y'], []],
  [['Mother 60y', 'Father 62y'], [['Mother', 'Father']]],
  [
    ['Mother-in-law 60y', 'You 30y', 'Father 62y'],
    [['Father'], ['Mother-in-law']],
  ],
])('the sides of the parents in %j are %j', (people, sides) => {
  expect(parentSides(aFamily(...people)).map((side) => side.map(({ key }) => key))).toEqual(sides);
});

test('people stand in their places: by relation, children of one age by their number', () => {
  const people = aFamily(
    'You 40y',
    'Spouse 38y',
    'Son-0 9y',
    'Son-1 9y',
    'Son-2 9y',
    'Daughter-0 9y',
    'Father 70y',
  );
  fc.assert(
    fc.property(fc.shuffledSubarray(people, { minLength: people.length }), (shuffled) => {
      expect(shuffled.toSorted(byPlace)).toEqual(people);
    }),
  );
});

test.each<[string, Gender | undefined, Gender | undefined, Gender]>([
  ['as said, whatever the spouse is', 'FEMALE', 'FEMALE', 'FEMALE'],
  ['as said, without a spouse', 'MALE', undefined, 'MALE'],
  ['other than the spouse, where the buyer is not among them', undefined, 'FEMALE', 'MALE'],
  ['other than the spouse', undefined, 'MALE', 'FEMALE'],
  ['a guess, where neither is there', undefined, undefined, 'MALE'],
])('the gender of the buyer is %s', (_, you, spouse, gender) => {
  const father = aMember('Father', '60y', { gender: 'FEMALE' });
  const members = [
    father,
    ...(spouse ? [aMember('Spouse', '34y', { gender: spouse })] : []),
    ...(you ? [aMember('You', '34y', { gender: you })] : []),
  ];
  expect(genderOfYou(members)).toBe(gender);
});

test.each([
  ['Son-0 17y', true],
  ['Daughter-0 11m', true],
  ['Son-0 18y', false],
  ['You 17y', false],
])('%s is on no policy without you or the spouse: %s', (person, dependent) => {
  const [member] = aFamily(person);
  expect(member && isDependent(member)).toBe(dependent);
});
