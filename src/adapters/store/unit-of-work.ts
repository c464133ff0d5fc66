import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

export type Work<T> = (db: Kysely<Tables>) => Promise<T>;

export type UnitOfWork = {
  /** Inside `atomically`, part of it; outside, each statement for itself. */
  readonly run: <T>(work: Work<T>) => Promise<T>;
  /** All or nothing. Run again from its start after a clash, so `work` touches nothing but the store. */
  readonly atomically: <T>(work: Work<T>) => Promise<T>;
};

const mostTries = 12;

/** Whoever is called inside a transaction joins it, whichever handle the call came through. */
export function unitOfWork(engine: Engine): UnitOfWork {
  const current = new AsyncLocalStorage<{ readonly db: Kysely<Tables>; isOpen: boolean }>();
  const joined = () => {
    const outer = current.getStore();
    return outer?.isOpen ? outer.db : undefined;
  };
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
    run: (work) => work(joined() ?? engine.db),
    atomically: (work) => {
      const outer = joined();
      return outer ? work(outer) : untilNoClash(engine, () => once(work));
    },
  };
}

async function untilNoClash<T>(engine: Engine, attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === mostTries || !engine.isPassing(error)) throw error;
      await wait(Math.random() * Math.min(200, 5 * 2 ** tries));
    }
  }
}
