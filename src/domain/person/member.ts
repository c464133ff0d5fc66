import type { ConditionId } from '../ids.ts';
import type { AgeFailureCode, FieldFailure } from '../result.ts';
import { type Age, adultAgeRange, ageInYears, childAgeRange, isTooYoungToInsure } from './age.ts';
import type { Habit } from './lifestyle.ts';
import {
  type Gender,
  isChild,
  isParent,
  isYouOrSpouse,
  kinOf,
  maxChildrenPerKind,
  type Relation,
  relations,
} from './relation.ts';
import { fitsRelation } from './relation-ages.ts';

/**
 * It is "You", "Spouse", "Father" or, for children, the keyed "Son-0" … "Daughter-3" (specification section
 * 3).
 */
export type MemberKey = string;

/** This is someone in the form, insured or not. */
export type Member = {
  readonly key: MemberKey;
  readonly relation: Relation;
  readonly gender: Gender;
  readonly age: Age | undefined;
  readonly insured: boolean;
  readonly conditions: readonly ConditionId[];
  readonly habits: readonly Habit[];
  /** As a quote was asked for; shown to its visitor again and used for nothing (086). */
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
};

/**
 * So many years lie between a kid and you or your spouse, and between you and your parents (specification
 * section 9).
 */
export const generationGapYears = 18;

/** All that can be wrong with who is chosen and how old they are; empty when the quote may go on. */
export function memberFailures(members: readonly Member[]): readonly FieldFailure[] {
  if (!members.some((member) => member.insured)) return [{ field: 'members', code: 'NO_MEMBER_CHOSEN' }];
  return [...childCountFailures(members), ...duplicateFailures(members), ...memberAgeFailures(members)];
}

/** Spouse, Husband and Wife name one place in the family: a visitor can be married to one person. */
function placeInFamily({ key, relation }: Member): string {
  return isYouOrSpouse(relation) && relation !== 'You' ? 'Spouse' : key;
}

function duplicateFailures(members: readonly Member[]): readonly FieldFailure[] {
  const keys = new Set<string>();
  return members.flatMap((member) => {
    const place = placeInFamily(member);
    const isSecond = keys.has(place);
    keys.add(place);
    return isSecond ? [{ field: `members.${member.key}`, code: 'DUPLICATE_MEMBER' as const }] : [];
  });
}

function childCountFailures(members: readonly Member[]): readonly FieldFailure[] {
  const count = (relation: Relation) => members.filter((member) => member.relation === relation).length;
  const tooMany = relations.some((relation) => isChild(relation) && count(relation) > maxChildrenPerKind);
  return tooMany ? [{ field: 'members', code: 'TOO_MANY_CHILDREN' }] : [];
}

/** Names whose age is wrong, and whose age says so, where it takes two. */
export type AgeFailure = {
  readonly member: Member;
  readonly code: AgeFailureCode;
  readonly comparedWith: Member | undefined;
};

/**
 * The member age rule of specification section 5: the youngest insured parent or parent-in-law is 18 years older than
 * both You and the spouse, and the younger of these two than each kid (decisions section 5). It stands beside the one
 * who is too young for a parent or too old for a kid. Other relations pass it; a grandparent whom You cannot have is asked
 * back by the table of relations, as in the proposal. Somebody who is not insured is neither judged nor compared with.
 */
export function ageFailures(members: readonly Member[]): readonly AgeFailure[] {
  const insured = members.filter((member) => member.insured);
  const couple = insured
    .filter(({ relation, age }) => age && isYouOrSpouse(relation))
    .toSorted((left, right) => yearsOf(left) - yearsOf(right));
  return insured.flatMap((member): AgeFailure[] => {
    const { relation, age } = member;
    const own = age ? ownAgeFailure(relation, age) : 'AGE_REQUIRED';
    if (own) return [{ member, code: own, comparedWith: undefined }];
    if (isParent(relation)) return parentFailures(member, couple);
    if (kinOf(relation) === 'grandparent') return grandparentFailures(member, couple);
    const younger = isChild(relation) && couple.find((adult) => isTooClose(member, adult));
    return younger ? [{ member, code: 'KID_AGE_GAP', comparedWith: younger }] : [];
  });
}

/** Answers one failure a person, field `members.<key>.age`. */
export function memberAgeFailures(members: readonly Member[]): readonly FieldFailure[] {
  return ageFailures(members).map(({ member, code }) => ({ field: `members.${member.key}.age`, code }));
}

/** Adults 18 to 100 years, children up to 30; months are a child's only, and count from the third on. */
export function ownAgeFailure(relation: Relation, age: Age): AgeFailureCode | undefined {
  const years = ageInYears(age);
  if (isChild(relation)) {
    if (years > childAgeRange.max) return 'CHILD_AGE_TOO_HIGH';
    return isTooYoungToInsure(age) ? 'NEWBORN_TOO_YOUNG' : undefined;
  }
  if (years < adultAgeRange.min) return 'ADULT_AGE_TOO_LOW';
  return years > adultAgeRange.max ? 'ADULT_AGE_TOO_HIGH' : undefined;
}

/** A parent's age is compared with You before the spouse. */
function parentFailures(parent: Member, couple: readonly Member[]): AgeFailure[] {
  const tooOld = couple.filter((adult) => isTooClose(adult, parent));
  const you = tooOld.find(({ relation }) => relation === 'You');
  const comparedWith = you ?? tooOld[0];
  const own = kinOf(parent.relation) === 'parent' ? 'PARENT_AGE_GAP' : 'IN_LAW_AGE_GAP';
  return comparedWith ? [{ member: parent, code: you ? own : 'SPOUSE_PARENT_AGE_GAP', comparedWith }] : [];
}

function grandparentFailures(member: Member, couple: readonly Member[]): AgeFailure[] {
  const you = couple.find(({ relation }) => relation === 'You');
  if (!you || fitsRelation('grandparent', yearsOf(member), yearsOf(you))) return [];
  return [{ member, code: 'GRANDPARENT_AGE_GAP', comparedWith: you }];
}

function isTooClose(younger: Member, elder: Member): boolean {
  return yearsOf(younger) > yearsOf(elder) - generationGapYears;
}

function yearsOf({ age }: Member): number {
  return age ? ageInYears(age) : 0;
}
