import { goneBefore, largestCounts, type RetentionKind, retentionKinds } from '#domain/retention/rules.ts';
import { StoreUnavailable } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import { eraseRequested } from './erase-data.ts';

/** Counts how much of what went. */
export type PurgeCounts = Readonly<Partial<Record<RetentionKind | 'erasure' | 'beyond-ceiling', number>>>;

export type PurgeOptions = {
  /** Rows that a step looks at, and erasures that are gone on with at once. */
  readonly limit: number;
  /** Called between two steps: gives others their turn, and answers whether to go on. */
  readonly rest: () => Promise<boolean>;
  /** Where a round came to that was cut off; the next one goes on from there. */
  readonly places: Map<RetentionKind, string>;
};

/**
 * Goes on with erasures that were asked for, and lets go of what its rule no longer keeps: a step of each kind in turn, until
 * nothing is left or the time is over. A kind that breaks keeps no other from going.
 */
export async function purgeExpired(ports: Ports, going: PurgeOptions): Promise<PurgeCounts> {
  const counts = new Map<keyof PurgeCounts, number>();
  const count: Count = (what, more) => counts.set(what, (counts.get(what) ?? 0) + more);
  count('erasure', await eraseRequested(ports, going.limit));
  const isThrough = await goInTurn(ports, going, count);
  const beyond = counts.get('beyond-ceiling') ?? 0;
  if (beyond > 0) ports.journal.note('ceiling-reached', { count: beyond });
  // Rules may have asked for more of them.
  if (isThrough) count('erasure', await eraseRequested(ports, going.limit));
  await ports.store.forgetDeleted();
  return Object.fromEntries([...counts].filter(([, number]) => number > 0));
}

type Count = (what: keyof PurgeCounts, more: number) => void;

/** Whether nothing is left; false: the time was over before. */
async function goInTurn(ports: Ports, { limit, rest, places }: PurgeOptions, count: Count): Promise<boolean> {
  let kinds: readonly RetentionKind[] = retentionKinds;
  while (kinds.length > 0) {
    const unfinished: RetentionKind[] = [];
    for (const what of kinds) {
      if (!(await rest())) return false;
      const step = await oneStep(ports, what, { limit, after: places.get(what) });
      count(what, step.gone);
      count('beyond-ceiling', step.beyond ?? 0);
      if (step.next === undefined) {
        places.delete(what);
        continue;
      }
      places.set(what, step.next);
      unfinished.push(what);
    }
    kinds = unfinished;
  }
  return true;
}

type Step = Awaited<ReturnType<Ports['store']['purge']>>;

async function oneStep(
  { store, clock, journal }: Ports,
  what: RetentionKind,
  batch: Pick<Parameters<Ports['store']['purge']>[1], 'limit' | 'after'>,
): Promise<Step> {
  const at = clock.now();
  try {
    return await store.purge(what, { before: goneBefore(what, at), at, most: largestCounts[what], ...batch });
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    journal.note('keeping-step-failed', {
      rule: what,
      error: error instanceof Error ? error.name : 'unknown',
    });
    return { gone: 0, next: undefined };
  }
}
