import type { Store } from '#usecases/ports.ts';
import type { Engine } from './engine.ts';
import type { KeyRing } from './keys.ts';
import { landedMigrations, migrate } from './migrate.ts';
import { ownershipIn } from './ownership.ts';
import { paymentsIn } from './payments.ts';
import { policiesIn } from './policies.ts';
import { postgresEngine } from './postgres.ts';
import { proposalsIn } from './proposals.ts';
import { quotesIn } from './quotes.ts';
import { createSealer } from './sealing.ts';
import { sqliteEngine } from './sqlite.ts';
import { unitOfWork } from './unit-of-work.ts';

export type StoreOptions = {
  /** `postgres://…`; absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Folder of the embedded database; ':memory:' keeps it in memory. */
  readonly dataDir: string;
  readonly keyRing: KeyRing;
};

/** @throws when the database cannot be reached, is not durable or was migrated by another program. */
export async function openStore({ databaseUrl, dataDir, keyRing }: StoreOptions): Promise<Store> {
  const engine = databaseUrl === undefined ? sqliteEngine(dataDir) : postgresEngine(databaseUrl);
  try {
    await migrate(engine, landedMigrations());
  } catch (error) {
    await engine.db.destroy();
    throw error;
  }
  return storeOver(engine, keyRing);
}

function storeOver(engine: Engine, keyRing: KeyRing): Store {
  const unit = unitOfWork(engine);
  const sealer = createSealer(keyRing);
  const store: Store = {
    ...quotesIn(unit, sealer),
    ...proposalsIn(unit, sealer),
    ...paymentsIn(unit),
    ...policiesIn(unit, sealer),
    ...ownershipIn(unit, sealer),
    atomically: (work) => unit.atomically(() => work(store)),
    isReady: () => beats(engine),
    close: () => engine.db.destroy(),
  };
  return store;
}

async function beats(engine: Engine): Promise<boolean> {
  const row = { id: 1, beat_at: new Date().toISOString() };
  try {
    await engine.db
      .insertInto('heartbeat')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: row.beat_at }))
      .execute();
    const applied = await engine.db.selectFrom('migrations').select('name').execute();
    return applied.length === landedMigrations().length;
  } catch {
    return false; // A database that cannot answer is not ready; that is the answer here, not a fault.
  }
}
