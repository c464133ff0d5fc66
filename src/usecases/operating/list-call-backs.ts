import type { CallBack } from '#domain/help/call-back.ts';
import { endOfMobile } from '#domain/identity/shown-contact.ts';
import type { Store } from '../ports/store.ts';

/** One way in which a number was left, without the number, the visitor and where it came from. */
export type CallBackAsk = Omit<CallBack, 'id' | 'mobile' | 'owner' | 'network' | 'isShared'>;

/** A number but for all of it except its end, by the id of whoever left it first. */
export type WaitingCallBack = Pick<CallBack, 'id' | 'askedAt'> & {
  readonly mobileEnds: string;
  /** How many wait by the network it came from; of several networks, the fewest. */
  readonly crowd: number;
  /** The last first, each that says the same once. */
  readonly asks: readonly CallBackAsk[];
};

const atOnce = 500;
/** A household asks no more often than this; what is beyond stands behind everybody else. */
const fewOfNetwork = 5;

/**
 * For operators: whoever waits to be called. First those who bought here, then those of networks from which few wait, and of
 * these the one who waits longest: what strangers make up by the hundred stands last. A number that was left many times is called
 * once: anybody can leave a stranger's. So all that was left with it is told: its owner may have come after the stranger.
 */
export async function listCallBacks(
  store: Pick<Store, 'waitingCallBacks'>,
  limit: number,
): Promise<readonly WaitingCallBack[]> {
  const byNumber = new Map<string, [CallBack, ...CallBack[]]>();
  const byNetwork = new Map<string | undefined, number>();
  for await (const each of everyWaiting(store)) {
    const sameNumber = byNumber.get(each.mobile);
    if (sameNumber) sameNumber.push(each);
    else byNumber.set(each.mobile, [each]);
    byNetwork.set(each.network, (byNetwork.get(each.network) ?? 0) + 1);
  }
  // What was kept without its network is of none.
  byNetwork.set(undefined, 1);
  const crowdOf = ({ network }: CallBack) => byNetwork.get(network) ?? 1;
  return [...byNumber.values()]
    .map((calls) => ({ calls, crowd: Math.min(...calls.map(crowdOf)), hasBought: calls.some(isBuyers) }))
    .toSorted((a, b) => Number(b.hasBought) - Number(a.hasBought) || surplus(a.crowd) - surplus(b.crowd))
    .slice(0, limit)
    .map(({ calls, crowd }) => {
      const [{ id, askedAt, mobile }] = calls;
      return { id, askedAt, mobileEnds: endOfMobile(mobile), crowd, asks: asksOf(calls) };
    });
}

function isBuyers({ holds }: CallBack): boolean {
  return holds === 'purchase';
}

function surplus(crowd: number): number {
  return Math.max(0, crowd - fewOfNetwork);
}

function asksOf(calls: readonly CallBack[]): readonly CallBackAsk[] {
  const asks = new Map<string, CallBackAsk>();
  for (const { id: _id, owner: _owner, mobile: _mobile, network: _net, isShared: _shared, ...ask } of calls) {
    const { askedAt: _at, receipt: _receipt, ...facts } = ask;
    const same = JSON.stringify(facts);
    asks.delete(same);
    asks.set(same, ask);
  }
  return [...asks.values()].toReversed();
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
