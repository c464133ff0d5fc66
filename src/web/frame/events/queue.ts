import type { UsageEvent } from '#domain/event/event-kinds.ts';

export type HeldEvent = UsageEvent & {
  readonly id: string;
  /** It is in milliseconds since 1970, by this device. */
  readonly at: number;
};

export type EventQueue = {
  readonly add: (event: HeldEvent) => void;
  /** It gives the oldest first. */
  readonly first: (count: number) => readonly HeldEvent[];
  readonly remove: (ids: readonly string[]) => void;
  readonly clear: () => void;
  readonly size: () => number;
};

const prefix = 'chhatri-event:';
/** What nobody sends for so long is not worth a phone's storage. */
export const mostQueued = 200;

/**
 * Events that wait, one entry of the storage each, so that tabs which write at once lose nothing of one another, and what
 * a page held when it died is sent by the next one. Where nothing may be stored they wait in the page.
 */
export function eventQueue(storage: () => Storage): EventQueue {
  const here = new Map<string, HeldEvent>();
  const all = () => {
    const stored = readAll(storage);
    return [...stored, ...here.values()].sort((a, b) => a.at - b.at);
  };
  const remove = (ids: readonly string[]) => {
    for (const id of ids) {
      here.delete(id);
      attempt(() => storage().removeItem(prefix + id));
    }
  };
  return {
    add: (event) => {
      const events = all();
      remove(events.slice(0, Math.max(0, events.length - mostQueued + 1)).map(({ id }) => id));
      const isStored = attempt(() => storage().setItem(prefix + event.id, JSON.stringify(event)));
      if (!isStored) here.set(event.id, event);
    },
    first: (count) => all().slice(0, count),
    remove,
    clear: () => remove(all().map(({ id }) => id)),
    size: () => all().length,
  };
}

/** False: the browser forbids it, or is full. */
function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

function readAll(storage: () => Storage): readonly HeldEvent[] {
  const events: HeldEvent[] = [];
  attempt(() => {
    const store = storage();
    for (let index = 0; index < store.length; index += 1) {
      const key = store.key(index);
      const event = key?.startsWith(prefix) ? parsed(store.getItem(key)) : undefined;
      if (event) events.push(event);
    }
  });
  return events;
}

/** Undefined: nobody of ours wrote it. The server looks at the rest. */
function parsed(text: string | null): HeldEvent | undefined {
  try {
    const value = JSON.parse(text ?? 'null');
    return typeof value?.id === 'string' && typeof value.at === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}
