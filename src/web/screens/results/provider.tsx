import { deepEqual, useMatch, useRouter } from '@tanstack/react-router';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { WireCard } from '#contract/quote/cards.ts';
import { yearsScale } from '#web/charts/years-scale.ts';
import { useLoaded, useSearchOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { rememberList, useLastOpened } from '#web/plan-parts/address/list-place.ts';
import { eldestAgeOf } from '#web/plan-parts/people/members.ts';
import { cardWithLivePrice } from '#web/plan-parts/price/live-price.ts';
import { useLivePrices } from '#web/plan-parts/price/use-live-prices.ts';
import type { ResultsData } from './answer.ts';
import { type ListOptions, listOptionsFrom, searchOf } from './list-options.ts';
import {
  type CardFrame,
  CardFrameContext,
  type Controls,
  ControlsContext,
  type Layout,
  type Results,
  ResultsContext,
  SheetResultsContext,
} from './model.ts';
import { resultsPage } from './page.ts';
import { type ShownList, useList } from './use-list.ts';
import { useReturn } from './use-return.ts';

function useCards(data: ResultsData) {
  const live = useLivePrices(data.cards);
  return useMemo(() => {
    const cards = data.cards.map((card) => cardWithLivePrice(card, live));
    const of = (group: WireCard['group']) => cards.filter((card) => card.group === group);
    const awaited = data.cards.filter((card) => card.premium_status === 'pending');
    const arrived = cards.filter(
      (card) => card.premium !== null && awaited.some((one) => one.slab_id === card.slab_id),
    );
    return {
      picks: of('pick'),
      list: of('list'),
      waitingCards: of('waiting'),
      apartCards: of('apart'),
      awaited: awaited.length,
      arrived: arrived.length,
      tries: live.tries,
      isOver: live.over,
      askLive: live.again,
    };
  }, [data.cards, live]);
}

function useResults(list: ShownList, layout: Layout): Results {
  const router = useRouter();
  const { conditions } = useLoaded(resultsPage);
  const { data, options, waiting, hasOldPrices, failure, isStale, askAgain } = list;
  const isGone = failure?.code === 'NOT_FOUND';
  useEffect(() => {
    // The session ended since the page was opened: read anew it says so.
    if (isGone) void router.invalidate();
  }, [router, isGone]);
  const { quoteId, block } = data;
  const lastOpened = useLastOpened(quoteId, block);
  const cards = useCards(data);
  const [own, setOwn] = useState<Results['own']>();
  return useMemo(
    () => ({
      layout,
      data,
      conditions,
      options,
      ...cards,
      showAll: () =>
        router.history.replace(paths.results(block, quoteId, searchOf({ ...options, all: true }))),
      waiting,
      hasOldPrices,
      failure,
      isStale,
      askAgain,
      hrefOf: (plan) => paths.planDetail(block, quoteId, plan),
      lastOpened,
      own,
      setOwn,
    }),
    [
      own,
      router,
      layout,
      data,
      conditions,
      options,
      cards,
      waiting,
      hasOldPrices,
      failure,
      isStale,
      askAgain,
      quoteId,
      block,
      lastOpened,
    ],
  );
}

function frameOf({ layout, data, options, lastOpened, own }: Results): CardFrame {
  const { quoteId, block, coverStart, roomRent, shownYear } = data;
  return {
    places: layout.places,
    quoteId,
    block,
    lastOpened,
    own,
    eldestAge: eldestAgeOf(data.uidata.members),
    coverStart,
    roomRent,
    shownYear,
    stay: data.stays.find(({ id }) => id === data.stay)?.title,
    scale:
      options.filters.sort === 'bad-year'
        ? yearsScale(data.cards.map(({ premium, years }) => ({ premium, own: years })))
        : undefined,
  };
}

/** The value, or the one before it where both say the same. */
function useUnchanged<T>(value: T): T {
  const [stable, setStable] = useState(value);
  if (stable === value || deepEqual(stable, value)) return stable;
  setStable(value);
  return value;
}

/** The same object for as long as nothing of it changes: every control is drawn anew with it. */
function useControlsOf(
  { isAhead, askAhead }: ShownList,
  options: ListOptions,
  { quoteId, block }: ResultsData,
): Controls {
  const router = useRouter();
  const [filtering, setFiltering] = useState(false);
  const now = useRef({ options, askAhead });
  useEffect(() => {
    now.current = { options, askAhead };
  }, [options, askAhead]);
  const change = useCallback(
    (make: (options: ListOptions) => ListOptions) => {
      const next = make(now.current.options);
      // What was pressed before the page listened is done again at once, with nothing drawn between two presses.
      now.current.options = next;
      now.current.askAhead(next);
      router.history.replace(paths.results(block, quoteId, searchOf(next)));
    },
    [router, block, quoteId],
  );
  return useMemo(
    () => ({ options, change, isAhead, filtering, setFiltering }),
    [options, change, isAhead, filtering],
  );
}

type ResultsProviderProps = { readonly layout: Layout; readonly children: ReactNode };

/** Everything the list of plans does, for both layouts. A press is shown at once; the list is drawn when there is time. */
export function ResultsProvider({ layout, children }: ResultsProviderProps) {
  const page = useLoaded(resultsPage);
  const search = useSearchNow();
  const options = useMemo(() => listOptionsFrom(search), [search]);
  const list = useList(page.data, options);
  const results = useResults(list, layout);
  const { quoteId, block, plans: count } = results.data;
  useReturn({ quoteId, block });
  const href = paths.results(block, quoteId, searchOf(options));
  useEffect(() => rememberList({ quoteId, block, href, count }), [quoteId, block, href, count]);
  const controls = useControlsOf(list, options, results.data);
  const behind = useDeferredValue(results);
  const shownResults = controls.filtering ? behind : results;
  return (
    <ControlsContext value={controls}>
      <SheetResultsContext value={results}>
        <ResultsContext value={shownResults}>
          <CardFrameContext value={useUnchanged(frameOf(shownResults))}>{children}</CardFrameContext>
        </ResultsContext>
      </SheetResultsContext>
    </ControlsContext>
  );
}

/** The query of the list as the address bar has it: with the press, not when the router has matched it. */
function useSearchNow() {
  const { history, options } = useRouter();
  const matched = useSearchOf(resultsPage);
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  // On the way to another page the address bar is that page's already.
  const now = useSyncExternalStore(
    history.subscribe,
    () => (history.location.pathname === path ? history.location.search : undefined),
    () => undefined,
  );
  // Not made anew when the router follows: what was pressed would be drawn twice.
  const parsed = useMemo(() => (now === undefined ? undefined : options.parseSearch(now)), [now, options]);
  return parsed ?? matched;
}
