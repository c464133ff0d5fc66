import { useSyncExternalStore } from 'react';
import {
  type ComparedList,
  type ComparedPlan,
  type CompareSet,
  withoutPlan,
  withReplaced,
} from './compare-set.ts';
import { keepCompareSet, opened, useChosenPlans } from './use-compare-set.ts';

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
  const plans = useChosenPlans(list);
  const plan = useSyncExternalStore(
    subscribeAsking,
    () => opened().asking.get(),
    () => undefined,
  );
  const asking = plan && isSame(plan.list, list) ? plan.plan : undefined;
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
