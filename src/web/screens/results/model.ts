import { useRouter } from '@tanstack/react-router';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { paths } from '#web/paths.ts';
import type { ConditionNames } from '#web/plan-parts/conditions.ts';
import { lastOpenedIn, rememberList, takeReturn } from '#web/plan-parts/list-place.ts';
import { withLivePrice } from '#web/plan-parts/live-price.ts';
import { useLivePrices } from '#web/plan-parts/use-live-prices.ts';
import { useLoaded, useSearchOf } from '#web/routing/use-page.ts';
import type { ResultsData } from './answer.ts';
import { resultsPage } from './page.ts';
import { type ShownList, useList } from './use-list.ts';
import { searchOf, type Wish, wishFrom } from './wish.ts';

/** Cards on the page before "Show all plans". */
const firstCards = 20;
/** Milliseconds: after the scroll to the top that follows every navigation. */
const returnDelay = 260;

export type Results = {
  readonly data: ResultsData;
  readonly conditions: ConditionNames;
  readonly wish: Wish;
  /** In the order of the list; live prices in their places. */
  readonly plans: readonly WirePlan[];
  /** Cards after the first twenty that are not on the page yet. */
  readonly hidden: number;
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
  readonly hrefOf: (plan: WirePlan) => string;
  readonly lastOpened: string | undefined;
};

export const cardId = (slabId: string): string => `plan-${slabId}`;

/** Back from a plan, its card comes into sight; the page itself has been scrolled to the top by then. */
function useReturn(lastOpened: string | undefined): void {
  useEffect(() => {
    if (lastOpened === undefined || !takeReturn()) return undefined;
    const timer = window.setTimeout(() => {
      document.getElementById(cardId(lastOpened))?.closest('article')?.scrollIntoView({ block: 'center' });
    }, returnDelay);
    return () => window.clearTimeout(timer);
  }, [lastOpened]);
}

function useCards(data: ResultsData, lastOpened: string | undefined) {
  const live = useLivePrices(data.plans);
  const plans = useMemo(() => data.plans.map((plan) => withLivePrice(plan, live)), [data.plans, live]);
  const opened = plans.findIndex((plan) => plan.slab_id === lastOpened);
  const [all, setAll] = useState(opened >= firstCards);
  const cards = all ? plans : plans.slice(0, firstCards);
  const awaited = data.plans.filter((plan) => plan.premium_status === 'pending');
  const arrived = plans.filter(
    (plan) => plan.premium !== null && awaited.some((one) => one.slab_id === plan.slab_id),
  );
  return {
    count: plans.length,
    cards,
    awaited: awaited.length,
    arrived: arrived.length,
    tries: live.tries,
    isOver: live.over,
    showAll: () => setAll(true),
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
  const lastOpened = lastOpenedIn(quoteId, block);
  const { count, cards, ...live } = useCards(data, lastOpened);
  useReturn(lastOpened);
  const href = paths.results(block, quoteId, searchOf(wish));
  useEffect(() => rememberList({ quoteId, block, href, count }), [quoteId, block, href, count]);
  return {
    data,
    conditions: page.conditions,
    wish,
    plans: cards,
    hidden: count - cards.length,
    ...live,
    waiting,
    failure,
    isStale,
    askAgain,
    change: (next) => router.history.replace(paths.results(block, quoteId, searchOf(next))),
    hrefOf: (plan) => paths.planDetail(block, quoteId, plan.product_slug, plan.slab_id),
    lastOpened,
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
