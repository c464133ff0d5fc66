import { type Age, ageInYears } from '#domain/person/age.ts';
import { type Member, type MemberKey, memberAgeFailures } from '#domain/person/member.ts';
import { isParent, isYouOrSpouse } from '#domain/person/relation.ts';
import type { FailureCode } from '#domain/result.ts';
import { peopleWords } from '#web/forms/people.ts';
import { membersOf } from '#web/forms/quote-answers.ts';
import { type Draft, emptyHealth, type MemberDraft, memberDraft } from '#web/platform/draft-shape.ts';
import type { Translate } from '#web/platform/text.tsx';

const ageCodes = [
  'AGE_REQUIRED',
  'AGE_OUT_OF_RANGE',
  'NEWBORN_TOO_YOUNG',
  'KID_AGE_GAP',
  'PARENT_AGE_GAP',
] as const satisfies readonly FailureCode[];

type AgeCode = (typeof ageCodes)[number];

/** @throws when the age rule has learned a code that has no words here. */
function ageCode(code: FailureCode): AgeCode {
  const known = ageCodes.find((each) => each === code);
  if (known) return known;
  throw new Error(`No words for ${code}`);
}

export type AgeError = {
  readonly key: MemberKey;
  readonly code: AgeCode;
  readonly message: string;
};

export const ageField = (key: MemberKey): string => `age-${key}`;

/** What is wrong with the ages, by the member age rule of specification section 5, one a person at most. */
export function ageErrors(draft: Draft, t: Translate): readonly AgeError[] {
  const members = membersOf(draft, emptyHealth);
  return memberAgeFailures(members).flatMap(({ field, code: failed }) => {
    const code = ageCode(failed);
    const member = members.find(({ key }) => field === `members.${key}.age`);
    if (!member) return [];
    return [{ key: member.key, code, message: messageFor(draft, members, member, code, t) }];
  });
}

function messageFor(
  draft: Draft,
  members: readonly Member[],
  member: Member,
  code: AgeCode,
  t: Translate,
): string {
  if (code === 'AGE_REQUIRED') return emptyMessage(memberDraft(draft, member.key), t);
  const elder = elderFor(members, code);
  const message = t(`ages.fail.${code}`);
  if (!elder?.age || !member.age) return message;
  const words = peopleWords(t);
  const all = members.map(({ key }) => key);
  return t('ages.gap', {
    message,
    name: words.name(member.key, all),
    age: ageText(member.age, t),
    elder: words.inline(elder.key, all),
    elderAge: ageText(elder.age, t),
  });
}

/** Something was typed that is no age: said more helpfully than "Please enter age". */
function emptyMessage({ count, unit }: MemberDraft, t: Translate): string {
  const typed = count.trim();
  if (typed === '') return t('ages.fail.AGE_REQUIRED');
  if (!/^\d+$/.test(typed)) return t('ages.whole');
  if (unit === 'months') return t('ages.year-up');
  return Number(typed) === 0 ? t('ages.zero') : t('ages.fail.AGE_OUT_OF_RANGE');
}

/** The one the age was compared with: the younger of You and spouse, or the youngest parent. */
function elderFor(members: readonly Member[], code: AgeCode): Member | undefined {
  if (code !== 'KID_AGE_GAP' && code !== 'PARENT_AGE_GAP') return undefined;
  const isElder = code === 'KID_AGE_GAP' ? isYouOrSpouse : isParent;
  const elders = members.filter(({ relation, age }) => age !== undefined && isElder(relation));
  return elders.toSorted((a, b) => yearsOf(a) - yearsOf(b))[0];
}

function yearsOf({ age }: Member): number {
  return age ? ageInYears(age) : 0;
}

function ageText(age: Age, t: Translate): string {
  return t(age.unit === 'years' ? 'ages.age.years' : 'ages.age.months', { count: age.count });
}
