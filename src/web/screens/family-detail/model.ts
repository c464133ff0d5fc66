import { useRouter } from '@tanstack/react-router';
import type { ChangeEvent } from 'react';
import { conditionsFor } from '#domain/person/condition.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { changeHealth, useDraft, useDraftReady, useHealth } from '#web/browser/storage/draft.ts';
import type { Health } from '#web/browser/storage/draft-shape.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { useAttempt } from '#web/forms/attempt.ts';
import { draftWords } from '#web/forms/quote/draft-words.ts';
import { adultKeys, type Missing, missingAnswers, parting } from '#web/forms/quote/health-answers.ts';
import type { PeopleWords } from '#web/forms/quote/people.ts';
import { chosenKeys, membersOf } from '#web/forms/quote/quote-answers.ts';
import { useLoaded, useSearchOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import { familyDetailPage } from './page.ts';

export const fieldOf = (missing: Missing): string => {
  switch (missing.kind) {
    case 'which':
      return `which-${missing.key}`;
    case 'habit':
      return `habit-${missing.habit}`;
    default:
      return missing.kind;
  }
};

export type FamilyDetail = ReturnType<typeof useFamilyDetail>;

function errorsOf(
  missing: readonly Missing[],
  people: PeopleWords,
  keys: readonly MemberKey[],
  t: Translate,
): readonly FieldError[] {
  return missing.map((each) => {
    const message = t(`health.${each.kind}.missing`);
    const field = fieldOf(each);
    if (each.kind === 'which' && keys.length > 1) {
      return { field, message: t('quote.named', { name: people.name(each.key, keys), message }) };
    }
    if (each.kind === 'habit') {
      return {
        field,
        message: t('health.habit.named', { question: t(`health.habit.${each.habit}`), message }),
      };
    }
    return { field, message };
  });
}

export function useFamilyDetail() {
  const draft = useDraft();
  const health = useHealth();
  const ready = useDraftReady();
  const t = useText();
  const router = useRouter();
  const conditions = useLoaded(familyDetailPage);
  const isPaused = useSearchOf(familyDetailPage).pause === 'blocked';
  const people = draftWords(t, draft);
  const keys = chosenKeys(draft);
  const attempt = useAttempt(errorsOf(missingAnswers(draft, health), people, keys, t));
  const parted = parting(draft, health, conditions ?? []);
  const members = membersOf(draft, health);
  const questionsFor = (key: MemberKey) => {
    const member = members.find((one) => one.key === key);
    return member ? conditionsFor(conditions ?? [], member) : [];
  };
  const leave = () => {
    changeHealth((now) => ({ ...now, leaving: parted.leaving.map(({ member }) => member.key) }));
    router.history.push(paths.existingPolicy());
  };
  return {
    ready,
    keys,
    adults: adultKeys(draft, health),
    people,
    health,
    /** Undefined: the list could not be loaded. */
    conditions: conditions ?? undefined,
    /** What of them one person is asked, the likeliest first. */
    askedOf: questionsFor,
    attempt,
    change: changeHealth,
    /** What a box does that is ticked. */
    onTick:
      (change: (health: Health, isTicked: boolean) => Health) =>
      ({ currentTarget: { checked } }: ChangeEvent<HTMLInputElement>) =>
        changeHealth((now) => change(now, checked)),
    reload: () => void router.invalidate(),
    goOn: () =>
      attempt.press(() => {
        if (parted.leaving.length > 0) router.history.push(paths.familyDetail({ pause: 'blocked' }));
        else leave();
      }),
    /** Set while the page tells who cannot go on. */
    parting: isPaused && ready && parted.leaving.length > 0 ? parted : undefined,
    goOnWithout: leave,
  };
}
