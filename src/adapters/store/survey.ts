import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Engine } from './engine/engine.ts';
import { postgresEngine } from './engine/postgres.ts';
import { sqliteEngine } from './engine/sqlite.ts';
import { landedMigrations, pendingMigrations } from './migrate.ts';
import { type KeyRing, keyFileOf } from './sealing/keys.ts';
import { assertOpens, keysInUse } from './sealing/sealed-rows.ts';
import type { StoreOptions } from './store.ts';

export type StoreSurvey =
  /** The first start makes it. */
  | { readonly kind: 'none-yet' }
  /** The next start applies so many migrations; until then its rows are not looked at. */
  | { readonly kind: 'older'; readonly migrations: number; readonly clockAheadMs: number }
  /** It is this program's, and the keys open what it holds. */
  | { readonly kind: 'whole'; readonly clockAheadMs: number; readonly keyRing: KeyRing };

/**
 * What a start would meet. Nothing is made and nothing is changed.
 * @param now milliseconds since 1970, by the clock of this machine
 * @throws as `openStore`
 */
export async function surveyStore(
  { databaseUrl, dataDir, keyRing }: Omit<StoreOptions, 'waiting'>,
  now: () => number,
): Promise<StoreSurvey> {
  if (databaseUrl === undefined && isUntouched(dataDir)) return { kind: 'none-yet' };
  const engine = databaseUrl === undefined ? sqliteEngine(dataDir) : postgresEngine(databaseUrl);
  try {
    const clockAheadMs = databaseUrl === undefined ? 0 : (await clockOf(engine)) - now();
    const migrations = await pendingMigrations(engine.patient, landedMigrations(engine.dialect));
    if (migrations > 0) return { kind: 'older', migrations, clockAheadMs };
    const inUse = await keysInUse(engine.patient);
    const ring = typeof keyRing === 'function' ? keyRing(inUse.map(({ keyId }) => keyId)) : keyRing;
    assertOpens(inUse, ring, keyFileOf(dataDir));
    return { kind: 'whole', clockAheadMs, keyRing: ring };
  } finally {
    await engine.close();
  }
}

/** A folder in which nothing shows that there was a database. */
function isUntouched(dataDir: string): boolean {
  return ['chhatri.db', 'chhatri.db-wal', 'keys.json'].every((name) => !existsSync(join(dataDir, name)));
}

async function clockOf({ patient }: Engine): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(patient);
  return rows[0]?.now.getTime() ?? Number.NaN;
}
