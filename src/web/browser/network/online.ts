import { useSyncExternalStore } from 'react';

function listen(changed: () => void): () => void {
  const over = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, changed, { signal: over.signal });
  return () => over.abort();
}

/** Whether the browser says that there is a network. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );

/** Waits, however long, until the browser says that there is a network. At once on the server. */
export function whenOnline(): Promise<void> {
  if (typeof window === 'undefined' || navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
