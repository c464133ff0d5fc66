import type { Store } from '#usecases/ports/store.ts';
import type { Ports } from '#usecases/ports.ts';

export type CrashingPorts = {
  readonly ports: Ports;
  /** How many it has begun until now. */
  readonly calls: () => number;
  readonly hasCrashed: () => boolean;
};

/**
 * Ports of a process that dies once this call to the store or to somebody outside has taken effect, and before it
 * answers; from then on nothing answers, as after a SIGKILL. To die before the next call is the same to everybody else.
 */
export function crashingPorts(ports: Ports, lastCall: number): CrashingPorts {
  let calls = 0;
  let isDead = false;
  const die = () => {
    isDead = true;
    throw new Error('The process died here');
  };
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isDead) die();
    calls += 1;
    const isLast = calls === lastCall;
    const answer = await work();
    return isLast ? die() : answer;
  };
  return {
    ports: {
      ...ports,
      store: crashingStore(ports.store, guarded),
      payments: guardAll(ports.payments, guarded),
      insurer: guardAll(ports.insurer, guarded),
    },
    calls: () => calls,
    hasCrashed: () => isDead,
  };
}

type Guard = <T>(work: () => Promise<T>) => Promise<T>;

/** What is called inside a transaction dies inside it. */
function crashingStore(store: Store, guarded: Guard): Store {
  return {
    ...guardAll(store, guarded),
    atomically: (work) => guarded(() => store.atomically((inner) => work(crashingStore(inner, guarded)))),
  };
}

/** They answer at once from what they are given: no call to anybody, so nothing dies in them. */
const asksNobody = ['mayBeWebhook', 'readWebhook', 'readReturn'];

function guardAll<T extends object>(port: T, guarded: Guard): T {
  const wrapped = Object.entries(port).map(([name, member]) => {
    if (typeof member !== 'function' || asksNobody.includes(name)) return [name, member];
    return [name, (...values: unknown[]) => guarded(async () => Reflect.apply(member, port, values))];
  });
  return Object.fromEntries(wrapped) as T; // the same names, each with the same arguments and answers
}
