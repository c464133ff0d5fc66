import { Kysely, PostgresDialect, sql } from 'kysely';
import { DatabaseError, Pool, types } from 'pg';
import type { Tables } from '../tables.ts';
import { DomainColumns } from './columns.ts';
import type { Engine } from './engine.ts';
import { ConnectionLost, limitedPool } from './limited-pool.ts';

/** PostgreSQL's codes of a clash between transactions: serialization failure, deadlock. */
const clashes: readonly string[] = ['40001', '40P01'];
/** Its classes of codes that say nothing about the query: connection, resources, operator, system. */
const awayClasses: readonly string[] = ['08', '53', '57', '58'];
/** A lock that is not had in time, a server that became a read-only copy, a transaction that was idle too long. */
const awayCodes: readonly string[] = ['55P03', '25006', '25P03'];
/** Any fixed number: it names this lock among a database's advisory locks. */
const migrationLock = 7_242_874;

/** Milliseconds. Somebody waits in front of a page: a database that is frozen must be told to them soon. */
const connectWithin = 2_000;
const answerWithin = 3_000;
const headStart = 250;
/** A transaction that is left alone holds back others. */
const idleInTransaction = 20_000;

// An answered save must survive a power cut, whatever the database's own default is.
const durable = `set synchronous_commit = on; set idle_in_transaction_session_timeout = ${idleInTransaction}`;

export function postgresEngine(databaseUrl: string): Engine {
  const db = kyselyOver(databaseUrl, { max: 10, answerWithin });
  const patient = kyselyOver(databaseUrl, { max: 1, answerWithin: undefined });
  return {
    db,
    patient,
    dialect: 'postgres',
    isolation: 'read committed',
    lockForMigrations: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
    },
    runScript: async (transaction, text) => {
      await sql.raw(text).execute(transaction);
    },
    forgetDeleted: () => Promise.resolve(),
    isPassing: (error) => error instanceof DatabaseError && clashes.includes(error.code ?? ''),
    awayReason,
    close: async () => {
      await Promise.all([db.destroy(), patient.destroy()]);
    },
  };
}

function kyselyOver(
  databaseUrl: string,
  limits: { readonly max: number; readonly answerWithin: number | undefined },
): Kysely<Tables> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: limits.max,
    connectionTimeoutMillis: connectWithin,
    keepAlive: true,
    types: { getTypeParser },
  });
  // On the database's side too, so that a query nobody waits for any more does not go on holding locks; and sooner, so
  // that a database which still talks ends its query and keeps the connection.
  const serverSide =
    limits.answerWithin === undefined
      ? durable
      : `${durable}; set statement_timeout = ${limits.answerWithin - headStart}`;
  const dialect = new PostgresDialect({ pool: limitedPool(pool, serverSide, limits.answerWithin) });
  return new Kysely<Tables>({ dialect, plugins: [new DomainColumns()] });
}

/** Numbers of eight bytes come as texts, as they may be longer than ours; positions and counts are not. */
const getTypeParser: typeof types.getTypeParser = (oid, format) =>
  oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format);

function awayReason(error: unknown): string | undefined {
  if (error instanceof ConnectionLost) return error.reason;
  if (!(error instanceof DatabaseError)) return undefined;
  const code = error.code ?? '';
  const isAway = awayClasses.includes(code.slice(0, 2)) || awayCodes.includes(code) || clashes.includes(code);
  return isAway ? code : undefined;
}
