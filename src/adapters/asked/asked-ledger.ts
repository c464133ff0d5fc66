import { type Asked, type AskedLine, askedKeptSince, askedKey, withAsked } from '#domain/outside/asked.ts';
import type { Journal } from '#usecases/ports/journal.ts';
import { type Store, StoreUnavailable } from '#usecases/ports/store.ts';
import type { Clock } from '#usecases/ports.ts';

export type AskedAbout = Omit<Asked, 'ending' | 'at' | 'ms'>;

export type AskedLedger = {
  /** A question that begins now, to be told how it ended. Waits for nothing and never throws. */
  readonly begin: (about: AskedAbout) => (ending: Asked['ending']) => void;
};

/** Asks as without the ledger, and notes how it ended. */
export async function noted<Answer>(
  ledger: AskedLedger,
  about: AskedAbout,
  ask: () => Promise<Answer>,
  endingOf: (answer: Answer) => Asked['ending'],
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
  readonly store: Pick<Store, 'recordAsked'>;
  readonly clock: Clock;
  readonly journal: Journal;
};

/** Milliseconds. Each write makes a disk wait, and who asks often asks the same. */
const writeEvery = 1_000;

/**
 * Collects what was asked and writes it together, on a timer of its own and so in nobody's transaction. What cannot be
 * written is lost, as is the last second of a server that dies.
 */
export function openAskedLedger({ store, clock, journal }: Needs): AskedLedger & {
  readonly close: () => Promise<void>;
} {
  const collected = new Map<string, AskedLine>();
  const note = (asked: Asked) => {
    const key = askedKey(asked);
    collected.set(key, withAsked(collected.get(key), asked));
  };
  const write = async () => {
    if (collected.size === 0) return;
    const lines = [...collected.values()];
    collected.clear();
    try {
      await store.recordAsked(lines, askedKeptSince(clock.now()));
    } catch (error) {
      journal.note('asked-ledger-failed', { ...reasonOf(error), count: lines.length });
    }
  };
  let written = Promise.resolve();
  const timer = setInterval(() => {
    written = written.then(write);
  }, writeEvery).unref();
  return {
    begin: (about) => {
      const at = clock.now();
      const begun = performance.now();
      return (ending) => note({ ...about, ending, at, ms: Math.round(performance.now() - begun) });
    },
    close: async () => {
      clearInterval(timer);
      await written.then(write);
    },
  };
}

function reasonOf(error: unknown) {
  if (error instanceof StoreUnavailable) return { error: error.name, reason: error.reason };
  return { error: error instanceof Error ? error.name : typeof error };
}
