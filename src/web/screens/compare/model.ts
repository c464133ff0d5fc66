import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { listOf } from '#web/plan-parts/address/list-place.ts';
import type { NamedPlan } from '#web/plan-parts/compare/compare-address.ts';
import { mostCompared } from '#web/plan-parts/compare/compare-set.ts';
import { keepCompareSet } from '#web/plan-parts/compare/use-compare-set.ts';
import { withLivePrice } from '#web/plan-parts/price/live-price.ts';
import { useLivePrices } from '#web/plan-parts/price/use-live-prices.ts';
import type { Column, Comparison } from './load.ts';
import { namesOf } from './names.ts';
import { comparePage } from './page.ts';
import { rowContextOf } from './row-context.ts';
import { groupsOf } from './rows/groups.ts';
import type { RowContext } from './rows/row.ts';

export type Compare = ReturnType<typeof useCompare>;

/** The hospitals that the family named, once it is known who pays how there. */
type Own = {
  readonly rows: NonNullable<RowContext['ownRows']>;
  /** As the address of the file has them. */
  readonly query: string;
};

/** The tray of the list holds what is compared here. */
function useStoredSet({ list, columns }: Comparison): void {
  useEffect(() => {
    const plans = columns.map(({ plan }) => ({
      slabId: plan.slab_id,
      riders: plan.riders,
      title: plan.product_title,
    }));
    keepCompareSet(list, plans);
  }, [list, columns]);
}

function linksOf({ list: { quoteId, block }, columns }: Comparison, own: string | undefined) {
  const plans = columns.map(({ plan }) => plan);
  const hrefOf = (some: readonly NamedPlan[]) => paths.compare(block, quoteId, some);
  const [path = '', query] = hrefOf(plans).split('?');
  const search = [query, own].filter(Boolean).join('&');
  return {
    /** This is the address of the table as a file. */
    tableHref: [`${path}/table.csv`, search].filter(Boolean).join('?'),
    detailOf: (plan: WirePlan) => paths.planDetail(block, quoteId, plan),
    /** The same comparison without a plan; undefined where too few would be left. */
    hrefWithout: (plan: WirePlan) =>
      plans.length > 2 ? hrefOf(plans.filter(({ slab_id: id }) => id !== plan.slab_id)) : undefined,
    /** And with one more; undefined where no place is left. */
    hrefWith: plans.length < mostCompared ? (plan: NamedPlan) => hrefOf([...plans, plan]) : undefined,
  };
}

/** The columns with the prices that insurers have answered since. */
function useColumns({ columns }: Comparison): readonly Column[] {
  const plans = useMemo(() => columns.map(({ plan }) => plan), [columns]);
  const live = useLivePrices(plans);
  return useMemo(
    () => columns.map((column) => ({ ...column, plan: withLivePrice(column.plan, live) })),
    [columns, live],
  );
}

/** Everything a comparison does, for both layouts. */
export function useCompare() {
  const t = useText();
  const dateText = useDateText();
  const page = useLoaded(comparePage);
  const columns = useColumns(page);
  const [onlyDifferences, showOnlyDifferences] = useState(true);
  const [own, tellOwn] = useState<Own>();
  useStoredSet(page);
  const context = rowContextOf({ t, dateText }, page, columns, own?.rows);
  const names = namesOf(
    t,
    columns.map(({ plan }) => plan),
  );
  const { quoteId, block } = page.list;
  const list = listOf(quoteId, block);
  return {
    page,
    /** With their live prices. */
    columns,
    asked: context,
    /** Every row of every plan. */
    groups: groupsOf(context),
    nameOf: ({ plan }: Column) => names.get(plan.slab_id) ?? plan.product_title,
    back: { href: list?.href ?? paths.results(block, quoteId), count: list?.count },
    onlyDifferences,
    showOnlyDifferences,
    tellOwn,
    ...linksOf(page, own?.query),
  };
}

const CompareContext = createContext<Compare | null>(null);

export const CompareProvider = CompareContext.Provider;

/** Gives the model to the parts of the screen. */
export function useCompareModel(): Compare {
  const compare = useContext(CompareContext);
  if (compare === null) throw new Error('No CompareProvider');
  return compare;
}
