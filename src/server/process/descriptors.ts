import { totalmem } from 'node:os';
import { inspect } from 'node:util';
import type { Journal } from '#usecases/ports/journal.ts';

/** Fewer than this are said at the start: what real traffic needs is more. */
const fewDescriptors = 4_096;
/** What files, the database, threads and the companies outside take at the most. */
const ownDescriptors = 128;
/** Milliseconds: a lack comes in thousands, and one line tells it. */
const noteEvery = 10_000;
const lacks: readonly unknown[] = ['EMFILE', 'ENFILE'];

/** How many files and connections this process may have open; undefined: the system sets no limit, or does not say. */
export function descriptorLimit(): number | undefined {
  if (!process.report) return undefined;
  // Otherwise names of hosts are looked up for it. The types do not know the setting yet.
  Reflect.set(process.report, 'excludeNetwork', true);
  return limitIn(process.report.getReport());
}

/** @param report as Node makes it of itself: a number, or the word "unlimited" */
export function limitIn(report: object): number | undefined {
  const limits: unknown = Reflect.get(report, 'userLimits');
  const files: unknown = isHolder(limits) ? limits.open_files : undefined;
  const soft = isHolder(files) ? files.soft : undefined;
  return typeof soft === 'number' && soft > 0 ? soft : undefined;
}

function isHolder(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** So many connections leave room for everything else that the process opens. */
export function mostConnections(limit: number | undefined): number | undefined {
  if (limit === undefined) return undefined;
  const own = Math.max(Math.ceil(limit / 4), Math.min(ownDescriptors, Math.ceil(limit / 2)));
  return Math.max(1, limit - own);
}

/** A body of 128 KB, a head of 16 KB and what a socket costs. */
const bytesOfConnection = 160 * 1024;
/** The rest is for the heap, the threads and what the system caches of the database. */
const partOfMemory = 1 / 3;

/** So many connections, each with all that it may hold, find room in memory. */
export function mostInMemory(bytes: number): number {
  return Math.max(1, Math.floor((bytes * partOfMemory) / bytesOfConnection));
}

/** Bytes that this process may have: what its container allows, where there is one. */
export function memoryLimit(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}

/** The console shows it at the start; undefined: there are enough. */
export function descriptorNotice(limit: number | undefined): string | undefined {
  if (limit === undefined || limit >= fewDescriptors) return undefined;
  return `Only ${limit} files and connections may be open at once, so at most ${mostConnections(limit)} connections are taken. Raise the limit of open files (ulimit -n, LimitNOFILE).`;
}

/**
 * A lack of descriptors passes, and whatever met it is done again by its timer, its round or its visitor: it does not end
 * the process. Every other error that nobody caught ends it, as without this.
 */
export function outliveLackOfDescriptors(journal: Journal): void {
  let notedAt = Number.NEGATIVE_INFINITY;
  process.on('uncaughtException', (error: unknown) => {
    const code = lackIn(error);
    if (code === undefined) {
      process.stderr.write(`${inspect(error)}\n`);
      process.exit(1);
    }
    const now = performance.now();
    if (now - notedAt < noteEvery) return;
    notedAt = now;
    journal.note('descriptors-used-up', { code });
  });
}

/** The system's code for it; undefined: it is something else. */
export function lackIn(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return lacks.includes(code) ? String(code) : undefined;
}
