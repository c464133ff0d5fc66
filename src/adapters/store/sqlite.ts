import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

/**
 * Kysely hands the one connection to one caller at a time, a whole transaction long, so nobody reads or writes inside
 * somebody else's transaction.
 * @param dataDir folder of `chhatri.db`, or ':memory:'.
 */
export function sqliteEngine(dataDir: string): Engine {
  const database = new DatabaseSync(fileIn(dataDir), { timeout: 5_000, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  assertDurable(database, dataDir);
  return {
    db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: forKysely(database) }) }),
    isolation: undefined,
    lockForMigrations: () => Promise.resolve(),
    isPassing: () => false,
  };
}

function fileIn(dataDir: string): string {
  if (dataDir === ':memory:') return dataDir;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return join(dataDir, 'chhatri.db');
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
      const known = prepared.get(sql);
      if (known) return known;
      // The lock is taken at the start: a read that turns into a write halfway could no longer wait for it.
      const statement = statementFor(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (prepared.size < 200) prepared.set(sql, statement);
      return statement;
    },
  };
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
