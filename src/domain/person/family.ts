import { adultAgeRange, ageInYears } from './age.ts';
import type { Member } from './member.ts';
import {
  defaultGender,
  type Gender,
  isChild,
  isParent,
  isYouOrSpouse,
  type Kin,
  kinOf,
  relations,
} from './relation.ts';

export function insuredMembers(members: readonly Member[]): readonly Member[] {
  return members.filter((member) => member.insured);
}

/** What the insured people make up; nobody else counts. */
export type FamilyMix = {
  readonly hasYouOrSpouse: boolean;
  readonly hasChildren: boolean;
  readonly hasParents: boolean;
};

export function familyMix(members: readonly Member[]): FamilyMix {
  const insured = insuredMembers(members);
  return {
    hasYouOrSpouse: insured.some(({ relation }) => isYouOrSpouse(relation)),
    hasChildren: insured.some(({ relation }) => isChild(relation)),
    hasParents: insured.some(({ relation }) => isParent(relation)),
  };
}

/**
 * The buyer's gender; the spouse's tells it where the buyer is not among the people, and else it is a guess.
 */
export function genderOfYou(members: readonly Member[]): Gender {
  const you = members.find(({ relation }) => relation === 'You');
  const spouse = members.find(({ relation }) => relation === 'Spouse');
  return you?.gender ?? (spouse && defaultGender('Spouse', spouse.gender)) ?? 'MALE';
}

/** The sides of the parents: insured own parents and insured in-laws, in this order; one with nobody insured is absent. */
export function parentSides(members: readonly Member[]): readonly (readonly Member[])[] {
  const insured = insuredMembers(members);
  const sideOf = (kin: Kin) => insured.filter(({ relation }) => kinOf(relation) === kin);
  return [sideOf('parent'), sideOf('parent-in-law')].filter((side) => side.length > 0);
}

/** Somebody below 18, or of unknown age, who is on no policy without you or the spouse. */
export function isDependent({ relation, age }: Pick<Member, 'relation' | 'age'>): boolean {
  return isChild(relation) && (!age || ageInYears(age) < adultAgeRange.min);
}

/** Says whether there is at least one, and nobody but parents of you or the spouse. */
export function areAllParents(members: readonly Pick<Member, 'relation'>[]): boolean {
  return members.length > 0 && members.every(({ relation }) => isParent(relation));
}

/** You first, as the relations are listed; children by number. */
export function byPlace(left: Member, right: Member): number {
  return (
    relations.indexOf(left.relation) - relations.indexOf(right.relation) || (left.key < right.key ? -1 : 1)
  );
}
