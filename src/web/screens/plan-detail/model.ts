import { createContext, useContext, useEffect, useState } from 'react';
import type { WirePlan, WireTermOffer } from '#contract/plan/shapes.ts';
import { useTitle } from '#web/page/title.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { listOf, markReturn, rememberOpened } from '#web/plan-parts/address/list-place.ts';
import { eldestAgeOf } from '#web/plan-parts/people/members.ts';
import { withLivePrice } from '#web/plan-parts/price/live-price.ts';
import { useLivePrices } from '#web/plan-parts/price/use-live-prices.ts';
import type { PlanAddress, PlanPage } from './load.ts';
import { planDetailPage } from './page.ts';
import { useRiders } from './price/use-riders.ts';
import { type ChoicePrice, useBuy } from './use-buy.ts';

/** How many years are paid at once, and their whole price; undefined without one. */
export type ChosenTerm = Omit<ChoicePrice, 'riders'> & {
  /** Against as many single years at today's price. */
  readonly saved: number;
};

export type PlanDetail = ReturnType<typeof usePlanDetail>;

/** The chosen term at the price of now; a single year where that term has none. */
export function termOf(
  { premium, content }: Pick<WirePlan, 'premium' | 'content'>,
  years: WireTermOffer['year'],
): ChosenTerm {
  const offer = content?.discounts.find(({ year }) => year === years);
  if (offer && premium !== null && years > 1) {
    return { years, total: offer.total_price, saved: offer.saved };
  }
  return { years: 1, total: premium ?? undefined, saved: 0 };
}

/** The list it was opened from as it was, else that of its block. */
function backTo({ quoteId, block }: PlanAddress) {
  const list = listOf(quoteId, block);
  if (list) return { href: list.href, count: list.count };
  return { href: paths.results(block, quoteId), count: undefined };
}

/** The list marks the card last opened, and brings it into sight on the way back. */
function useRemembered({ quoteId, block, slabId }: PlanAddress): void {
  useEffect(() => {
    rememberOpened({ quoteId, block, slabId });
    return markReturn;
  }, [quoteId, block, slabId]);
}

/** As riders are kept: the page drawn anew in the other layout has the term that was chosen. */
const pageTerms = new WeakMap<PlanPage, WireTermOffer['year']>();

/** Everything a plan's page does, for both layouts. */
export function usePlanDetail() {
  const loaded = useLoaded(planDetailPage);
  const riders = useRiders(loaded);
  const { page } = riders;
  const { address } = page;
  const live = useLivePrices([page.plan]);
  const first = withLivePrice(page.plan, live);
  const [years, setYears] = useState(() => pageTerms.get(loaded) ?? 1);
  const chooseTerm = (year: WireTermOffer['year']) => {
    pageTerms.set(loaded, year);
    setYears(year);
  };
  const purchase = useBuy(address, { ...page, plan: first }, (plan) => ({
    ...termOf(plan, years),
    riders: riders.ids,
  }));
  const { plan } = purchase.shown;
  useRemembered(address);
  useTitle(plan.product_title);
  const { members } = page.uidata;
  return {
    ...purchase,
    page,
    /** With its live price, and with the new one after a change. */
    plan,
    covered: { people: members.length, eldestAge: eldestAgeOf(members), coverStart: page.coverStart },
    tries: live.tries,
    riders,
    term: termOf(plan, years),
    chooseTerm,
    back: backTo(address),
  };
}

const PlanContext = createContext<PlanDetail | null>(null);

export const PlanProvider = PlanContext.Provider;

/** Gives the model to the parts of the screen. */
export function usePlanModel(): PlanDetail {
  const detail = useContext(PlanContext);
  if (detail === null) throw new Error('No PlanProvider');
  return detail;
}
