import { type FilterFacts, type FilterKind, filterKinds, missedKinds, type PlanFilters } from './filters.ts';

/** A filter that can be taken off alone. */
export type ReliefFilter = FilterKind | 'maxSumInsured';

/** `plans`: how many come back without it. At least one. */
export type FilterRelief = { readonly filter: ReliefFilter; readonly plans: number };

const reliefFilters: readonly ReliefFilter[] = [...filterKinds, 'maxSumInsured'];

/**
 * The one filter whose removal brings back most plans, of plans that fit without any filter; the first in the order of
 * the filters where several bring the same. Undefined when no single one brings any.
 */
export function filterToRelax(plans: readonly FilterFacts[], filters: PlanFilters): FilterRelief | undefined {
  const hindrances = plans.map((facts) => onlyHindrance(facts, filters));
  const counted = reliefFilters.map((filter) => ({
    filter,
    plans: hindrances.filter((hindrance) => hindrance === filter).length,
  }));
  return counted.reduce<FilterRelief | undefined>(
    (best, one) => (one.plans > (best?.plans ?? 0) ? one : best),
    undefined,
  );
}

/** The filter that alone keeps a plan out; undefined when none does, or several together. */
function onlyHindrance(facts: FilterFacts, filters: PlanFilters): ReliefFilter | undefined {
  const { maxSumInsured } = filters;
  const missed = missedKinds(facts, { ...filters, maxSumInsured: undefined });
  if (missed === undefined) return undefined;
  const isTooMuch = maxSumInsured !== undefined && facts.sumInsured > maxSumInsured;
  const [only, ...more] = [...missed, ...(isTooMuch ? (['maxSumInsured'] as const) : [])];
  return more.length === 0 ? only : undefined;
}
