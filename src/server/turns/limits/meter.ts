import { LRUCache } from 'lru-cache';

export type Window = { readonly name: 'minute' | 'hour' | 'day'; readonly ms: number };

const minuteMs = 60_000;
export const minute: Window = { name: 'minute', ms: minuteMs };
export const hour: Window = { name: 'hour', ms: 60 * minuteMs };
export const day: Window = { name: 'day', ms: 24 * 60 * minuteMs };

/** Keys of a kind that are counted at a time; the least heard of are forgotten first. */
const mostKeys = 100_000;

type Count = { readonly since: number; readonly used: number };

export type MeterKey = {
  readonly key: string;
  readonly most: number;
  /** Keys of one kind never make those of another forgotten: whoever has any number of nets cannot clear a count with them. */
  readonly kind?: string;
};

export type Allowed = {
  /** What the key has used that has used most. */
  readonly used: number;
  /** Seconds until a window begins anew of what may not have that much; 0: it was taken. */
  readonly wait: number;
  /** As if it had not been taken, as long as the window is the same. */
  readonly giveBack: () => void;
};

export type Meter = {
  /** Adds `size` to what every one of the keys has used in the window; to none where that would be more than its `most`. */
  readonly take: (keys: readonly MeterKey[], size: number, window: Window) => Allowed;
};

/**
 * The window of a key begins with its first use.
 *
 * @param now milliseconds
 */
export function createMeter(now: () => number): Meter {
  const countsOfKind = new Map<string, LRUCache<string, Count>>();

  function countsOf({ kind = '' }: MeterKey): LRUCache<string, Count> {
    // With `max` the cache would take the memory of all keys at once.
    const counts =
      countsOfKind.get(kind) ?? new LRUCache<string, Count>({ maxSize: mostKeys, sizeCalculation: () => 1 });
    countsOfKind.set(kind, counts);
    return counts;
  }

  return {
    take(keys, size, window) {
      const foundCounts = keys.map((each) => {
        const [counts, name] = [countsOf(each), `${window.name} ${each.key}`];
        const before = counts.get(name);
        const count = before && now() - before.since < window.ms ? before : { since: now(), used: 0 };
        return { counts, name, count, isOver: count.used + size > each.most };
      });
      const waits = foundCounts
        .filter(({ isOver }) => isOver)
        .map(({ count }) => Math.max(1, Math.ceil((count.since + window.ms - now()) / 1_000)));
      const mostUsed = Math.max(0, ...foundCounts.map(({ count }) => count.used));
      if (waits.length > 0) return { used: mostUsed, wait: Math.max(...waits), giveBack: () => undefined };
      for (const { counts, name, count } of foundCounts)
        counts.set(name, { ...count, used: count.used + size });
      return {
        used: mostUsed + size,
        wait: 0,
        giveBack() {
          for (const { counts, name, count } of foundCounts) {
            const current = counts.peek(name);
            if (current?.since === count.since) counts.set(name, { ...current, used: current.used - size });
          }
        },
      };
    },
  };
}
