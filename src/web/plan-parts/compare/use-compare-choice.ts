import { useSyncExternalStore } from 'react';
import {
  type ComparedList,
  type ComparedPlan,
  type CompareSet,
  withoutPlan,
  withReplaced,
} from './compare-set.ts';
import { keepCompareSet, opened, useChosen } from './use-compare-set.ts';

const subscribeAsking = (changed: () => void) => opened().asking.subscribe(changed);

const isSame = (one: ComparedList, other: ComparedList) =>
  one.quoteId === other.quoteId && one.block === other.block;

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
export function useCompareChoice(list: ComparedList, places: number): CompareChoice {
  const plans = useChosen(list);
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
