import { createContext, useContext, useEffect } from 'react';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { paths } from '#web/paths.ts';
import { keepCompareSet } from '#web/plan-parts/compare/use-compare-set.ts';
import { listOf } from '#web/plan-parts/list-place.ts';
import { withLivePrice } from '#web/plan-parts/live-price.ts';
import { useLivePrices } from '#web/plan-parts/use-live-prices.ts';
import { useText } from '#web/platform/text.tsx';
import { useLoaded } from '#web/routing/use-page.ts';
import type { Column, Comparison } from './load.ts';
import { namesOf } from './names.ts';
import { comparePage } from './page.ts';

export type Compare = {
  readonly page: Comparison;
  /** With their live prices. */
  readonly columns: readonly Column[];
  readonly nameOf: (plan: WirePlan) => string;
  readonly back: { readonly href: string; readonly count: number | undefined };
};

/** The tray of the list holds what is compared here. */
function useKept({ list, columns }: Comparison): void {
  useEffect(() => {
    const plans = columns.map(({ plan }) => ({ slabId: plan.slab_id, title: plan.product_title }));
    keepCompareSet(list, plans);
  }, [list, columns]);
}

/** Everything a comparison does, for both layouts. */
export function useCompare(): Compare {
  const t = useText();
  const page = useLoaded(comparePage);
  const live = useLivePrices(page.columns.map(({ plan }) => plan));
  const columns = page.columns.map((column) => ({ ...column, plan: withLivePrice(column.plan, live) }));
  const names = namesOf(
    t,
    columns.map(({ plan }) => plan),
  );
  useKept(page);
  const { quoteId, block } = page.list;
  const list = listOf(quoteId, block);
  return {
    page,
    columns,
    nameOf: (plan) => names.get(plan.slab_id) ?? plan.product_title,
    back: { href: list?.href ?? paths.results(block, quoteId), count: list?.count },
  };
}

const CompareContext = createContext<Compare | null>(null);

export const CompareProvider = CompareContext.Provider;

/** The model, for the parts of the screen. */
export function useCompareModel(): Compare {
  const compare = useContext(CompareContext);
  if (compare === null) throw new Error('useCompareModel needs a CompareProvider above it');
  return compare;
}
