import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '#web/browser/network/api-context.ts';
import { changeDraft, changeHealth, useDraft, useDraftReady, useHealth } from '#web/browser/storage/draft.ts';
import type { Draft } from '#web/browser/storage/draft-shape.ts';
import { useText } from '#web/browser/text.tsx';
import { useAttempt } from '#web/forms/attempt.ts';
import { pageAfterQuote } from '#web/forms/quote/destination.ts';
import { existingErrors } from '#web/forms/quote/existing-errors.ts';
import { chosenKeys, type QuoteStepName } from '#web/forms/quote/quote-answers.ts';
import { saveAnswers, type Trouble } from '#web/forms/quote/save-answers.ts';
import { paths } from '#web/paths.ts';

export type ExistingPolicy = ReturnType<typeof useExistingPolicy>;

export const stepPaths = {
  who: paths.chooseMember(),
  ages: paths.memberDetails(),
  place: paths.addressDetails(),
  health: paths.familyDetail(),
  existing: paths.existingPolicy(),
} as const satisfies Record<QuoteStepName, string>;

function useSave() {
  const draft = useDraft();
  const health = useHealth();
  const api = useApi();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const run = async () => {
    setTrouble(undefined);
    setBusy(true);
    const ending = await saveAnswers(api, draft, health);
    if (!ending.ok) {
      setBusy(false);
      return setTrouble(ending.trouble);
    }
    const { saved, leaving } = ending;
    changeDraft((now) => ({
      ...now,
      quote: { id: saved.quote_id, crn: saved.quote_crn },
      standard: undefined,
    }));
    // The list of conditions can have changed since the health step: then that page tells who leaves, and why.
    if (leaving.length > 0) changeHealth((now) => ({ ...now, leaving: [...now.leaving, ...leaving] }));
    const isNews = leaving.length > 0 && saved.next.kind !== 'policy-offline';
    router.history.push(
      isNews ? paths.familyDetail({ pause: 'blocked' }) : pageAfterQuote(saved, draft.standard),
    );
  };
  return { busy, trouble, run };
}

export function useExistingPolicy() {
  const draft = useDraft();
  const ready = useDraftReady();
  const t = useText();
  const attempt = useAttempt(existingErrors(draft, t));
  const { busy, trouble, run } = useSave();
  return {
    ready,
    isEmpty: chosenKeys(draft).length === 0,
    draft,
    attempt,
    busy,
    trouble,
    say: (facts: Partial<Pick<Draft, 'existing' | 'existingSumInsured'>>) =>
      changeDraft((now) => ({ ...now, ...facts })),
    goOn: () => {
      if (!busy) attempt.press(() => void run());
    },
  };
}
