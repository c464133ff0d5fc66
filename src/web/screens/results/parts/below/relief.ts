import { filterNames } from '#contract/quote/filter-names.ts';
import type { ResultsData } from '../../answer.ts';
import { type ActiveFilter, activeFilters, filterOf, relaxed, type Wish } from '../../wish.ts';

/** What one filter, or every insurer that was chosen, is called together. */
export type ReliefFilter = { readonly filters: readonly ActiveFilter[] };

export type ReliefWay = {
  readonly filters: readonly ReliefFilter[];
  readonly plans: number;
  /** The wish without them. */
  readonly wish: Wish;
};

export type Relief = {
  readonly ways: readonly ReliefWay[];
  /** One filter that no plan meets, or two that none meets together. */
  readonly exclusive: readonly ReliefFilter[];
};

/** What the server names as the filters to take off; undefined where it names none, or one that is not on. */
export function reliefOf({ relief, wish }: Pick<ResultsData, 'relief' | 'wish'>): Relief | undefined {
  if (!relief) return undefined;
  const on = activeFilters(wish);
  const named = (names: readonly string[]): readonly ReliefFilter[] =>
    names.map((name) => ({ filters: on.filter((filter) => filterNames[filterOf(filter)] === name) }));
  const ways = relief.ways.map(({ filters, plans }): ReliefWay => {
    const taken = named(filters);
    return { filters: taken, plans, wish: taken.flatMap((one) => one.filters).reduce(relaxed, wish) };
  });
  const exclusive = named(relief.exclusive);
  const isOn = ({ filters }: ReliefFilter) => filters.length > 0;
  const known = ways.filter(({ filters }) => filters.every(isOn));
  return known.length === 0 ? undefined : { ways: known, exclusive: exclusive.every(isOn) ? exclusive : [] };
}
