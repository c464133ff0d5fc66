import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { StoreUnavailable } from '#usecases/ports/store.ts';
import type { Engine } from './engine/engine.ts';
import type { Tables } from './tables.ts';

export type Work<T> = (db: Kysely<Tables>) => Promise<T>;

/** Both throw `StoreUnavailable` when the database is away, and when it stays locked or clashing. */
export type UnitOfWork = {
  /** Inside `atomically` it is part of that; outside, each statement runs for itself. */
  readonly run: <T>(work: Work<T>) => Promise<T>;
  /** All or nothing. Run again from its start after a clash, so `work` touches nothing but the store. */
  readonly atomically: <T>(work: Work<T>) => Promise<T>;
  /** @throws outside `atomically`, where it would hold nothing */
  readonly hold: (work: Work<void>) => Promise<void>;
  /** How often something was run again since the start, by the database's code for why. */
  readonly repeated: ReadonlyMap<string, number>;
};

/** Milliseconds in which a clash, or the lock of another process, has to pass. */
const patience = 3_000;
const longestPause = 200;

/** Whoever is called inside a transaction joins it, whichever handle the call came through. */
export function unitOfWork(engine: Engine): UnitOfWork {
  const current = new AsyncLocalStorage<{ readonly db: Kysely<Tables>; isOpen: boolean }>();
  const joined = () => {
    const outer = current.getStore();
    return outer?.isOpen ? outer.db : undefined;
  };
  const repeated = new Map<string, number>();
  const onRepeat = (reason: string) => repeated.set(reason, (repeated.get(reason) ?? 0) + 1);
  const once = <T>(work: Work<T>): Promise<T> => {
    const builder = engine.db.transaction();
    const transaction = engine.isolation ? builder.setIsolationLevel(engine.isolation) : builder;
    return transaction.execute(async (db) => {
      const here = { db, isOpen: true };
      try {
        return await current.run(here, () => work(db));
      } finally {
        // What was started inside and not awaited must not write through a transaction that is over.
        here.isOpen = false;
      }
    });
  };
  return {
    run: (work) => {
      const outer = joined();
      return outer ? work(outer) : untilNoClash(engine, () => work(engine.db), onRepeat);
    },
    atomically: (work) => {
      const outer = joined();
      return outer ? work(outer) : untilNoClash(engine, () => once(work), onRepeat);
    },
    hold: async (work) => {
      const outer = joined();
      if (!outer) throw new Error('What is held is held until a transaction ends, and there is none');
      await work(outer);
    },
    repeated,
  };
}

/** @throws StoreUnavailable when the database is away or does not let us through in time. */
export async function untilNoClash<T>(
  engine: Engine,
  attempt: () => Promise<T>,
  onRepeat: (reason: string) => void = () => undefined,
): Promise<T> {
  const end = performance.now() + patience;
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const pause = Math.random() * Math.min(longestPause, 5 * 2 ** tries);
      if (!engine.isPassing(error) || performance.now() + pause > end) throw toStoreError(engine, error);
      onRepeat(engine.awayReason(error) ?? 'unknown');
      await wait(pause);
    }
  }
}

function toStoreError(engine: Engine, error: unknown): unknown {
  const reason = engine.awayReason(error);
  return reason === undefined ? error : new StoreUnavailable(reason, error);
}
