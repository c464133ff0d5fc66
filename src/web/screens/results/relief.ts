import { filterNames } from '#contract/quote/filter-names.ts';
import type { ResultsData } from './answer.ts';
import { type ActiveFilter, activeFilters, filterOf, relaxed, type Wish } from './wish.ts';

export type Relief = {
  /** One, or every insurer that was chosen. */
  readonly filters: readonly ActiveFilter[];
  readonly plans: number;
  /** The wish without them. */
  readonly wish: Wish;
};

/** What the server names as the filter to take off; undefined when no single one brings a plan back. */
export function reliefOf({ relief, wish }: Pick<ResultsData, 'relief' | 'wish'>): Relief | undefined {
  if (!relief) return undefined;
  const filters = activeFilters(wish).filter((filter) => filterNames[filterOf(filter)] === relief.filter);
  return filters.length === 0
    ? undefined
    : { filters, plans: relief.plans, wish: filters.reduce(relaxed, wish) };
}
