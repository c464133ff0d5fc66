import type { CallBack } from '#domain/help/call-back.ts';
import { endOfMobile } from '#domain/identity/shown-contact.ts';
import type { Store } from '../ports/store.ts';

/** One way in which a number was left, without the number and the visitor. */
export type CallBackAsk = Omit<CallBack, 'id' | 'mobile' | 'owner'>;

/** A number but for all of it except its end, by the id of whoever left it first. */
export type WaitingCallBack = Pick<CallBack, 'id' | 'askedAt'> & {
  readonly mobileEnds: string;
  /** The last first, each that says the same once. */
  readonly asks: readonly CallBackAsk[];
};

const atOnce = 500;

/**
 * For operators: whoever waits to be called, the one who waits longest first. A number that was left many times is called
 * once: anybody can leave a stranger's. So all that was left with it is told: its owner may have come after the stranger.
 */
export async function listCallBacks(
  store: Pick<Store, 'waitingCallBacks'>,
  limit: number,
): Promise<readonly WaitingCallBack[]> {
  const byNumber = new Map<string, { readonly first: CallBack; readonly asks: Map<string, CallBackAsk> }>();
  for await (const each of everyWaiting(store)) {
    const known = byNumber.get(each.mobile);
    if (!known && byNumber.size === limit) continue;
    const number = known ?? { first: each, asks: new Map() };
    byNumber.set(each.mobile, number);
    const { id: _id, owner: _owner, mobile: _mobile, ...ask } = each;
    const { askedAt: _at, receipt: _receipt, ...told } = ask;
    const same = JSON.stringify(told);
    number.asks.delete(same);
    number.asks.set(same, ask);
  }
  return [...byNumber.values()].map(({ first: { id, askedAt, mobile }, asks }) => ({
    id,
    askedAt,
    mobileEnds: endOfMobile(mobile),
    asks: [...asks.values()].toReversed(),
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
