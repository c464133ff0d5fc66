import { asId, type InsurerSlug } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { FilterCounts } from '#domain/offer/filters/filter-counts.ts';
import type { FilterRelief, ReliefFilter } from '#domain/offer/filters/filter-relief.ts';
import {
  choiceFilters,
  type MustHave,
  mustHaves,
  noFilters,
  type PlanFilters,
} from '#domain/offer/filters/filters.ts';
import { type FilterName, filterNames } from './filter-names.ts';
import { featureNamesOf, type WireFilters, type WireRelief } from './shapes.ts';

/** From the wire's filter set; what is absent filters nothing. */
export function filtersFrom(wire: WireFilters): PlanFilters {
  const has = (must: MustHave) =>
    wire[filterNames[must]] === true || featureNamesOf(must).some((name) => wire.features?.includes(name));
  return {
    ...noFilters,
    ...Object.fromEntries(choiceFilters.map((kind) => [kind, wire[filterNames[kind]] ?? noFilters[kind]])),
    ...Object.fromEntries(mustHaves.map((must) => [must, has(must)])),
    sort: wire.sort ?? noFilters.sort,
    sumInsured: wire.coverage === undefined ? undefined : rupees(wire.coverage),
    maxSumInsured: wire.maxSA === undefined ? undefined : rupees(wire.maxSA),
    brands: (wire.brands ?? []).map((brand) => asId<InsurerSlug>(brand)),
  };
}

/** `roomRent.shared`, `ped.24`, `ncb.20-50`, `max_premium.20000`, `brands.kaveri`, and for the must-haves `copay.true` and the like. */
export function filterCountsToWire(counts: FilterCounts): Record<string, number> {
  const rows: CountRow[] = [
    ...choiceFilters.flatMap((kind) => rowsOf(kind, counts[kind])),
    ...[...counts.mustHave].map(([name, count]): CountRow => [`${filterNames[name]}.true`, count]),
    ...rowsOf('brands', counts.brands),
  ];
  return Object.fromEntries(rows);
}

type CountRow = [string, number];

function rowsOf(name: FilterName, counts: ReadonlyMap<string | number, number>): CountRow[] {
  return [...counts].map(([option, count]) => [`${filterNames[name]}.${option}`, count]);
}

export function reliefToWire(relief: FilterRelief | undefined): WireRelief | null {
  if (!relief) return null;
  return {
    ways: relief.relaxations.map(({ filters, plans }) => ({ filters: filters.map(reliefName), plans })),
    exclusive: relief.exclusive.map(reliefName),
  };
}

const reliefName = (filter: ReliefFilter) => filterNames[filter];
