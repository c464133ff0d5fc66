import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '#usecases/ports/store.ts';

/** Milliseconds for which the process stands still while another one writes. */
const lockWithin = 250;

/**
 * The file of a company that a sandbox plays: its memory outlives a crash of ours, as another company's does.
 * @param dataDir folder of the file, or ':memory:'.
 */
export function openSandboxBook(dataDir: string, file: string, layout: string): DatabaseSync {
  const isFile = dataDir !== ':memory:';
  if (isFile) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(isFile ? join(dataDir, file) : dataDir, { timeout: 5_000 });
  database.exec(`pragma journal_mode = wal; ${layout}`);
  database.exec(`pragma busy_timeout = ${lockWithin}`);
  return database;
}

/** What a file does that cannot be read or written is this company's trouble: it is away, like any other that is. */
export function orAway<T>(company: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const isFile = error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
    throw isFile ? new StoreUnavailable(company, error) : error;
  }
}
