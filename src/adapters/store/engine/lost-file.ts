import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a folder gets only after its database: the keys, the books of sandboxes, what SQLite lays beside the file. */
const younger = /^keys\.json$|\.db(?:-wal)?$/;

/**
 * A new database beside what belongs to an old one would lose every purchase in silence.
 * @throws when the file is missing and something in its folder shows that it was there.
 */
export function assertNotLost(file: string): void {
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
