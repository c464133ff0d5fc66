import type { IsoDate } from '#domain/date.ts';
import type { HelpTopic } from '#domain/help/topics.ts';
import { type Age, insurableBy } from '#domain/person/age.ts';
import { type AgeFailure, ageFailures, type Member, type MemberKey } from '#domain/person/member.ts';
import { isChild } from '#domain/person/relation.ts';
import type { AgeFailureCode } from '#domain/result.ts';
import { type Draft, emptyHealth, type MemberDraft, memberDraft } from '#web/browser/storage/draft-shape.ts';
import type { Translate } from '#web/browser/text.tsx';
import { draftWords } from './draft-words.ts';
import { membersOf } from './quote-answers.ts';

export type AgeError = {
  readonly key: MemberKey;
  readonly code: AgeFailureCode;
  readonly message: string;
  readonly topic: HelpTopic | undefined;
};

/** As `topicOfRefusal` has them of all refusals, which is too long to send along. */
export const topics: Readonly<Record<AgeFailureCode, HelpTopic | undefined>> = {
  AGE_REQUIRED: undefined,
  NEWBORN_TOO_YOUNG: undefined,
  ADULT_AGE_TOO_LOW: 'age',
  ADULT_AGE_TOO_HIGH: 'age',
  CHILD_AGE_TOO_HIGH: 'age',
  KID_AGE_GAP: 'relation',
  PARENT_AGE_GAP: 'relation',
  IN_LAW_AGE_GAP: 'relation',
  SPOUSE_PARENT_AGE_GAP: 'relation',
  GRANDPARENT_AGE_GAP: 'relation',
};

/** The day of the page, and how it says a day. */
type Days = { readonly today: IsoDate; readonly dateText: (date: IsoDate) => string };

/** What is wrong with the ages, by the member age rule of specification section 5, one a person at most. */
export function ageErrors(draft: Draft, t: Translate, days: Days): readonly AgeError[] {
  const members = membersOf(draft, emptyHealth);
  return ageFailures(members).map((failure) => ({
    key: failure.member.key,
    code: failure.code,
    message: messageFor(draft, members, failure, t, days),
    topic: isPastAll(draft, failure) ? 'age' : topics[failure.code],
  }));
}

function messageFor(
  draft: Draft,
  members: readonly Member[],
  { member, code, comparedWith }: AgeFailure,
  t: Translate,
  { today, dateText }: Days,
): string {
  if (!member.age) return emptyMessage(memberDraft(draft, member.key), member, t);
  const by = code === 'NEWBORN_TOO_YOUNG' ? dateText(insurableBy(member.age, today)) : '';
  const message = t(`ages.fail.${code}`, { by });
  if (!comparedWith?.age) return message;
  const words = draftWords(t, draft);
  const all = members.map(({ key }) => key);
  return t('ages.gap', {
    message,
    name: words.name(member.key, all),
    age: ageText(member.age, t),
    elder: words.inline(comparedWith.key, all),
    elderAge: ageText(comparedWith.age, t),
  });
}

/** More years than the rules know. */
function isPastAll(draft: Draft, { member }: AgeFailure): boolean {
  const { count, unit } = memberDraft(draft, member.key);
  return !member.age && unit === 'years' && /^\d+$/.test(count.trim()) && Number(count) > 0;
}

/** Something was typed that is no age: said more helpfully than "Please enter age". */
function emptyMessage({ count, unit }: MemberDraft, { relation }: Member, t: Translate): string {
  const text = count.trim();
  if (text === '') return t('ages.fail.AGE_REQUIRED');
  if (!/^\d+$/.test(text)) return t('ages.whole');
  if (unit === 'months') return t('ages.year-up');
  if (Number(text) > 0) return t(`ages.fail.${isChild(relation) ? 'CHILD' : 'ADULT'}_AGE_TOO_HIGH`);
  return t(isChild(relation) ? 'ages.zero' : 'ages.fail.ADULT_AGE_TOO_LOW');
}

function ageText(age: Age, t: Translate): string {
  return t(age.unit === 'years' ? 'ages.age.years' : 'ages.age.months', { count: age.count });
}
