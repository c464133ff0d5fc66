import { LRUCache } from 'lru-cache';
import type { VisitorId } from '#domain/ids.ts';
import type { Whereabouts } from './whereabouts.ts';

/** What visitors said by forms that work without scripts, until it is a quote or their browser has it. */
export type FormMemoryStore = {
  readonly of: (visitor: VisitorId) => string | undefined;
  readonly keep: (visitor: VisitorId, answers: string) => void;
  readonly forget: (visitor: VisitorId) => void;
  /** Drops what has grown too old, whoever asks or does not. */
  readonly sweep: () => void;
  /** The size of all that is stored. */
  readonly bytes: () => number;
};

const minute = 60_000;
/** Since the last answer; who comes back later begins anew. */
const ttl = 30 * minute;
export const formMemoryBytes = 16 * 1024 * 1024;
/** Bytes that one network may fill: some thousand visitors without scripts. */
const roomOfNetwork = formMemoryBytes / 8;
/** What it costs beside its letters. */
const bytesOfEach = 512;

type MemoryEntry = { readonly text: string; readonly network: string };

const sizeOf = ({ text }: MemoryEntry) => 2 * text.length + bytesOfEach;

/**
 * In this process's memory alone: health answers of somebody without a quote are written down nowhere. What is let go is
 * asked again; a network that says much pushes out its own.
 */
export function createFormMemory(
  whoIs: Whereabouts['whoIs'],
  now: () => number = () => performance.now(),
): FormMemoryStore {
  const sizes = new Map<string, number>();
  const ofNetwork = (network: string) => sizes.get(network) ?? 0;
  const cache = new LRUCache<VisitorId, MemoryEntry>({
    maxSize: formMemoryBytes,
    sizeCalculation: sizeOf,
    ttl: ttl,
    ttlResolution: 0,
    perf: { now },
    dispose(entry) {
      sizes.set(entry.network, ofNetwork(entry.network) - sizeOf(entry));
      if (ofNetwork(entry.network) === 0) sizes.delete(entry.network);
    },
  });

  /** What was looked at longest ago goes first. */
  function makeRoom(network: string): void {
    for (const visitor of cache.rkeys()) {
      if (ofNetwork(network) <= roomOfNetwork) return;
      if (cache.peek(visitor)?.network === network) cache.delete(visitor);
    }
  }

  return {
    of: (visitor) => cache.get(visitor)?.text,
    keep(visitor, answers) {
      const entry: MemoryEntry = { text: answers, network: whoIs(visitor).network };
      cache.set(visitor, entry);
      if (!cache.has(visitor)) return;
      sizes.set(entry.network, ofNetwork(entry.network) + sizeOf(entry));
      makeRoom(entry.network);
    },
    forget: (visitor) => void cache.delete(visitor),
    sweep: () => void cache.purgeStale(),
    bytes: () => cache.calculatedSize,
  };
}
