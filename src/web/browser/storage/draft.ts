import { useSyncExternalStore } from 'react';
import { type Draft, emptyDraft, emptyHealth, type Health, parseDraft, parseHealth } from './draft-shape.ts';
import { clearSlots, cookieSlot, createStoredValue, type StoredValue, storageSlot } from './stored-value.ts';

/** Local form state, written after every change (specification section 1; what goes where: decisions are in docs). */

const draftName = 'chhatri-draft';
const healthName = 'chhatri-health';

/** Plans that were chosen to be compared. They go with the answers, also where their store is not loaded. */
export const comparedSlot = storageSlot(() => sessionStorage, 'chhatri-compare');

/** These are the hospitals that a family named, and where it looked; they stay in this tab alone. */
export const placesSlot = storageSlot(() => sessionStorage, 'chhatri-hospitals');

/** Which list was left with its page, and at which plan: for Back, in this tab alone. */
export const leftListSlot = storageSlot(() => sessionStorage, 'chhatri-left-list');

/** The plan that was looked at last, for its mark in the list. */
export const openedPlanSlot = storageSlot(() => sessionStorage, 'chhatri-opened');

const forgetters = new Set<() => void>();

/** Whoever remembers more of a visitor than the answers forgets it with them. */
export function onForget(forget: () => void): void {
  forgetters.add(forget);
}

let stores: { readonly draft: StoredValue<Draft>; readonly health: StoredValue<Health> } | undefined;

function opened() {
  if (stores) return stores;
  const draft = createStoredValue({
    slots: [
      storageSlot(() => localStorage, draftName),
      cookieSlot(document, draftName, location.protocol === 'https:'),
    ],
    empty: emptyDraft,
    parse: parseDraft,
  });
  const health = createStoredValue({
    slots: [storageSlot(() => sessionStorage, healthName)],
    empty: emptyHealth,
    parse: parseHealth,
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === draftName || key === null) draft.refresh();
  });
  stores = { draft, health };
  return stores;
}

/** Empty on the server and in the first render after it; the stored one from then on. */
export function useDraft(): Draft {
  return useSyncExternalStore(
    (changed) => opened().draft.subscribe(changed),
    () => opened().draft.get(),
    () => emptyDraft,
  );
}

export function useHealth(): Health {
  return useSyncExternalStore(
    (changed) => opened().health.subscribe(changed),
    () => opened().health.get(),
    () => emptyHealth,
  );
}

const never = () => () => undefined;

/** False until the browser's storage could be read: an empty draft means nothing before. */
export function useDraftReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** What is kept right now, whatever was drawn. In a browser only. */
export function answersNow(): { readonly draft: Draft; readonly health: Health } {
  const { draft, health } = opened();
  return { draft: draft.get(), health: health.get() };
}

export function changeDraft(change: (draft: Draft) => Draft): void {
  const { draft } = opened();
  draft.set(change(draft.get()));
}

export function changeHealth(change: (health: Health) => Health): void {
  const { health } = opened();
  health.set(change(health.get()));
}

/** The stored quote id is cleared when proposal data is loaded (specification section 4). */
export function clearStoredQuote(): void {
  if (opened().draft.get().quote !== undefined) changeDraft((draft) => ({ ...draft, quote: undefined }));
}

/** Nothing of what was entered in the quote flow, or chosen after it, stays in this browser. */
export function forgetMe(): void {
  const { draft, health } = opened();
  draft.clear();
  health.clear();
  clearSlots([comparedSlot, placesSlot, leftListSlot, openedPlanSlot]);
  for (const forget of forgetters) forget();
}
