/** It holds one text that outlives the page. */
export type Slot = {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
  readonly remove: () => void;
};

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @throws from any part where the browser forbids storage or it is full. */
export function storageSlot(storage: () => TextStorage, key: string): Slot {
  return {
    read: () => storage().getItem(key) ?? undefined,
    write: (text) => storage().setItem(key, text),
    remove: () => storage().removeItem(key),
  };
}

/** Seconds a fallback cookie lives. */
const cookieLife = 30 * 24 * 3600;
/** Browsers drop a cookie that is larger than 4 KB without a word. */
const cookieRoom = 3800;

/** Sent along under /health-plan only: never for anything about health. */
export function cookieSlot(host: Pick<Document, 'cookie'>, key: string, secure: boolean): Slot {
  const shape = `; path=/health-plan; samesite=lax${secure ? '; secure' : ''}`;
  return {
    read: () => {
      const pair = host.cookie.split('; ').find((part) => part.startsWith(`${key}=`));
      return pair === undefined ? undefined : decodeURIComponent(pair.slice(key.length + 1));
    },
    write: (text) => {
      const value = encodeURIComponent(text);
      if (value.length > cookieRoom) throw new Error('No room');
      host.cookie = `${key}=${value}${shape}; max-age=${cookieLife}`;
    },
    remove: () => {
      host.cookie = `${key}=${shape}; max-age=0`;
    },
  };
}

export type StoredValue<T> = {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly clear: () => void;
  readonly subscribe: (changed: () => void) => () => void;
  /** Reads the slots anew: another tab has written. */
  readonly refresh: () => void;
};

type StoredValueSetup<T> = {
  /** Tried in order; when none works the value lives as long as the page. */
  readonly slots: readonly Slot[];
  readonly empty: T;
  readonly parse: (text: string) => T;
};

function firstText(slots: readonly Slot[]): string | undefined {
  for (const slot of slots) {
    try {
      const text = slot.read();
      if (text !== undefined && text !== '') return text;
    } catch {
      // A forbidden storage is an empty one: the next slot is asked.
    }
  }
  return undefined;
}

function writeFirst(slots: readonly Slot[], text: string): void {
  for (const slot of slots) {
    try {
      slot.write(text);
      return;
    } catch {
      // Forbidden or full: the next slot is tried, and without any the page itself remembers.
    }
  }
}

/** Nothing is left in any of them. */
export function clearSlots(slots: readonly Slot[]): void {
  for (const slot of slots) {
    try {
      slot.remove();
    } catch {
      // What may not be touched holds nothing of ours.
    }
  }
}

/** A value that is written after every change and read back on the next visit. */
export function createStoredValue<T>({ slots, empty, parse }: StoredValueSetup<T>): StoredValue<T> {
  const listeners = new Set<() => void>();
  let current: T | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const load = () => {
    const text = firstText(slots);
    return text === undefined ? empty : parse(text);
  };
  const get = () => {
    current ??= load();
    return current;
  };
  return {
    get,
    set: (value) => {
      current = value;
      writeFirst(slots, JSON.stringify(value));
      tell();
    },
    clear: () => {
      current = empty;
      clearSlots(slots);
      tell();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    refresh: () => {
      current = undefined;
      tell();
    },
  };
}
