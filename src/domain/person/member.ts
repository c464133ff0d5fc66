import type { ConditionId } from '../ids.ts';
import type { FailureCode, FieldFailure } from '../result.ts';
import { type Age, adultAgeRange, ageInYears, childAgeRange, isTooYoungToInsure } from './age.ts';
import type { Habit } from './lifestyle.ts';
import {
  type Gender,
  isChild,
  isParent,
  isYouOrSpouse,
  maxChildrenPerKind,
  type Relation,
} from './relation.ts';

/** "You", "Spouse", "Father" or, for children, the keyed "Son-0" … "Daughter-3" (specification section 3). */
export type MemberKey = string;

/** Someone in the form, insured or not. */
export type Member = {
  readonly key: MemberKey;
  readonly relation: Relation;
  readonly gender: Gender;
  readonly age: Age | undefined;
  readonly insured: boolean;
  readonly conditions: readonly ConditionId[];
  readonly habits: readonly Habit[];
};

/** Between a kid and you or your spouse, and between you and your parents (specification section 9). */
export const generationGapYears = 18;

/** All that can be wrong with who is chosen and how old they are; empty when the quote may go on. */
export function memberFailures(members: readonly Member[]): readonly FieldFailure[] {
  if (!members.some((member) => member.insured)) return [{ field: 'members', code: 'NO_MEMBER_CHOSEN' }];
  return [...childCountFailures(members), ...duplicateFailures(members), ...memberAgeFailures(members)];
}

/** Of somebody the visitor can be married to once: Spouse, Husband and Wife name one place in the family. */
function placeInFamily({ key, relation }: Member): string {
  return isYouOrSpouse(relation) && relation !== 'You' ? 'Spouse' : key;
}

function duplicateFailures(members: readonly Member[]): readonly FieldFailure[] {
  const seen = new Set<string>();
  return members.flatMap((member) => {
    const place = placeInFamily(member);
    const isSecond = seen.has(place);
    seen.add(place);
    return isSecond ? [{ field: `members.${member.key}`, code: 'DUPLICATE_MEMBER' as const }] : [];
  });
}

function childCountFailures(members: readonly Member[]): readonly FieldFailure[] {
  const count = (relation: Relation) => members.filter((member) => member.relation === relation).length;
  const tooMany = count('Son') > maxChildrenPerKind || count('Daughter') > maxChildrenPerKind;
  return tooMany ? [{ field: 'members', code: 'TOO_MANY_CHILDREN' }] : [];
}

/**
 * The member age rule of specification section 5, with the two minimum ages that decisions section 5 names:
 * the youngest insured parent or in-law for You and the spouse, the younger of You and the spouse for kids.
 * Somebody who is not insured is neither judged nor compared with. One failure a person, field `members.<key>.age`.
 */
export function memberAgeFailures(members: readonly Member[]): readonly FieldFailure[] {
  const insured = members.filter((member) => member.insured);
  const minParentAge = youngest(insured.filter(({ relation }) => isParent(relation)));
  const minAdultAge = youngest(insured.filter(({ relation }) => isYouOrSpouse(relation)));
  return insured.flatMap((member) => {
    const code = ageFailure(member, minParentAge, minAdultAge);
    return code ? [{ field: `members.${member.key}.age`, code }] : [];
  });
}

function youngest(members: readonly Member[]): number | undefined {
  const ages = members.flatMap(({ age }) => (age ? [ageInYears(age)] : []));
  return ages.length > 0 ? Math.min(...ages) : undefined;
}

function ageFailure(
  { relation, age }: Member,
  minParentAge: number | undefined,
  minAdultAge: number | undefined,
): FailureCode | undefined {
  if (!age) return 'AGE_REQUIRED';
  if (!isAgeInRange(relation, age)) return 'AGE_OUT_OF_RANGE';
  if (isTooYoungToInsure(age)) return 'NEWBORN_TOO_YOUNG';
  if (isChild(relation)) return isGapKept(age, minAdultAge) ? undefined : 'KID_AGE_GAP';
  if (isYouOrSpouse(relation)) return isGapKept(age, minParentAge) ? undefined : 'PARENT_AGE_GAP';
  return undefined;
}

/** Adults 18 to 100 years, children 0 to 30; months are a child's only. */
export function isAgeInRange(relation: Relation, age: Age): boolean {
  const range = isChild(relation) ? childAgeRange : adultAgeRange;
  const years = ageInYears(age);
  return years >= range.min && years <= range.max;
}

function isGapKept(younger: Age, elderYears: number | undefined): boolean {
  return elderYears === undefined || ageInYears(younger) <= elderYears - generationGapYears;
}
