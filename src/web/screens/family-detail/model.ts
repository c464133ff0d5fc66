import { useRouter } from '@tanstack/react-router';
import type { ChangeEvent } from 'react';
import { conditionsFor } from '#domain/person/condition.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { changeHealth, useDraft, useDraftReady, useHealth } from '#web/browser/storage/draft.ts';
import type { Health } from '#web/browser/storage/draft-shape.ts';
import { useText } from '#web/browser/text.tsx';
import { useAttempt } from '#web/forms/attempt.ts';
import { missingErrors } from '#web/forms/people/missing-errors.ts';
import { draftWords } from '#web/forms/quote/draft-words.ts';
import { adultKeys, missingAnswers, parting } from '#web/forms/quote/health-answers.ts';
import { chosenKeys, membersOf } from '#web/forms/quote/quote-answers.ts';
import { useLoaded, useSearchOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { familyDetailPage } from './page.ts';

export type FamilyDetail = ReturnType<typeof useFamilyDetail>;

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
  const attempt = useAttempt(missingErrors(missingAnswers(draft, health), people, keys, t));
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
