import { type Kysely, PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** PostgreSQL lets many write at once. SQLite lets one transaction in at a time, so there is nothing to lock. */
export function locksRows(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

type Query<Table extends keyof Tables, Row> = SelectQueryBuilder<Tables, Table, Row>;

/** Nobody else changes these rows until the transaction ends; what refers to them may still be added. */
export function lockForUpdate<Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  query: Query<Table, Row>,
): Query<Table, Row> {
  return locksRows(db) ? query.forNoKeyUpdate() : query;
}

/** For rounds: those rows that nobody is at, and nobody comes to them, nor refers to them, until the transaction ends. */
export function lockSkippingLocked<Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  query: Query<Table, Row>,
): Query<Table, Row> {
  return locksRows(db) ? query.forUpdate().skipLocked() : query;
}

/** These rows stay until the transaction ends. */
export function lockForShare<Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  query: Query<Table, Row>,
): Query<Table, Row> {
  return locksRows(db) ? query.forKeyShare() : query;
}

/**
 * One transaction at a time holds a name, until it ends: for what has no row yet that could be locked. What is read after it
 * is as the holder before has left it, which the statement that waits for a row does not see of rows that were added.
 */
export async function holdName(db: Kysely<Tables>, kind: string, name: string): Promise<void> {
  if (!locksRows(db)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${name}`}, 0))`.execute(db);
}
