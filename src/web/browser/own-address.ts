import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** An address of ours as others can open it: a path gets the origin of this page, once it is in a browser. */
export function useOwnAddress(address: string): string {
  return useSyncExternalStore(
    never,
    () => new URL(address, window.location.origin).href,
    () => address,
  );
}
