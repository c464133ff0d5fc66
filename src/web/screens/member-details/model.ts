import { useRouter } from '@tanstack/react-router';
import { ageInYears } from '#domain/person/age.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { isChild } from '#domain/person/relation.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useSite } from '#web/browser/site.tsx';
import { changeDraft, useDraft, useDraftReady } from '#web/browser/storage/draft.ts';
import { type MemberDraft, memberDraft } from '#web/browser/storage/draft-shape.ts';
import { useText } from '#web/browser/text.tsx';
import { useAttempt } from '#web/forms/attempt.ts';
import { change, leaveOut } from '#web/forms/choosing.ts';
import { ageErrors } from '#web/forms/quote/age-errors.ts';
import { draftWords } from '#web/forms/quote/draft-words.ts';
import { relationOf } from '#web/forms/quote/people.ts';
import { ageField, ageOf, chosenKeys } from '#web/forms/quote/quote-answers.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import type { OldestEntryAges } from './load.ts';
import { memberDetailsPage } from './page.ts';

export type PersonAge = MemberDraft & {
  readonly key: MemberKey;
  readonly field: string;
  readonly name: string;
  /** A child may be told in months. */
  readonly isChild: boolean;
  readonly error: string | undefined;
  /** Too young to be insured yet: the visitor can go on without. */
  readonly isNewborn: boolean;
  /** The last age at which a plan takes such a person, where this one is older. */
  readonly oldest: number | undefined;
};

export type MemberDetails = ReturnType<typeof useMemberDetails>;

/** Undefined for a child, for an age that a plan takes, and while it is not known. */
export function oldestBelow(
  oldest: OldestEntryAges | null,
  key: MemberKey,
  age: MemberDraft,
): number | undefined {
  const years = ageOf(age);
  const last = oldest?.[relationOf(key)];
  return years && last !== undefined && ageInYears(years) > last ? last : undefined;
}

export function useMemberDetails() {
  const draft = useDraft();
  const ready = useDraftReady();
  const t = useText();
  const router = useRouter();
  const words = draftWords(t, draft);
  const keys = chosenKeys(draft);
  const oldest = useLoaded(memberDetailsPage);
  const dateText = useDateText();
  const { pricesAsOf: today } = useSite();
  const wrong = ageErrors(draft, t, { today, dateText });
  const attempt = useAttempt(
    wrong.map(({ key, message, topic }) => ({
      field: ageField(key),
      message: keys.length === 1 ? message : t('quote.named', { name: words.name(key, keys), message }),
      topic,
    })),
  );
  const people = keys.map((key) => {
    const error = wrong.find((error) => error.key === key);
    const isShown = attempt.errorAt(ageField(key)) !== undefined;
    return {
      ...memberDraft(draft, key),
      key,
      field: ageField(key),
      name: words.name(key, keys),
      isChild: isChild(relationOf(key)),
      error: isShown ? error?.message : undefined,
      isNewborn: isShown && error?.code === 'NEWBORN_TOO_YOUNG',
      oldest: error ? undefined : oldestBelow(oldest, key, memberDraft(draft, key)),
    };
  });
  return {
    ready,
    people,
    isAlone: keys.length === 1 && keys[0] === 'You',
    attempt,
    type: (key: MemberKey, facts: Partial<Pick<MemberDraft, 'count' | 'unit'>>) =>
      changeDraft((now) => change(now, key, facts)),
    leaveOut: (key: MemberKey) => changeDraft((now) => leaveOut(now, key)),
    goOn: () => attempt.press(() => router.history.push(paths.addressDetails())),
  };
}
