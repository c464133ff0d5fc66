import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Outcome } from '#domain/purchase/outcome.ts';
import { useApi } from '#web/platform/network/api-context.ts';
import { useOnline } from '#web/platform/network/online.ts';

const pause = 3000;
const most = 20;

export type OutcomeWatch = {
  /** Asked so far; after the most the page waits for the buyer. */
  readonly tries: number;
  readonly isOver: boolean;
  /** Nothing is asked while there is no network; then at once. */
  readonly isOffline: boolean;
  readonly again: () => void;
};

/**
 * Asks how the purchase stands while it is not settled, and reads the page anew when that changed. A question that gets
 * no answer counts as a try and changes nothing.
 */
export function useOutcomeWatch(proposalID: string, outcome: Outcome): OutcomeWatch {
  const api = useApi();
  const router = useRouter();
  const [tries, setTries] = useState(0);
  const isOver = tries >= most;
  const isOffline = !useOnline();
  useEffect(() => {
    if (isOver || isOffline) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const input = { params: { id: proposalID }, body: {} };
      const answer = await api.call('getFailure', input, { once: true });
      if (!isCurrent) return;
      if (answer.ok && answer.value.outcome !== outcome) await router.invalidate();
      else setTries((count) => count + 1);
    };
    const timer = setTimeout(() => void ask(), tries === 0 ? pause / 2 : pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, router, proposalID, outcome, tries, isOver, isOffline]);
  return { tries, isOver, isOffline, again: () => setTries(0) };
}
