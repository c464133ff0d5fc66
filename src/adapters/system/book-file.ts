import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's own codes of a file whose pages are wrong, or that is no database. */
const damage: readonly unknown[] = [11, 26];

/**
 * Looks through the file that a sandbox keeps, as the database is looked through, before anybody is served from it.
 * @throws when it is damaged or cannot be opened, with its name and the repair.
 */
export function assertWholeBook(file: string): void {
  if (!existsSync(file)) return;
  try {
    const book = new DatabaseSync(file, { timeout: 5_000 });
    const verdict = book.prepare('pragma quick_check(1)').get()?.quick_check;
    book.close();
    if (verdict !== 'ok') throw Object.assign(new Error(String(verdict)), { errcode: damage[0] });
  } catch (error) {
    const what = (error instanceof Error ? error.message : 'unknown').replaceAll(/\s+/g, ' ');
    const isDamaged = error instanceof Error && 'errcode' in error && damage.includes(error.errcode);
    throw new Error(isDamaged ? damagedText(file, what) : `${file} cannot be opened: ${what}.`);
  }
}

function damagedText(file: string, what: string): string {
  const name = basename(file);
  return (
    `The book ${file} of a sandbox is damaged (${what}). Move ${name}, ${name}-wal and ${name}-shm aside and put the ` +
    'last backup in their place; without one the sandbox begins a new book, which knows none of the old orders.'
  );
}
