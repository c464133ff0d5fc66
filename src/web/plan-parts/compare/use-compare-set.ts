import { useSyncExternalStore } from 'react';
import { pendingEvents } from '#web/browser/pending-events.ts';
import { comparedSlot, onForget } from '#web/browser/storage/draft.ts';
import { createStoredValue, type StoredValue } from '#web/browser/storage/stored-value.ts';
import {
  type ComparedList,
  type ComparedPlan,
  type CompareSet,
  isIn,
  withoutPlan,
  withPlan,
} from './compare-set.ts';
import { parseSets, type StoredSets, setOf, withSet } from './stored-sets.ts';

/** A plan that was chosen when no place was left. */
type PendingPlan = { readonly list: ComparedList; readonly plan: ComparedPlan };

let stores:
  | { readonly sets: StoredValue<StoredSets>; readonly asking: StoredValue<PendingPlan | undefined> }
  | undefined;

const empty: CompareSet = [];

/** What is kept for this visit: the sets, and a plan that waits for a place. */
export function opened() {
  if (stores) return stores;
  const sets = createStoredValue<StoredSets>({ slots: [comparedSlot], empty: [], parse: parseSets });
  const value = createStoredValue<PendingPlan | undefined>({
    slots: [],
    empty: undefined,
    parse: () => undefined,
  });
  onForget(() => {
    sets.clear();
    value.clear();
  });
  stores = { sets, asking: value };
  return stores;
}

const subscribeSets = (changed: () => void) => opened().sets.subscribe(changed);

function chosenIn(list: ComparedList): CompareSet {
  return setOf(opened().sets.get(), list);
}

/** Keeps what is compared in a list for this visit. */
export function keepCompareSet(list: ComparedList, plans: CompareSet): void {
  const { sets } = opened();
  if (plans.length > chosenIn(list).length) pendingEvents.push(['compare', plans.length]);
  sets.set(withSet(sets.get(), list, plans));
}

/** Empty on the server and in the first render after it; what was chosen from then on. */
export function useChosenPlans(list: ComparedList): CompareSet {
  return useSyncExternalStore(
    subscribeSets,
    () => chosenIn(list),
    () => empty,
  );
}

export type CompareToggle = { readonly on: boolean; readonly toggle: () => void };

/** The box of one card. Where no place is left the tray asks which plan makes room. */
export function useCompareToggle(list: ComparedList, plan: ComparedPlan, places: number): CompareToggle {
  const on = useSyncExternalStore(
    subscribeSets,
    () => isIn(chosenIn(list), plan.slabId),
    () => false,
  );
  const toggle = () => {
    const set = chosenIn(list);
    const next = on ? withoutPlan(set, plan.slabId) : withPlan(set, plan, places);
    if (next) keepCompareSet(list, next);
    else opened().asking.set({ list, plan });
  };
  return { on, toggle };
}
