import type { CallBack } from '#domain/help/call-back.ts';
import { endOfMobile } from '#domain/identity/shown-contact.ts';
import type { Store } from './ports/store.ts';

/** Without the number but for its end, and without the visitor. */
export type WaitingCallBack = Omit<CallBack, 'mobile' | 'owner'> & { readonly mobileEnds: string };

const atOnce = 500;

/**
 * For operators: whoever waits to be called, the one who waits longest first. A number that was left many times is called
 * once: anybody can leave a stranger's.
 */
export async function listCallBacks(
  store: Pick<Store, 'waitingCallBacks'>,
  limit: number,
): Promise<readonly WaitingCallBack[]> {
  const firsts = new Map<string, CallBack>();
  for await (const each of everyWaiting(store)) {
    if (firsts.size === limit) break;
    if (!firsts.has(each.mobile)) firsts.set(each.mobile, each);
  }
  return [...firsts.values()].map(({ owner: _, mobile, ...rest }) => ({
    ...rest,
    mobileEnds: endOfMobile(mobile),
  }));
}

/** All of them, the one who waits longest first. Numbers are sealed, so one is found by looking through them. */
export async function* everyWaiting(store: Pick<Store, 'waitingCallBacks'>): AsyncGenerator<CallBack> {
  for (let last: CallBack | undefined; ; ) {
    const some = await store.waitingCallBacks(atOnce, last);
    yield* some;
    last = some.at(-1);
    if (some.length < atOnce) return;
  }
}
