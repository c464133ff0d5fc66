import { useEffect, useReducer, useState } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import { useApi } from '#web/platform/network/api-context.ts';
import { useSpoken } from '#web/platform/text.tsx';
import { type ResultsData, resultsOf } from './answer.ts';
import { keepList, keptList, listKey } from './kept-lists.ts';
import { askCards } from './load.ts';
import { type Wish, wishKey } from './wish.ts';

export type ShownList = {
  /** The list on the page: the one asked for, or the one before it while that is on its way. */
  readonly data: ResultsData;
  /** `prices`: what is shown has other prices than what was asked for, so it must not be seen. */
  readonly waiting: 'no' | 'order' | 'filters' | 'prices';
  readonly failure: WireFailure | undefined;
  /** The list on the page is not the one asked for. */
  readonly isStale: boolean;
  /** Asks again: after a failure, or to put plans in order whose price has come. */
  readonly askAgain: () => void;
};

const hasOtherPrices = (wish: Wish, shown: Wish) =>
  wish.filters.sumInsured !== shown.filters.sumInsured ||
  wish.filters.maxSumInsured !== shown.filters.maxSumInsured ||
  wish.fullPlans !== shown.fullPlans;

const unsorted = ({ filters: { sort: _sort, ...filters } }: Wish) => wishKey({ filters });

function changeOf(wish: Wish, shown: Wish): ShownList['waiting'] {
  if (hasOtherPrices(wish, shown)) return 'prices';
  return unsorted(wish) === unsorted(shown) ? 'order' : 'filters';
}

type Asked = { readonly key: string; readonly attempt: number };

/** The list for a wish: the one the page came with, one of this visit, or a new one from the server. */
export function useList(first: ResultsData, wish: Wish): ShownList {
  const api = useApi();
  const { locale } = useSpoken();
  const { quoteId, block } = first;
  const keyOf = (of: Wish) => listKey(`${locale}/${quoteId}`, block, wishKey(of));
  const [key, firstKey] = [keyOf(wish), keyOf(first.wish)];
  const [attempt, askAgain] = useReducer((count: number) => count + 1, 0);
  const [done, setDone] = useState<Asked & { readonly failure?: WireFailure }>({ key: firstKey, attempt: 0 });
  const found = keptList(key) ?? (key === firstKey ? first : undefined);
  const [last, setLast] = useState(first);
  if (found && found !== last) setLast(found);

  const settled = done.key === key && done.attempt === attempt;
  const needed = !settled && (found === undefined || attempt > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the wish does, and stays the same text
  useEffect(() => {
    if (!needed) return undefined;
    const over = new AbortController();
    void askCards(api, quoteId, block, wish, { until: over.signal }).then((answer) => {
      if (over.signal.aborted) return;
      const data = answer.ok ? resultsOf(answer.value, wish) : undefined;
      if (data) keepList(key, data);
      setDone({ key, attempt, ...(!answer.ok && { failure: answer.failure }) });
    });
    return () => over.abort();
  }, [api, key, needed, attempt]);

  const shown = found ?? (last.quoteId === quoteId && last.block === block ? last : first);
  const failure = settled ? done.failure : undefined;
  const waiting = needed ? changeOf(wish, shown.wish) : 'no';
  return { data: shown, waiting, failure, isStale: found === undefined, askAgain };
}
