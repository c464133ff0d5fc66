import { useSyncExternalStore } from 'react';
import { told } from '../told.ts';
import { createKept, type Kept, storageSlot } from './kept.ts';

/** Screens that explain themselves at the first visit (specification section 4). */
export type TourName = 'split-plans' | 'checklist';

const key = 'chhatri-toured';

/** Runs in the head before the first paint, so that a tour that was closed takes no place. Storage may be forbidden. */
export const toursScript = `(function(){try{document.documentElement.dataset.toured=JSON.parse(localStorage.getItem('${key}')||'[]').join(' ')}catch(e){}})()`;

let store: Kept<readonly string[]> | undefined;

function namesIn(text: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function closedTours(): Kept<readonly string[]> {
  store ??= createKept({ slots: [storageSlot(() => localStorage, key)], empty: [], parse: namesIn });
  return store;
}

function keepClosed(names: readonly string[]): void {
  closedTours().set(names);
  document.documentElement.dataset.toured = names.join(' ');
}

export type TourState = { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void };

/** Open until it was closed once. */
export function useTour(name: TourName): TourState {
  const closed = useSyncExternalStore(
    (changed) => closedTours().subscribe(changed),
    () => closedTours().get(),
    () => none,
  );
  const others = closed.filter((one) => one !== name);
  return {
    isOpen: others.length === closed.length,
    open: () => keepClosed(others),
    close: () => {
      keepClosed([...others, name]);
      told.push(['tour', name]);
    },
  };
}

const none: readonly string[] = [];
