import { useSyncExternalStore } from 'react';
import { useDevice } from '#web/platform/device.tsx';
import { comparedSlot, onForget } from '#web/platform/storage/draft.ts';
import { createKept, type Kept } from '#web/platform/storage/kept.ts';
import {
  type ComparedList,
  type ComparedPlan,
  type CompareSet,
  isIn,
  placesOn,
  withoutPlan,
  withPlan,
  withReplaced,
} from './compare-set.ts';
import { type KeptSets, parseSets, setOf, withSet } from './kept-sets.ts';

/** A plan that was chosen when no place was left. */
type Asking = { readonly list: ComparedList; readonly plan: ComparedPlan };

let stores: { readonly sets: Kept<KeptSets>; readonly asking: Kept<Asking | undefined> } | undefined;

const empty: CompareSet = [];

function opened() {
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
const subscribeAsking = (changed: () => void) => opened().asking.subscribe(changed);

const isSame = (one: ComparedList, other: ComparedList) =>
  one.quoteId === other.quoteId && one.block === other.block;

function chosenIn(list: ComparedList): CompareSet {
  return setOf(opened().sets.get(), list);
}

/** Keeps what is compared in a list for this visit. */
export function keepCompareSet(list: ComparedList, plans: CompareSet): void {
  const { sets } = opened();
  sets.set(withSet(sets.get(), list, plans));
}

/** Empty on the server and in the first render after it; what was chosen from then on. */
function useChosen(list: ComparedList): CompareSet {
  return useSyncExternalStore(
    subscribeSets,
    () => chosenIn(list),
    () => empty,
  );
}

export type CompareToggle = { readonly on: boolean; readonly toggle: () => void };

/** The box of one card. Where no place is left the tray asks which plan makes room. */
export function useCompareToggle(list: ComparedList, plan: ComparedPlan): CompareToggle {
  const device = useDevice();
  const on = useSyncExternalStore(
    subscribeSets,
    () => isIn(chosenIn(list), plan.slabId),
    () => false,
  );
  const toggle = () => {
    const set = chosenIn(list);
    const next = on ? withoutPlan(set, plan.slabId) : withPlan(set, plan, placesOn[device]);
    if (next) keepCompareSet(list, next);
    else opened().asking.set({ list, plan });
  };
  return { on, toggle };
}

export type CompareChoice = {
  readonly plans: CompareSet;
  /** Places that the layout has and nobody has taken. */
  readonly free: number;
  readonly remove: (slabId: string) => void;
  /** Waits for an answer: which plan makes room for it. */
  readonly asking: ComparedPlan | undefined;
  readonly replace: (slabId: string) => void;
  /** Nothing makes room. */
  readonly keep: () => void;
};

/** What is chosen of a list, for its tray. */
export function useCompareChoice(list: ComparedList): CompareChoice {
  const plans = useChosen(list);
  const places = placesOn[useDevice()];
  const asked = useSyncExternalStore(
    subscribeAsking,
    () => opened().asking.get(),
    () => undefined,
  );
  const asking = asked && isSame(asked.list, list) ? asked.plan : undefined;
  const keep = () => opened().asking.clear();
  return {
    plans,
    free: Math.max(0, places - plans.length),
    remove: (slabId) => keepCompareSet(list, withoutPlan(plans, slabId)),
    asking,
    replace: (slabId) => {
      if (asking) keepCompareSet(list, withReplaced(plans, slabId, asking));
      keep();
    },
    keep,
  };
}
