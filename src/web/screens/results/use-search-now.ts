import { useMatch, useRouter } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore } from 'react';
import { useSearchOf } from '#web/page/use-page.ts';
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
  // Not made anew when the router follows: what was pressed would be drawn twice.
  const parsed = useMemo(() => (now === undefined ? undefined : options.parseSearch(now)), [now, options]);
  return parsed ?? matched;
}
