import type { WireQuote } from '#contract/quote/shapes.ts';
import { memberToWire, wireProductTypes } from '#contract/quote/wire.ts';
import { identifierText } from '#domain/identity/identifier-text.ts';
import { conditionId } from '#domain/ids.ts';
import { parsePincode } from '#domain/location/parse-pincode.ts';
import { type Age, parseAge } from '#domain/person/age.ts';
import { familyMix } from '#domain/person/family.ts';
import { type Habit, habitQuestions } from '#domain/person/lifestyle.ts';
import { ageFailures, type Member, type MemberKey } from '#domain/person/member.ts';
import { childKey } from '#domain/person/member-key.ts';
import {
  defaultGender,
  type Gender,
  isChild,
  maxChildrenPerKind,
  type Relation,
  relations,
} from '#domain/person/relation.ts';
import { coveredMembers } from '#domain/quote/recommendation.ts';
import { defaultSumInsured } from '#domain/quote/sum-insured.ts';
import { type Draft, type Health, type MemberDraft, memberDraft } from '#web/browser/storage/draft-shape.ts';
import { relationOf } from './people.ts';

/** The form asks for "Spouse"; the two other words for it come from elsewhere only. */
const relationChoices: readonly Relation[] = relations.filter(
  (each) => each !== 'Husband' && each !== 'Wife',
);

/** Everybody who can be chosen, in the order of the page. */
export const everyKey: readonly MemberKey[] = relationChoices.flatMap((relation) =>
  isChild(relation)
    ? Array.from({ length: maxChildrenPerKind }, (_, index) => childKey(relation, index))
    : [relation],
);

/** Id of the control of somebody's age. */
export const ageField = (key: MemberKey): string => `age-${key}`;

export function chosenKeys(draft: Draft): readonly MemberKey[] {
  return everyKey.filter((key) => memberDraft(draft, key).insured);
}

/** It is undefined for anything but whole years from 1 or months below 12. */
export function ageOf({ count, unit }: MemberDraft): Age | undefined {
  const digits = identifierText(count).replace(/^0+(\d)/, '$1');
  return parseAge(`${digits}${unit === 'years' ? 'y' : 'm'}`);
}

/** You are as answered, the spouse as answered or else guessed, everybody else by the relation. */
export function genderOf(draft: Draft, key: MemberKey): Gender | undefined {
  if (key === 'You') return draft.genderOfYou;
  const guess = defaultGender(relationOf(key), draft.genderOfYou);
  return key === 'Spouse' ? (draft.genderOfSpouse ?? guess) : guess;
}

export function conditionsOf(health: Health, key: MemberKey): readonly number[] {
  const isStated = health.anyone === 'yes' && health.who.includes(key) && !health.without.includes(key);
  return isStated ? (health.conditions[key] ?? []) : [];
}

function habitsOf(health: Health, key: MemberKey): readonly Habit[] {
  return habitQuestions.filter(
    (habit) => !health.habits[habit].none && health.habits[habit].who.includes(key),
  );
}

/** The chosen people as the domain knows them. Where a gender is not known yet any stands in: no rule of the form asks it. */
export function membersOf(draft: Draft, health: Health): readonly Member[] {
  return chosenKeys(draft).map((key) => ({
    key,
    relation: relationOf(key),
    gender: genderOf(draft, key) ?? 'FEMALE',
    age: ageOf(memberDraft(draft, key)),
    insured: true,
    conditions: conditionsOf(health, key).map(conditionId),
    habits: habitsOf(health, key),
  }));
}

/** Whom the quote will cover: without those who leave over a condition and without children nobody brings. */
export function quotedMembers(draft: Draft, health: Health): readonly Member[] {
  return coveredMembers(membersOf(draft, health).filter(({ key }) => !health.leaving.includes(key)));
}

/** Undefined: the parents are priced at the family's pincode. */
export function parentsPincodeOf(draft: Draft, members: readonly Member[]): string | undefined {
  const { hasParents } = familyMix(members);
  if (!hasParents || isParentsAlone(members) || draft.parentsLive !== 'elsewhere') return undefined;
  return pincodeText(draft.parentsPincode);
}

/** Then the one pincode asked for is theirs. */
export function isParentsAlone(members: readonly Member[]): boolean {
  const { hasParents, hasYouOrSpouse } = familyMix(members);
  return hasParents && !hasYouOrSpouse;
}

function pincodeText(input: string): string {
  return String(parsePincode(input) ?? input.trim());
}

export type QuoteStepName = 'who' | 'ages' | 'place' | 'health' | 'existing';

/** The first step that still lacks an answer; a new tab lacks the health answers, which never leave their tab. */
export function firstGap(draft: Draft, health: Health): QuoteStepName | undefined {
  const members = membersOf(draft, health);
  if (coveredMembers(members).length === 0 || draft.genderOfYou === undefined) return 'who';
  if (ageFailures(members).length > 0) return 'ages';
  if (!isPlaceKnown(draft, members)) return 'place';
  if (health.anyone === undefined) return 'health';
  if (draft.existing === undefined) return 'existing';
  return draft.existing === 'yes' && draft.existingSumInsured === undefined ? 'existing' : undefined;
}

function isPlaceKnown(draft: Draft, members: readonly Member[]): boolean {
  const own = parentsPincodeOf(draft, members);
  const isNeeded = familyMix(members).hasParents && !isParentsAlone(members);
  return (
    parsePincode(draft.pincode) !== undefined &&
    (!isNeeded || draft.parentsLive !== undefined) &&
    (own === undefined || parsePincode(own) !== undefined)
  );
}

/** The answers in the wire's spelling; undefined while the gender of You, which every quote needs, is not known. */
export function wireQuoteOf(draft: Draft, health: Health): WireQuote | undefined {
  if (draft.genderOfYou === undefined) return undefined;
  const members = quotedMembers(draft, health);
  const parentsPincode = parentsPincodeOf(draft, members);
  const isTopUp = draft.existing === 'yes' && draft.existingSumInsured !== undefined;
  return {
    product_type: wireProductTypes[isTopUp ? 'super-top-up' : 'indemnity'],
    ...(isTopUp ? { existing_sa: draft.existingSumInsured } : {}),
    members: members.map(memberToWire),
    gender: draft.genderOfYou,
    medical_conditions: [...new Set(members.flatMap(({ conditions }) => conditions))],
    pincode: pincodeText(draft.pincode),
    ...(parentsPincode === undefined ? {} : { parents_pincode: parentsPincode }),
    sum_assured: defaultSumInsured,
    ...(draft.bearable === undefined ? {} : { bearable: draft.bearable }),
    ...(health.importance === undefined ? {} : { importance: health.importance }),
  };
}
