import { setTimeout as wait } from 'node:timers/promises';
import type { Journal } from '#usecases/ports/journal.ts';

/**
 * Waits for the work, but no longer than who told us of it waits for the answer: it then goes on by itself, and what it
 * leaves undone the next settling round does.
 * @param within milliseconds
 */
export async function answeredInTime(journal: Journal, work: Promise<void>, within: number): Promise<void> {
  const timer = new AbortController();
  const late = wait(within, 'late', { signal: timer.signal, ref: false }).catch(() => undefined);
  try {
    if ((await Promise.race([work, late])) === 'late') goOnAlone(journal, work);
  } finally {
    timer.abort();
  }
}

function goOnAlone(journal: Journal, work: Promise<void>): void {
  work.catch((error: unknown) =>
    journal.note('late-notice-failed', { error: error instanceof Error ? error.name : 'unknown' }),
  );
}
