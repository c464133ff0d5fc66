import { LRUCache } from 'lru-cache';
import { sharesHeld } from './shares-held.ts';
import type { Who } from './waiting-room.ts';

export type FairShares<Value extends object> = {
  readonly get: (key: string) => Value | undefined;
  /** As `get`, without counting as use. */
  readonly peek: (key: string) => Value | undefined;
  /** In place of what stood there. Not kept: what is larger than all the room, or than any share when the room is full. */
  readonly keep: (key: string, value: Value, holding: Holding) => void;
  /** What is kept takes more room from now on, and grows no younger by it. */
  readonly grow: (key: string, by: number) => void;
  readonly delete: (key: string) => void;
  readonly clear: () => void;
  /** Drops what has grown too old. */
  readonly sweep: () => void;
  readonly size: () => number;
  readonly values: () => readonly Value[];
};

type Holding = {
  /** On whose share it counts. */
  readonly who: Who;
  readonly size: number;
  /** Milliseconds; absent: as long as all else. */
  readonly ttl?: number;
};

type Held<Value> = { readonly value: Value; readonly who: Who };

type FairLimits = { readonly room: number; readonly ttl: number; readonly now: () => number };

/**
 * Keeps things for a while. As long as there is room anybody may take it; in a full room the network that holds most, and
 * of it the visit that holds most, gives up what it used least lately. Whoever holds less than an equal share loses
 * nothing, however much others keep.
 */
export function fairShares<Value extends object>({ room, ttl, now }: FairLimits): FairShares<Value> {
  const shares = sharesHeld();
  const entries = new LRUCache<string, Held<Value>>({
    maxSize: room,
    ttl,
    ttlResolution: 0,
    perf: { now },
    dispose: ({ who }, key) => shares.drop(who, key),
  });

  /** False: who asks for it holds most already, and has nothing else to give up. */
  function makeRoom(key: string, who: Who, size: number): boolean {
    if (size > room) return false;
    while (entries.calculatedSize + size > room) {
      const least = shares.leastUsedOfHeaviest(who, size);
      if (least === undefined || least === key) return false;
      entries.delete(least);
    }
    return true;
  }

  return {
    get(key) {
      const held = entries.get(key);
      if (held) shares.use(held.who, key);
      return held?.value;
    },
    peek: (key) => entries.peek(key)?.value,
    keep(key, value, { who, size, ...lasting }) {
      entries.delete(key);
      if (!makeRoom(key, who, size)) return;
      entries.set(key, { value, who }, { size, ...lasting });
      shares.hold(who, key, size);
    },
    grow(key, by) {
      const [held, size] = [entries.peek(key), entries.info(key)?.size];
      if (!held || size === undefined) return;
      if (!makeRoom(key, held.who, by)) return void entries.delete(key);
      // The cache counts anew only what is another object.
      entries.set(key, { ...held }, { size: size + by, noUpdateTTL: true });
      shares.hold(held.who, key, size + by);
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    sweep: () => void entries.purgeStale(),
    size: () => entries.calculatedSize,
    values: () => [...entries.values()].map(({ value }) => value),
  };
}
