import type { CallBack } from '#domain/help/call-back.ts';
import { endOfMobile } from '#domain/identity/shown-contact.ts';
import type { Store } from './ports/store.ts';

/** Without the number but for its end, and without the visitor. */
export type WaitingCallBack = Omit<CallBack, 'mobile' | 'owner'> & { readonly mobileEnds: string };

/** So many rows are looked through for a number that is there again. */
export const mostWaiting = 2_000;

/**
 * For operators: whoever waits to be called, the one who waits longest first. A number that was left many times is called
 * once: anybody can leave a stranger's.
 */
export async function listCallBacks(
  store: Pick<Store, 'waitingCallBacks'>,
  limit: number,
): Promise<readonly WaitingCallBack[]> {
  const waiting = await store.waitingCallBacks(mostWaiting);
  return [...Map.groupBy(waiting, ({ mobile }) => mobile).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, limit)
    .map(({ owner: _, mobile, ...rest }) => ({ ...rest, mobileEnds: endOfMobile(mobile) }));
}
