import { useRouter } from '@tanstack/react-router';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import type { WireCard } from '#contract/quote/cards.ts';
import { paths } from '#web/paths.ts';
import { lastOpenedIn, rememberList } from '#web/plan-parts/address/list-place.ts';
import type { ConditionNames } from '#web/plan-parts/people/conditions.ts';
import { cardWithLivePrice } from '#web/plan-parts/price/live-price.ts';
import { useLivePrices } from '#web/plan-parts/price/use-live-prices.ts';
import { useLoaded, useSearchOf } from '#web/routing/use-page.ts';
import type { ResultsData } from './answer.ts';
import { resultsPage } from './page.ts';
import { type ShownList, useList } from './use-list.ts';
import { useReturn } from './use-return.ts';
import { searchOf, type Wish, wishFrom } from './wish.ts';

export type Results = {
  readonly data: ResultsData;
  readonly conditions: ConditionNames;
  readonly wish: Wish;
  /** Each in the order of the list; live prices in their places. */
  readonly picks: readonly WireCard[];
  readonly list: readonly WireCard[];
  readonly waitingCards: readonly WireCard[];
  readonly apartCards: readonly WireCard[];
  readonly showAll: () => void;
  /** The try of the live prices, from 1. */
  readonly tries: number;
  /** Plans whose price the list was put in order without, and those of them whose price has come since. */
  readonly awaited: number;
  readonly arrived: number;
  /** No further live price will come. */
  readonly isOver: boolean;
  readonly waiting: ShownList['waiting'];
  readonly failure: WireFailure | undefined;
  readonly isStale: boolean;
  readonly askAgain: () => void;
  readonly change: (wish: Wish) => void;
  readonly hrefOf: (card: Pick<WireCard, 'product_slug' | 'slab_id'>) => string;
  readonly lastOpened: string | undefined;
  /** The filters of a phone stand open over the list. */
  readonly filtering: boolean;
  readonly setFiltering: (open: boolean) => void;
};

function useCards(data: ResultsData) {
  const live = useLivePrices(data.cards);
  const cards = useMemo(() => data.cards.map((card) => cardWithLivePrice(card, live)), [data.cards, live]);
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
  };
}

/** Everything the list of plans does, for both layouts. */
export function useResults(): Results {
  const router = useRouter();
  const page = useLoaded(resultsPage);
  const search = useSearchOf(resultsPage);
  const wish = useMemo(() => wishFrom(search), [search]);
  const { data, waiting, failure, isStale, askAgain } = useList(page.data, wish);
  const isGone = failure?.code === 'NOT_FOUND';
  useEffect(() => {
    // The session ended since the page was opened: read anew it says so.
    if (isGone) void router.invalidate();
  }, [router, isGone]);
  const { quoteId, block } = data;
  const [filtering, setFiltering] = useState(false);
  const lastOpened = lastOpenedIn(quoteId, block);
  const cards = useCards(data);
  const count = data.plans;
  useReturn({ quoteId, block }, lastOpened);
  const href = paths.results(block, quoteId, searchOf(wish));
  useEffect(() => rememberList({ quoteId, block, href, count }), [quoteId, block, href, count]);
  return {
    data,
    conditions: page.conditions,
    wish,
    ...cards,
    showAll: () => router.history.replace(paths.results(block, quoteId, searchOf({ ...wish, all: true }))),
    waiting,
    failure,
    isStale,
    askAgain,
    change: (next) => router.history.replace(paths.results(block, quoteId, searchOf(next))),
    hrefOf: (plan) => paths.planDetail(block, quoteId, plan.product_slug, plan.slab_id),
    lastOpened,
    filtering,
    setFiltering,
  };
}

const ResultsContext = createContext<Results | null>(null);

export const ResultsProvider = ResultsContext.Provider;

/** The model, for the parts of the screen. */
export function useResultsModel(): Results {
  const results = useContext(ResultsContext);
  if (results === null) throw new Error('useResultsModel needs a ResultsProvider above it');
  return results;
}
