import { LRUCache } from 'lru-cache';

export type Window = { readonly name: 'minute' | 'hour' | 'day'; readonly ms: number };

const minuteMs = 60_000;
export const minute: Window = { name: 'minute', ms: minuteMs };
export const hour: Window = { name: 'hour', ms: 60 * minuteMs };
export const day: Window = { name: 'day', ms: 24 * 60 * minuteMs };

/** Keys that are counted at a time; the least heard of are forgotten first. */
const mostKeys = 100_000;

type Count = { readonly since: number; readonly used: number };

export type Meter = {
  /**
   * Adds `size` to what the key has used in the window, unless that would be more than `most`.
   *
   * @returns what it has used, and the seconds until the window begins anew where it may not have that much
   */
  readonly take: (
    key: string,
    size: number,
    { window, most }: { readonly window: Window; readonly most: number },
  ) => { readonly used: number; readonly wait: number };
};

/**
 * The window of a key begins with its first use.
 *
 * @param now milliseconds
 */
export function createMeter(now: () => number): Meter {
  // With `max` the cache would take the memory of all keys at once.
  const counts = new LRUCache<string, Count>({ maxSize: mostKeys, sizeCalculation: () => 1 });
  return {
    take(key, size, { window, most }) {
      const name = `${window.name} ${key}`;
      const before = counts.get(name);
      const count = before && now() - before.since < window.ms ? before : { since: now(), used: 0 };
      const used = count.used + size;
      if (used > most)
        return { used: count.used, wait: Math.max(1, Math.ceil((count.since + window.ms - now()) / 1_000)) };
      counts.set(name, { ...count, used });
      return { used, wait: 0 };
    },
  };
}
