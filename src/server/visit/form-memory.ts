import { LRUCache } from 'lru-cache';
import type { VisitorId } from '#domain/ids.ts';
import type { Whereabouts } from './whereabouts.ts';

/** What visitors said by forms that work without scripts, until it is a quote or their browser has it. */
export type FormMemoryStore = {
  readonly of: (visitor: VisitorId) => string | undefined;
  readonly keep: (visitor: VisitorId, said: string) => void;
  readonly forget: (visitor: VisitorId) => void;
  /** Drops what has grown too old, whoever asks or does not. */
  readonly sweep: () => void;
  /** The size of all that is stored. */
  readonly bytes: () => number;
};

const minute = 60_000;
/** Since the last answer; who comes back later begins anew. */
const keptFor = 30 * minute;
export const formMemoryBytes = 16 * 1024 * 1024;
/** Bytes that one network may fill: some thousand visitors without scripts. */
const roomOfNetwork = formMemoryBytes / 8;
/** What it costs beside its letters. */
const bytesOfEach = 512;

type MemoryEntry = { readonly said: string; readonly network: string };

const sizeOf = ({ said }: MemoryEntry) => 2 * said.length + bytesOfEach;

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
  const kept = new LRUCache<VisitorId, MemoryEntry>({
    maxSize: formMemoryBytes,
    sizeCalculation: sizeOf,
    ttl: keptFor,
    ttlResolution: 0,
    perf: { now },
    dispose(held) {
      sizes.set(held.network, ofNetwork(held.network) - sizeOf(held));
      if (ofNetwork(held.network) === 0) sizes.delete(held.network);
    },
  });

  /** What was looked at longest ago goes first. */
  function makeRoom(network: string): void {
    for (const visitor of kept.rkeys()) {
      if (ofNetwork(network) <= roomOfNetwork) return;
      if (kept.peek(visitor)?.network === network) kept.delete(visitor);
    }
  }

  return {
    of: (visitor) => kept.get(visitor)?.said,
    keep(visitor, said) {
      const held: MemoryEntry = { said, network: whoIs(visitor).network };
      kept.set(visitor, held);
      if (!kept.has(visitor)) return;
      sizes.set(held.network, ofNetwork(held.network) + sizeOf(held));
      makeRoom(held.network);
    },
    forget: (visitor) => void kept.delete(visitor),
    sweep: () => void kept.purgeStale(),
    bytes: () => kept.calculatedSize,
  };
}
