import { useEffect, useRef, useState } from 'react';
import { useApi } from '#web/browser/network/api-context.ts';
import { type PlanPage, pageWith } from '../load.ts';
import { afterPress } from './after-press.ts';

type Priced = { readonly of: PlanPage; readonly page: PlanPage; readonly ids: readonly string[] };
type RiderRequest = {
  readonly of: PlanPage;
  readonly ids: readonly string[];
  /** What had to go with the last press. */
  readonly takenOut: readonly string[];
  readonly state: 'still' | 'busy' | 'failed';
};

/** A window that crosses the break of the two layouts draws the page anew: what was chosen on it stays. */
const pricedPages = new WeakMap<PlanPage, Priced>();

const isSamePlan = ({ address: one }: PlanPage, { address: other }: PlanPage) =>
  one.quoteId === other.quoteId && one.block === other.block && one.slabId === other.slabId;

/** What is pressed shows at once, its price once it came; without one the choice before stands. */
export function useRiders(first: PlanPage) {
  const api = useApi();
  const latest = useRef(0);
  const [priced, setPriced] = useState(() => pricedPages.get(first));
  const [request, setRequest] = useState<RiderRequest>();
  const current = priced?.of === first ? priced : { of: first, page: first, ids: first.plan.riders };
  const still: RiderRequest = { of: first, ids: current.ids, takenOut: [], state: 'still' };
  const now = request?.of === first ? request : still;
  const ask = (ids: readonly string[], takenOut: readonly string[]) => {
    latest.current += 1;
    const turn = latest.current;
    setRequest({ of: first, ids, takenOut, state: 'busy' });
    void pageWith(api, first, ids).then((page) => {
      if (turn !== latest.current) return;
      if (page) {
        const answer = { of: first, page, ids };
        pricedPages.set(first, answer);
        setPriced(answer);
      }
      setRequest(page ? { of: first, ids, takenOut, state: 'still' } : { ...still, state: 'failed' });
    });
  };
  const choose = (id: string, isTaken: boolean) => {
    const offers = current.page.plan.content?.riders ?? [];
    const { ids, takenOut } = afterPress(offers, now.ids, id, isTaken);
    ask(ids, takenOut);
  };
  // The page was read anew, in another language or for another answer: what was chosen on it is asked for again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what it goes by
  useEffect(() => {
    if (priced && priced.of !== first && isSamePlan(priced.of, first)) ask(priced.ids, []);
  }, [first]);
  const { ids, takenOut, state } = now;
  return {
    /** The page as it is with the riders that are chosen. */
    page: current.page,
    ids,
    takenOut,
    state,
    choose,
  };
}
