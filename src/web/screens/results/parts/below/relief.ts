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
  /** These are the options without them. */
  readonly options: ListOptions;
};

export type Relief = {
  readonly relaxations: readonly ListRelaxation[];
  /** One filter that no plan meets, or two that none meets together. */
  readonly exclusive: readonly ReliefFilter[];
};

/** What the server names as the filters to take off; undefined where it names none, or one that is not on. */
export function reliefOf({ relief, options }: Pick<ResultsData, 'relief' | 'options'>): Relief | undefined {
  if (!relief) return undefined;
  const on = activeFilters(options);
  const filtersOf = (names: readonly string[]): readonly ReliefFilter[] =>
    names.map((name) => ({ filters: on.filter((filter) => filterNames[filterOf(filter)] === name) }));
  const relaxations = relief.ways.map(({ filters, plans }): ListRelaxation => {
    const takenFilters = filtersOf(filters);
    return {
      filters: takenFilters,
      plans,
      options: takenFilters.flatMap((one) => one.filters).reduce(relaxOptions, options),
    };
  });
  const exclusive = filtersOf(relief.exclusive);
  const isOn = ({ filters }: ReliefFilter) => filters.length > 0;
  const matching = relaxations.filter(({ filters }) => filters.every(isOn));
  return matching.length === 0
    ? undefined
    : { relaxations: matching, exclusive: exclusive.every(isOn) ? exclusive : [] };
}
