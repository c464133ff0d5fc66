import { useSyncExternalStore } from 'react';

/** Where a page for others was made. Kept with that step of the browser's history, so nobody else gets it. */
export type MadeOn = { readonly page: 'plan' | 'comparison'; readonly address: string };

const never = () => () => undefined;

/** Undefined for whoever came by the address alone, and where the server draws. */
export function useMadeOn(): MadeOn | undefined {
  return useSyncExternalStore(
    never,
    () => madeOnIn(window.history.state),
    () => undefined,
  );
}

function madeOnIn(state: unknown): MadeOn | undefined {
  // What the step holds was put there by the page that made this one.
  return (state as { readonly madeOn?: MadeOn } | null)?.madeOn;
}
