import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { DatabaseError, Pool } from 'pg';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

const serializationFailure = '40001';
const deadlockDetected = '40P01';
/** Any fixed number: it names this lock among a database's advisory locks. */
const migrationLock = 7_242_874;

export function postgresEngine(databaseUrl: string): Engine {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
  // The pool replaces an idle connection that was lost; without a listener the loss would end the process.
  pool.on('error', () => undefined);
  const dialect = new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      // An answered save must survive a power cut, whatever the database's own default is.
      await connection.executeQuery(CompiledQuery.raw('set synchronous_commit = on'));
      await connection.executeQuery(CompiledQuery.raw('set idle_in_transaction_session_timeout = 20000'));
    },
  });
  return {
    db: new Kysely<Tables>({ dialect }),
    isolation: 'serializable',
    lockForMigrations: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
    },
    isPassing: (error) =>
      error instanceof DatabaseError &&
      (error.code === serializationFailure || error.code === deadlockDetected),
  };
}
