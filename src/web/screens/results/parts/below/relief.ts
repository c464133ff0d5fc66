import { filterNames } from '#contract/quote/filter-names.ts';
import type { ResultsData } from '../../answer.ts';
import {
  type ActiveFilter,
  activeFilters,
  filterOf,
  type ListOptions,
  relaxOptions,
} from '../../list-options.ts';

/** What one filter, or every insurer that was chosen, is called together. */
export type ReliefFilter = { readonly filters: readonly ActiveFilter[] };

export type ListRelaxation = {
  readonly filters: readonly ReliefFilter[];
  readonly plans: number;
  /** The wish without them. */
  readonly options: ListOptions;
};

export type Relief = {
  readonly ways: readonly ListRelaxation[];
  /** One filter that no plan meets, or two that none meets together. */
  readonly exclusive: readonly ReliefFilter[];
};

/** What the server names as the filters to take off; undefined where it names none, or one that is not on. */
export function reliefOf({ relief, wish }: Pick<ResultsData, 'relief' | 'wish'>): Relief | undefined {
  if (!relief) return undefined;
  const on = activeFilters(wish);
  const named = (names: readonly string[]): readonly ReliefFilter[] =>
    names.map((name) => ({ filters: on.filter((filter) => filterNames[filterOf(filter)] === name) }));
  const ways = relief.ways.map(({ filters, plans }): ListRelaxation => {
    const taken = named(filters);
    return { filters: taken, plans, options: taken.flatMap((one) => one.filters).reduce(relaxOptions, wish) };
  });
  const exclusive = named(relief.exclusive);
  const isOn = ({ filters }: ReliefFilter) => filters.length > 0;
  const known = ways.filter(({ filters }) => filters.every(isOn));
  return known.length === 0 ? undefined : { ways: known, exclusive: exclusive.every(isOn) ? exclusive : [] };
}
