import { useEffect, useSyncExternalStore } from 'react';
import type { TourName } from '#domain/flag/tours.ts';
import { pageSignal } from '../network/leaving.ts';
import { pendingEvents } from '../pending-events.ts';
import { createStoredValue, type StoredValue, storageSlot } from './stored-value.ts';

const key = 'chhatri-toured';

/** Runs in the head before the first paint, so that a tour that was closed takes no place. Storage may be forbidden. */
export const toursScript = `(function(){try{document.documentElement.dataset.toured=JSON.parse(localStorage.getItem('${key}')||'[]').join(' ')}catch(e){}})()`;

let store: StoredValue<readonly string[]> | undefined;

function namesIn(text: string): readonly string[] {
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function closedTours(): StoredValue<readonly string[]> {
  store ??= createStoredValue({ slots: [storageSlot(() => localStorage, key)], empty: [], parse: namesIn });
  return store;
}

function keepClosed(names: readonly string[]): void {
  closedTours().set(names);
  document.documentElement.dataset.toured = names.join(' ');
}

export type TourState = { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void };

/** Read once is enough: whoever leaves the page has read it. Answers how to stop waiting for that. */
export function closeOnLeaving(name: TourName): () => void {
  const over = new AbortController();
  const close = () => keepClosed([...closedTours().get(), name]);
  pageSignal().addEventListener('abort', close, { signal: over.signal });
  return () => over.abort();
}

/** Open at the first visit of its page, until it is closed or the page is left. */
export function useTour(name: TourName): TourState {
  const closed = useSyncExternalStore(
    (changed) => closedTours().subscribe(changed),
    () => closedTours().get(),
    () => none,
  );
  const others = closed.filter((one) => one !== name);
  const isOpen = others.length === closed.length;
  useEffect(() => (isOpen ? closeOnLeaving(name) : undefined), [isOpen, name]);
  return {
    isOpen,
    open: () => keepClosed(others),
    close: () => {
      keepClosed([...others, name]);
      pendingEvents.push(['tour', name]);
    },
  };
}

const none: readonly string[] = [];
