import {
  addOutsideCall,
  type CallLedgerLine,
  callLedgerKey,
  callLedgerStart,
  type OutsideCall,
} from '#domain/outside/call-ledger.ts';
import type { Journal } from '#usecases/ports/journal.ts';
import { type Store, StoreUnavailable } from '#usecases/ports/store.ts';
import type { Clock } from '#usecases/ports.ts';

export type CallSubject = Omit<OutsideCall, 'ending' | 'at' | 'ms'>;

export type CallLedger = {
  /** A question that begins now, to be told how it ended. Waits for nothing and never throws. */
  readonly begin: (about: CallSubject) => (ending: OutsideCall['ending']) => void;
};

/** Asks as without the ledger, and notes how it ended. */
export async function recordCall<Answer>(
  ledger: CallLedger,
  about: CallSubject,
  ask: () => Promise<Answer>,
  endingOf: (answer: Answer) => OutsideCall['ending'],
): Promise<Answer> {
  const end = ledger.begin(about);
  try {
    const answer = await ask();
    end(endingOf(answer));
    return answer;
  } catch (error) {
    end('broke');
    throw error;
  }
}

type Needs = {
  readonly store: Pick<Store, 'recordOutsideCall'>;
  readonly clock: Clock;
  readonly journal: Journal;
};

/** Milliseconds. Each write makes a disk wait, and who asks often asks the same. */
const writeEvery = 1_000;

/**
 * Collects what was asked and writes it together, on a timer of its own and so in nobody's transaction. What cannot be
 * written is lost, as is the last second of a server that dies.
 */
export function openCallLedger({ store, clock, journal }: Needs): CallLedger & {
  readonly close: () => Promise<void>;
} {
  const collected = new Map<string, CallLedgerLine>();
  const note = (call: OutsideCall) => {
    const key = callLedgerKey(call);
    collected.set(key, addOutsideCall(collected.get(key), call));
  };
  const write = async () => {
    if (collected.size === 0) return;
    const lines = [...collected.values()];
    collected.clear();
    try {
      await store.recordOutsideCall(lines, callLedgerStart(clock.now()));
    } catch (error) {
      journal.note('asked-ledger-failed', { ...reasonOf(error), count: lines.length });
    }
  };
  let tail = Promise.resolve();
  const timer = setInterval(() => {
    tail = tail.then(write);
  }, writeEvery).unref();
  return {
    begin: (about) => {
      const at = clock.now();
      const startedAt = performance.now();
      return (ending) => note({ ...about, ending, at, ms: Math.round(performance.now() - startedAt) });
    },
    close: async () => {
      clearInterval(timer);
      await tail.then(write);
    },
  };
}

function reasonOf(error: unknown) {
  if (error instanceof StoreUnavailable) return { error: error.name, reason: error.reason };
  return { error: error instanceof Error ? error.name : typeof error };
}
