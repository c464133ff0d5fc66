import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { DomainColumns } from './columns.ts';
import type { Engine } from './engine.ts';

/**
 * Milliseconds for which the whole process stands still while another one holds the lock. Few: the unit of work tries
 * again with pauses in between.
 */
const lockWithin = 50;
/** Before serving nobody waits. */
const lockWithinAtStart = 5_000;

/** SQLite's own codes of a database that cannot be read or written now, whatever the query. */
const awayCodes: ReadonlyMap<number, string> = new Map([
  [5, 'SQLITE_BUSY'],
  [6, 'SQLITE_LOCKED'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
]);
const passing: readonly string[] = ['SQLITE_BUSY', 'SQLITE_LOCKED'];

/**
 * Kysely hands the one connection to one caller at a time, a whole transaction long, so nobody reads or writes inside
 * somebody else's transaction.
 * @param dataDir folder of `chhatri.db`, or ':memory:'.
 * @param image what a database in memory holds from the start.
 * @throws when the file cannot be opened, is damaged, or is missing though there was one.
 */
export function sqliteEngine(dataDir: string, image?: Uint8Array): Engine {
  const database = openWhole(fileIn(dataDir));
  if (image) database.deserialize(image);
  assertDurable(database, dataDir);
  database.exec(`pragma busy_timeout = ${lockWithin}`);
  const dialect = new SqliteDialect({ database: forKysely(database) });
  const db = new Kysely<Tables>({ dialect, plugins: [new DomainColumns()] });
  return {
    db,
    patient: db,
    dialect: 'sqlite',
    isolation: undefined,
    lockForMigrations: () => Promise.resolve(),
    // The one connection, so it runs inside the transaction that holds it.
    runScript: async (_transaction, text) => database.exec(text),
    forgetDeleted: async () => {
      // The log of writes keeps the page as it was. Where somebody reads or writes it, the next time takes it.
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    isPassing: (error) => passing.includes(awayReason(error) ?? ''),
    awayReason,
    image: () => database.serialize(),
    close: () => db.destroy(),
  };
}

function awayReason(error: unknown): string | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  // The low byte is the kind of failure, what stands above it the finer one.
  return awayCodes.get(error.errcode & 0xff);
}

function fileIn(dataDir: string): string {
  if (dataDir === ':memory:') return dataDir;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'chhatri.db');
  assertNotLost(file);
  return file;
}

/** Looks through every page before the first row is served: a damaged one would fail some visitors for ever, unseen. */
function openWhole(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: lockWithinAtStart, enableForeignKeyConstraints: true });
    // What is deleted is written over, or it would stand in the file until something else needs its place.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
    const verdict = database.prepare('pragma quick_check(1)').get()?.quick_check;
    if (verdict === 'ok') return database;
    throw new Error(String(verdict));
  } catch (error) {
    if (database?.isOpen) database.close();
    const what = error instanceof Error ? error.message : 'unknown';
    const reason = awayReason(error);
    throw new Error(reason === undefined ? damagedText(file, what) : `${file} cannot be opened: ${what}.`);
  }
}

function damagedText(file: string, what: string): string {
  const name = basename(file);
  return (
    `The database ${file} is damaged (${what.replaceAll(/\s+/g, ' ')}). ` +
    `Move ${name}, ${name}-wal and ${name}-shm aside and put the last backup in their place.`
  );
}

/** An answered save must survive a power cut: `full` makes each commit wait for the disk. */
function assertDurable(database: DatabaseSync, dataDir: string): void {
  const journal = database.prepare('pragma journal_mode').get()?.journal_mode;
  const synchronous = database.prepare('pragma synchronous').get()?.synchronous;
  const isRight =
    synchronous === 2 && (journal === 'wal' || (journal === 'memory' && dataDir === ':memory:'));
  if (!isRight) {
    throw new Error(`SQLite in ${dataDir} is not durable: journal ${journal}, synchronous ${synchronous}`);
  }
}

function forKysely(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      if (sql === 'rollback') return rollbackOf(database);
      const knownStatement = prepared.get(sql);
      if (knownStatement) return knownStatement;
      // The lock is taken at the start: a read that turns into a write halfway could no longer wait for it.
      const statement = statementFor(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (prepared.size < 200) prepared.set(sql, statement);
      return statement;
    },
  };
}

/** SQLite itself rolls back on some failures, a full disk among them; a second rollback would hide which. */
function rollbackOf(database: DatabaseSync): SqliteStatement {
  const run = () => {
    if (database.isTransaction) database.exec('rollback');
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, all: () => [], run, iterate: () => [].values() };
}

function statementFor(statement: StatementSync): SqliteStatement {
  // The queries of this folder bind texts, whole numbers and null only.
  const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate: (parameters) => statement.iterate(...bound(parameters)),
  };
}

/** What a folder gets only after its database: the keys, the books of sandboxes, what SQLite lays beside the file. */
const younger = /^keys\.json$|\.db(?:-wal)?$/;

/**
 * A new database beside what belongs to an old one would lose every purchase in silence.
 * @throws when the file is missing and something in its folder shows that it was there.
 */
function assertNotLost(file: string): void {
  const folder = dirname(file);
  if (existsSync(file) || !existsSync(folder)) return;
  const leftovers = readdirSync(folder)
    .filter((name) => younger.test(name))
    .sort();
  if (leftovers.length === 0) return;
  const paths = new Intl.ListFormat('en-IN').format(leftovers.map((name) => join(folder, name)));
  throw new Error(
    `The database ${file} is missing, and ${paths} ${leftovers.length === 1 ? 'belongs' : 'belong'} to one that was there. ` +
      `Put ${basename(file)} back from the last backup, or set DATABASE_URL if the data is elsewhere. ` +
      `To begin again without it, move ${leftovers.length === 1 ? 'that file' : 'those files'} aside.`,
  );
}
