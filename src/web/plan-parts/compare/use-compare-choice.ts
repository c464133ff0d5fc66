import { useSyncExternalStore } from 'react';
import { type ComparedList, withoutPlan, withReplaced } from './compare-set.ts';
import { keepCompareSet, opened, useChosenPlans } from './use-compare-set.ts';

const subscribeAsking = (changed: () => void) => opened().asking.subscribe(changed);

const isSame = (one: ComparedList, other: ComparedList) =>
  one.quoteId === other.quoteId && one.block === other.block;

/** What is chosen of a list, for its tray. */
export function useCompareChoice(list: ComparedList, places: number) {
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
    /** Places that the layout has and nobody has taken. */
    free: Math.max(0, places - plans.length),
    remove: (slabId: string) => keepCompareSet(list, withoutPlan(plans, slabId)),
    /** Waits for an answer: which plan makes room for it. */
    asking,
    replace: (slabId: string) => {
      if (asking) keepCompareSet(list, withReplaced(plans, slabId, asking));
      keep();
    },
    /** Nothing makes room. */
    keep,
  };
}
