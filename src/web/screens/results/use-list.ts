import { startTransition, useEffect, useReducer, useRef, useState } from 'react';
import type { CallResult, WireFailure } from '#contract/call/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useSpoken } from '#web/browser/text.tsx';
import { type ResultsData, resultsOf } from './answer.ts';
import { keepList, keptList, listKey } from './kept-lists.ts';
import { askCards } from './load.ts';
import { pricesKey, type Wish, wishKey } from './wish.ts';

export type ShownList = {
  /** The list on the page: the one asked for, or the one before it while that is on its way. */
  readonly data: ResultsData;
  /** What it is drawn for: the wish, or the one before it while there is no time to draw. */
  readonly wish: Wish;
  readonly waiting: 'no' | 'order' | 'filters' | 'prices';
  /** The list on the page has other prices than what was asked for, so it must not be seen, whether the right one is awaited or failed. */
  readonly hasOldPrices: boolean;
  readonly failure: WireFailure | undefined;
  /** The list on the page is not the one asked for. */
  readonly isStale: boolean;
  /** Something newer than what is drawn has been asked for. */
  readonly isAhead: boolean;
  /** Asks again: after a failure, or to put plans in order whose price has come. */
  readonly askAgain: () => void;
  /** Sends the question for a wish that is about to be this one, so that its way and the drawing of the press pass together. */
  readonly askAhead: (wish: Wish) => void;
};

type Question = {
  readonly key: string;
  readonly answer: Promise<CallResult<'getCards'>>;
  readonly over: AbortController;
};

/** Milliseconds after which it is said that a list is on its way: nearly every one is there before. */
const waitingSaidAfter = 150;

const hasOtherPrices = (wish: Wish, shown: Wish) => pricesKey(wish) !== pricesKey(shown);

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
  // The question leaves with the press; what it changes on the page is drawn with its answer, or once that takes long.
  const [drawn, setDrawn] = useState(wish);
  const keyOf = (of: Wish) => listKey(`${locale}/${quoteId}`, block, wishKey(of));
  const [key, drawnKey, firstKey] = [keyOf(wish), keyOf(drawn), keyOf(first.wish)];
  const [attempt, askAgain] = useReducer((count: number) => count + 1, 0);
  const [done, setDone] = useState<Asked & { readonly failure?: WireFailure }>({ key: firstKey, attempt: 0 });
  const listOf = (of: string) => keptList(of) ?? (of === firstKey ? first : undefined);
  const isSettled = (of: string) => done.key === of && done.attempt === attempt;
  const isNeeded = (of: string) => !isSettled(of) && (listOf(of) === undefined || attempt > 0);
  const found = listOf(drawnKey);
  const [last, setLast] = useState(first);
  if (found && found !== last) setLast(found);

  const ask = (of: Wish): Question => {
    const over = new AbortController();
    return { key: keyOf(of), answer: askCards(api, quoteId, block, of, { until: over.signal }), over };
  };
  const ahead = useRef<Question>(undefined);
  const askAhead = (of: Wish) => {
    if (!isNeeded(keyOf(of))) return;
    ahead.current?.over.abort();
    ahead.current = ask(of);
  };

  const needed = isNeeded(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the wish does, and stays the same text
  useEffect(() => {
    if (!needed) return undefined;
    const { answer: coming, over } = ahead.current?.key === key ? ahead.current : ask(wish);
    ahead.current = undefined;
    void coming.then((answer) => {
      if (over.signal.aborted) return;
      const data = answer.ok ? resultsOf(answer.value, wish) : undefined;
      if (data) keepList(key, data);
      setDone({ key, attempt, ...(!answer.ok && { failure: answer.failure }) });
      setDrawn(wish);
    });
    return () => over.abort();
  }, [api, key, needed, attempt]);

  const isSoon = needed && !hasOtherPrices(wish, drawn);
  useEffect(() => {
    if (wish === drawn) return undefined;
    const timer = setTimeout(() => startTransition(() => setDrawn(wish)), isSoon ? waitingSaidAfter : 0);
    return () => clearTimeout(timer);
  }, [wish, drawn, isSoon]);

  const shown = found ?? (last.quoteId === quoteId && last.block === block ? last : first);
  return {
    data: shown,
    wish: drawn,
    waiting: isNeeded(drawnKey) ? changeOf(drawn, shown.wish) : 'no',
    hasOldPrices: hasOtherPrices(drawn, shown.wish),
    failure: isSettled(drawnKey) ? done.failure : undefined,
    isStale: found === undefined,
    isAhead: needed || key !== drawnKey,
    askAgain,
    askAhead,
  };
}
