import { LRUCache } from 'lru-cache';
import type { VisitorId } from '#domain/ids.ts';

/** What visitors said by forms that work without scripts, until it is a quote or their browser has it. */
export type SaidSoFar = {
  readonly of: (visitor: VisitorId) => string | undefined;
  readonly keep: (visitor: VisitorId, said: string) => void;
  readonly forget: (visitor: VisitorId) => void;
};

const minute = 60_000;
/** Since the last answer; who comes back later begins anew. */
const keptFor = 30 * minute;
const most = { entries: 20_000, bytes: 16 * 1024 * 1024 };

/**
 * In this process's memory alone: health answers of somebody without a quote are written down nowhere. What is let go is
 * asked again.
 */
export function keepSaid(now: () => number = () => performance.now()): SaidSoFar {
  const kept = new LRUCache<VisitorId, string>({
    max: most.entries,
    maxSize: most.bytes,
    sizeCalculation: (said) => 2 * said.length + 1,
    ttl: keptFor,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    of: (visitor) => kept.get(visitor),
    keep: (visitor, said) => void kept.set(visitor, said),
    forget: (visitor) => void kept.delete(visitor),
  };
}
