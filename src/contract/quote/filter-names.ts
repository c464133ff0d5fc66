import { filterNames } from '#domain/offer/filters/filter-names.ts';
import type { FilterChoice, MustHave, SortOrder } from '#domain/offer/filters/filters.ts';
import type { WireBlock, WireFilters } from './shapes.ts';

export { filterNames };

type Names = typeof filterNames;
export type FilterName = keyof Names;

/** Filters that are chosen; one that is absent filters nothing. */
export type ChosenFilters = Partial<FilterChoice> & {
  readonly [Must in MustHave]?: boolean;
} & {
  readonly sort?: SortOrder;
  readonly sumInsured?: number;
  readonly maxSumInsured?: number;
  readonly brands?: string[];
};

export function filtersToWire(filters: ChosenFilters): WireFilters {
  const names = Object.keys(filters) as FilterName[]; // the type has no others
  return Object.fromEntries(names.map((name) => [filterNames[name], filters[name]])) as WireFilters; // each under its own name
}

/** How many plans an option of a filter would leave; one that is only on or off has the option `true`. */
export function countIn(
  counts: WireBlock['filter_counts'],
  name: FilterName,
  option: string | number | true,
): number | undefined {
  return counts[`${filterNames[name]}.${option}`];
}

/** The insurers that are counted. */
export function brandsIn(counts: WireBlock['filter_counts']): readonly string[] {
  const before = `${filterNames.brands}.`;
  return Object.keys(counts).flatMap((key) => (key.startsWith(before) ? [key.slice(before.length)] : []));
}
