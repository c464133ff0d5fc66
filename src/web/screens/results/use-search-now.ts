import { useMatch, useRouter } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore } from 'react';
import { useSearchOf } from '#web/routing/use-page.ts';
import { resultsPage } from './page.ts';

/** The query of the list as the address bar has it: with the press, not when the router has matched it. */
export function useSearchNow() {
  const { history, options } = useRouter();
  const matched = useSearchOf(resultsPage);
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  // On the way to another page the address bar is that page's already.
  const now = useSyncExternalStore(
    history.subscribe,
    () => (history.location.pathname === path ? history.location.search : undefined),
    () => undefined,
  );
  return useMemo(() => (now === undefined ? matched : options.parseSearch(now)), [now, matched, options]);
}
