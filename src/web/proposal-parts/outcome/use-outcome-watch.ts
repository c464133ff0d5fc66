import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApi } from '#web/browser/network/api-context.ts';
import { useOnline } from '#web/browser/network/online.ts';
import {
  isLong,
  newsIn,
  type OutcomeState,
  pauseBefore,
  startedWatching,
  type Watching,
  watchingAfter,
} from './outcome-watch.ts';

export type OutcomeWatch = Pick<Watching, 'isUnreached'> & {
  readonly isLong: boolean;
  /** Nothing is asked while there is no network; then at once. */
  readonly isOffline: boolean;
  readonly again: () => void;
};

/** Somebody comes back to this page: from another tab, another window, or the browser's memory. */
function whenLookedAt(look: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  document.addEventListener('visibilitychange', () => !document.hidden && look(), { signal });
  for (const name of ['focus', 'pageshow']) window.addEventListener(name, look, { signal });
  return () => over.abort();
}

/** Asks how the purchase stands for as long as somebody looks at the page, and reads it anew when that changed. */
export function useOutcomeWatch(proposalID: string, state: OutcomeState): OutcomeWatch {
  const api = useApi();
  const router = useRouter();
  const [watching, setWatching] = useState(startedWatching);
  const isOffline = !useOnline();
  const { outcome, tries, payable_from, insurer_silent, waiting } = state;
  useEffect(() => whenLookedAt(() => setWatching({ ...startedWatching })), []);
  useEffect(() => {
    if (isOffline) return undefined;
    let isCurrent = true;
    const ask = async () => {
      if (document.hidden) return;
      const input = { params: { id: proposalID }, body: {} };
      const answer = await api.call('getFailure', input, { once: true });
      if (!isCurrent) return;
      const news = newsIn(answer, { outcome, tries, payable_from, insurer_silent, waiting });
      if (news === 'moved') await router.invalidate();
      if (isCurrent) setWatching(watchingAfter(watching, news));
    };
    const timer = setTimeout(() => void ask(), pauseBefore(watching));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, router, proposalID, outcome, tries, payable_from, insurer_silent, waiting, watching, isOffline]);
  const { isUnreached } = watching;
  return {
    isUnreached,
    isLong: isLong(watching),
    isOffline,
    again: () => setWatching({ ...startedWatching }),
  };
}
