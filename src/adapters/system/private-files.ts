import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** These are the keys, the databases, and what SQLite lays beside them. */
const secret = /^keys\.json$|\.db(-wal|-shm)?$/;

/**
 * From here on whatever this process makes is its owner's alone; what stands in the data folder from before becomes so.
 */
export function keepPrivate(dataDir: string): void {
  process.umask(0o077);
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir).filter((each) => secret.test(each))) tighten(join(dataDir, name));
}

function tighten(path: string): void {
  try {
    const mode = statSync(path).mode & 0o777;
    if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
  } catch {
    // Somebody else's file, such as a secret that the system mounts: who may read it is theirs to say.
  }
}
