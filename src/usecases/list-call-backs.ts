import type { CallBack } from '#domain/help/call-back.ts';
import type { Store } from './ports/store.ts';

/** For operators: whoever waits to be called, the one who waits longest first. */
export function listCallBacks(
  store: Pick<Store, 'waitingCallBacks'>,
  limit: number,
): Promise<readonly CallBack[]> {
  return store.waitingCallBacks(limit);
}
