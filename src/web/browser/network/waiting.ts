import { useSyncExternalStore } from 'react';
import { useOnline } from './online.ts';

/** Why somebody waits: many people are here, an answer is late, there is no network. */
export type WaitReason = 'crowd' | 'slow' | 'offline';

/** The weightiest comes first: without a network nothing else matters. */
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

/** Why something waits right now, the network apart. */
export const waitReason = (): WaitReason | undefined =>
  weights.find((reason) => [...waiting].some((one) => one.reason === reason));

/** Why something waits right now, or would; undefined when nothing does. */
export function useWaiting(): WaitReason | undefined {
  const reason = useSyncExternalStore(listen, waitReason, () => undefined);
  return useOnline() ? reason : 'offline';
}
