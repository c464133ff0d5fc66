import { useSyncExternalStore } from 'react';
import { comparedSlot, onForget } from '#web/browser/storage/draft.ts';
import { createKept, type Kept } from '#web/browser/storage/kept.ts';
import { told } from '#web/browser/told.ts';
import {
  type ComparedList,
  type ComparedPlan,
  type CompareSet,
  isIn,
  withoutPlan,
  withPlan,
} from './compare-set.ts';
import { type KeptSets, parseSets, setOf, withSet } from './kept-sets.ts';

/** A plan that was chosen when no place was left. */
type Asking = { readonly list: ComparedList; readonly plan: ComparedPlan };

let stores: { readonly sets: Kept<KeptSets>; readonly asking: Kept<Asking | undefined> } | undefined;

const empty: CompareSet = [];

/** What is kept for this visit: the sets, and a plan that waits for a place. */
export function opened() {
  if (stores) return stores;
  const sets = createKept<KeptSets>({ slots: [comparedSlot], empty: [], parse: parseSets });
  const asking = createKept<Asking | undefined>({ slots: [], empty: undefined, parse: () => undefined });
  onForget(() => {
    sets.clear();
    asking.clear();
  });
  stores = { sets, asking };
  return stores;
}

const subscribeSets = (changed: () => void) => opened().sets.subscribe(changed);

function chosenIn(list: ComparedList): CompareSet {
  return setOf(opened().sets.get(), list);
}

/** Keeps what is compared in a list for this visit. */
export function keepCompareSet(list: ComparedList, plans: CompareSet): void {
  const { sets } = opened();
  if (plans.length > chosenIn(list).length) told.push(['compare', plans.length]);
  sets.set(withSet(sets.get(), list, plans));
}

/** Empty on the server and in the first render after it; what was chosen from then on. */
export function useChosen(list: ComparedList): CompareSet {
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
