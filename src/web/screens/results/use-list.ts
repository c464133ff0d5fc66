import { startTransition, useEffect, useReducer, useRef, useState } from 'react';
import type { CallResult, WireFailure } from '#contract/call/shapes.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { usePageWords } from '#web/browser/text.tsx';
import { type ResultsData, resultsOf } from './answer.ts';
import { type ListOptions, listOptionsKey, pricesKey } from './list-options.ts';
import { askCards } from './load.ts';

export type ShownList = ReturnType<typeof useList>;

type Question = {
  readonly key: string;
  readonly answer: Promise<CallResult<'getCards'>>;
  readonly over: AbortController;
};

/** Milliseconds after which it is said that a list is on its way: nearly every one is there before. */
const waitingNoteDelay = 150;

const hasOtherPrices = (options: ListOptions, listOptions: ListOptions) =>
  pricesKey(options) !== pricesKey(listOptions);

const unsorted = ({ filters: { sort: _sort, ...filters } }: ListOptions) => listOptionsKey({ filters });

function changeOf(options: ListOptions, listOptions: ListOptions): 'order' | 'filters' | 'prices' {
  if (hasOtherPrices(options, listOptions)) return 'prices';
  return unsorted(options) === unsorted(listOptions) ? 'order' : 'filters';
}

type ListRequest = { readonly key: string; readonly attempt: number };

/** The list for a wish: the one the page came with, one of this visit, or a new one from the server. */
export function useList(first: ResultsData, options: ListOptions) {
  const api = useApi();
  const { locale } = usePageWords();
  const { quoteId, block } = first;
  // The question leaves with the press; what it changes on the page is drawn with its answer, or once that takes long.
  const [listOptions, setListOptions] = useState(options);
  const keyOf = (of: ListOptions) =>
    listKey(`${locale}/${quoteId}/${answersKey(first)}`, block, listOptionsKey(of));
  const [key, drawnKey, firstKey] = [keyOf(options), keyOf(listOptions), keyOf(first.options)];
  const [attempt, askAgain] = useReducer((count: number) => count + 1, 0);
  const [done, setDone] = useState<ListRequest & { readonly failure?: WireFailure }>({
    key: firstKey,
    attempt: 0,
  });
  const [{ key: lastKey, data: last }, setLast] = useState({ key: firstKey, data: first });
  const onPageOf = (of: string) => (of === lastKey ? last : undefined);
  const listOf = (of: string) => cachedList(of) ?? (of === firstKey ? first : onPageOf(of));
  const isSettled = (of: string) => done.key === of && done.attempt === attempt;
  const hasFailed = (of: string) => isSettled(of) && done.failure !== undefined;
  // An answer of before may have been forgotten since: it is asked for again.
  const isNeeded = (of: string) => (listOf(of) ? attempt > 0 && !isSettled(of) : !hasFailed(of));
  const list = listOf(drawnKey);
  if (list && list !== last) setLast({ key: drawnKey, data: list });

  const ask = (of: ListOptions): Question => {
    const over = new AbortController();
    return { key: keyOf(of), answer: askCards(api, quoteId, block, of, { until: over.signal }), over };
  };
  const ahead = useRef<Question>(undefined);
  const askAhead = (of: ListOptions) => {
    if (!isNeeded(keyOf(of))) return;
    ahead.current?.over.abort();
    ahead.current = ask(of);
  };

  const needed = isNeeded(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the wish does, and stays the same text
  useEffect(() => {
    if (!needed) return undefined;
    const { answer: coming, over } = ahead.current?.key === key ? ahead.current : ask(options);
    ahead.current = undefined;
    void coming.then((answer) => {
      if (over.signal.aborted) return;
      const data = answer.ok ? resultsOf(answer.value, options) : undefined;
      if (data) cacheList(key, data);
      setDone({ key, attempt, ...(!answer.ok && { failure: answer.failure }) });
      setListOptions(options);
    });
    return () => over.abort();
  }, [api, key, needed, attempt]);

  const isSoon = needed && !hasOtherPrices(options, listOptions);
  useEffect(() => {
    if (options === listOptions) return undefined;
    const timer = setTimeout(
      () => startTransition(() => setListOptions(options)),
      isSoon ? waitingNoteDelay : 0,
    );
    return () => clearTimeout(timer);
  }, [options, listOptions, isSoon]);

  const current = list ?? (last.quoteId === quoteId && last.block === block ? last : first);
  return {
    /** The list on the page: the one asked for, or the one before it while that is on its way. */
    data: current,
    /** What it is drawn for: the wish, or the one before it while there is no time to draw. */
    options: listOptions,
    waiting: isNeeded(drawnKey) ? changeOf(listOptions, current.options) : ('no' as const),
    /** The list on the page has other prices than what was asked for, so it must not be seen, whether the right one is awaited or failed. */
    hasOldPrices: hasOtherPrices(listOptions, current.options),
    failure: isSettled(drawnKey) ? done.failure : undefined,
    /** The list on the page is not the one asked for. */
    isStale: list === undefined,
    /** Something newer than what is drawn has been asked for. */
    isAhead: needed || key !== drawnKey,
    /** Asks again: after a failure, or to put plans in order whose price has come. */
    askAgain,
    /** Sends the question for a wish that is about to be this one, so that its way and the drawing of the press pass together. */
    askAhead,
  };
}

/** As long as the router keeps the list that the page came with. */
const cachedFor = 10 * 60_000;
const mostCached = 12;

type CachedList = { readonly data: ResultsData; readonly until: number };

/** Lists of this visit, so that going back and trying filters to and fro asks nothing twice. Only a browser fills it. */
const lists = new Map<string, CachedList>();

/** Names one list: quote with its answers, block, filters. */
const listKey = (quoteId: string, block: BlockId, optionsKey: string): string =>
  `${quoteId}/${block}?${optionsKey}`;

/** A list of before goes by other answers of the same quote. */
const answersKey = ({ bearable, importance }: ResultsData): string =>
  JSON.stringify([bearable.amount, bearable.is_guess, importance]);

function cacheList(key: string, data: ResultsData): void {
  lists.delete(key);
  lists.set(key, { data, until: Date.now() + cachedFor });
  const [oldest] = lists.keys();
  if (lists.size > mostCached && oldest !== undefined) lists.delete(oldest);
}

function cachedList(key: string): ResultsData | undefined {
  const list = lists.get(key);
  return list && list.until > Date.now() ? list.data : undefined;
}
