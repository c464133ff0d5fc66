import { ageInYears } from './age.ts';
import type { Member } from './member.ts';
import { isYouOrSpouse, type Kin, kinOf } from './relation.ts';

/** The years in which a pregnancy is likely enough to be asked about. */
const pregnancyAges = { from: 18, to: 50 };

type Person = Pick<Member, 'age' | 'gender' | 'insured' | 'relation'>;

/**
 * Women of 18 to 50. A spouse's gender is a guess until it is said: where it leaves a couple without a woman, both may
 * be, because a date or a question too many misleads less than one that is missing.
 */
export function mayBePregnant(member: Person, members: readonly Person[]): boolean {
  if (!member.age) return false;
  const years = ageInYears(member.age);
  if (years < pregnancyAges.from || years > pregnancyAges.to) return false;
  if (member.gender === 'FEMALE') return true;
  const couple = members.filter(({ insured, relation }) => insured && isYouOrSpouse(relation));
  const isCouple = new Set(couple.map(({ relation }) => kinOf(relation))).size === 2;
  return isCouple && isYouOrSpouse(member.relation) && couple.every(({ gender }) => gender === 'MALE');
}

/** Parents, grandparents and children are covered by their children or their parents. */
const isWithoutBirth: Readonly<Record<Kin, boolean>> = {
  you: false,
  spouse: false,
  child: true,
  parent: true,
  'parent-in-law': true,
  sibling: false,
  grandparent: true,
  'child-in-law': false,
};

/**
 * Whether a birth is anything that these people buy cover for: where not, what a plan pays for one is nothing to them.
 */
export function mayHaveBirth(members: readonly Person[]): boolean {
  return birthYears(members) > 0;
}

/** In so many years from now, this one counted, somebody of these people may still give birth. */
export function birthYears(members: readonly Person[]): number {
  const mothers = members.filter(
    (member) => member.insured && !isWithoutBirth[kinOf(member.relation)] && mayBePregnant(member, members),
  );
  return Math.max(0, ...mothers.map(({ age }) => (age ? pregnancyAges.to + 1 - ageInYears(age) : 0)));
}
