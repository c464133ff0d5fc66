import type { CallBack } from '#domain/help/call-back.ts';
import { endOfMobile } from '#domain/identity/shown-contact.ts';
import type { Store } from './ports/store.ts';

/** Without the number but for its end, and without the visitor. */
export type WaitingCallBack = Omit<CallBack, 'mobile' | 'owner'> & { readonly mobileEnds: string };

/** For operators: whoever waits to be called, the one who waits longest first. */
export async function listCallBacks(
  store: Pick<Store, 'waitingCallBacks'>,
  limit: number,
): Promise<readonly WaitingCallBack[]> {
  const waiting = await store.waitingCallBacks(limit);
  return waiting.map(({ owner: _, mobile, ...rest }) => ({ ...rest, mobileEnds: endOfMobile(mobile) }));
}
