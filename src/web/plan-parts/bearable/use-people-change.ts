import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { changeDraft } from '#web/browser/storage/draft.ts';
import { type PeopleChange, saveChanged, withChange } from '#web/forms/people/change-people.ts';

/** Answers that prices depend on make another quote, whose page opens in place of this one. `addressOf`: its address, by its number. */
export function usePeopleChange(quoteId: string, addressOf: (quoteId: string) => string) {
  const api = useApi();
  const router = useRouter();
  const [busyWith, setBusyWith] = useState<string>();
  const [failure, setFailure] = useState<WireFailure>();
  const isBusy = busyWith === quoteId;
  const change = async (next: PeopleChange) => {
    if (isBusy) return;
    setFailure(undefined);
    setBusyWith(quoteId);
    const saved = await saveChanged(api, quoteId, next);
    if (!saved.ok) {
      setBusyWith(undefined);
      setFailure(saved.failure);
      return;
    }
    changeDraft((draft) => withChange(draft, next, saved.value));
    router.history.push(addressOf(saved.value.quote_id));
  };
  return { change, isBusy, failure };
}
