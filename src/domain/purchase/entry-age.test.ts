import { expect, test } from 'vitest';
import { aDay } from '#test/builders/form-builders.ts';
import { aMember } from '#test/builders/person-builders.ts';
import { entryAge, entryAgeOf } from './entry-age.ts';

const people = {
  members: [aMember('You', '34y', {}), aMember('Spouse', '61y', {})],
  forms: { insuredMembers: { 'You.date_of_birth': '1990-11-29', 'Spouse.date_of_birth': '1965-11-29' } },
  renewal: undefined,
};
const coverFrom = aDay('2026-11-28');

test('an entry age is by birth date on the first day of cover, and the eldest’s', () => {
  expect(entryAge(people, coverFrom)).toBe(60);
  expect(entryAge(people, aDay('2026-11-29'))).toBe(61);
  expect(entryAge({ ...people, forms: {} }, coverFrom)).toBe(61);
});

test.each([
  ['family', 'You', 60],
  ['individual', 'You', 35],
  ['individual', 'Spouse', 60],
] as const)('in a plan of the group %s a bill of %s goes by the age %i', (group, key, age) => {
  expect(entryAgeOf({ ...people, group }, coverFrom, key)).toBe(age);
});
