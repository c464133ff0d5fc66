import { useSyncExternalStore } from 'react';
import type { Surroundings, WaitReason } from './patience.ts';

/** Of most weight first: without a network nothing else matters. */
const weights: readonly WaitReason[] = ['offline', 'crowd', 'slow'];

const waiting = new Set<{ readonly reason: WaitReason }>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Somebody waits for this reason until the answer is called. */
export function startWaiting(reason: WaitReason): () => void {
  const one = { reason };
  waiting.add(one);
  tell();
  return () => {
    waiting.delete(one);
    tell();
  };
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const mostWeighty = () => weights.find((reason) => [...waiting].some((one) => one.reason === reason));

/** Why something waits right now; undefined when nothing does. */
export const useWaiting = (): WaitReason | undefined =>
  useSyncExternalStore(listen, mostWeighty, () => undefined);

/** Waits so long; shorter when `until` is aborted, and where `wakes` also when the network comes back. */
export function rest(ms: number, wakes: boolean, until: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (wakes) window.addEventListener('online', end, { signal: over.signal });
    until?.addEventListener('abort', end, { signal: over.signal });
  });
}

/** The browser this page is in. */
export const thisBrowser: Surroundings = {
  now: () => performance.now(),
  chance: Math.random,
  isOnline: () => navigator.onLine,
  rest,
  say: startWaiting,
};
