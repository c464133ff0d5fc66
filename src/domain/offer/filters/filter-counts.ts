import type { InsurerSlug } from '../../ids.ts';
import {
  type ChoiceFilter,
  choiceFilters,
  type FilterFacts,
  type FilterKind,
  type FilterOption,
  type MustHave,
  matchesOption,
  missedKinds,
  mustHaves,
  optionsOf,
  type PlanFilters,
} from './filters.ts';

/** How many plans each option would leave if it were chosen and every other filter stayed as it is. */
export type FilterCounts = {
  readonly [Kind in ChoiceFilter]: ReadonlyMap<FilterOption[Kind], number>;
} & {
  readonly mustHave: ReadonlyMap<MustHave, number>;
  /** Every insurer that has a plan for these people, filtered out or not. */
  readonly brands: ReadonlyMap<InsurerSlug, number>;
};

/**
 * A plan counts for an option of one kind when no filter of another kind keeps it out: when it misses nothing, for the
 * options of every kind; when it misses one kind, for those of that kind; otherwise for none.
 */
export function filterCounts(plans: readonly FilterFacts[], filters: PlanFilters): FilterCounts {
  const nearMisses = plans.flatMap((facts) => {
    const missed = missedKinds(facts, filters);
    return missed === undefined || missed.length > 1 ? [] : [{ facts, missed: missed[0] }];
  });
  const openTo = (kind: FilterKind) =>
    nearMisses.flatMap(({ facts, missed }) => (missed === undefined || missed === kind ? [facts] : []));
  const choices = choiceFilters.map((kind) => [kind, countOptions(openTo(kind), kind)]);
  return {
    ...(Object.fromEntries(choices) as Pick<FilterCounts, ChoiceFilter>), // each kind with its own options
    mustHave: new Map(mustHaves.map((name) => [name, openTo(name).filter((facts) => facts[name]).length])),
    brands: countBrands(plans, openTo('brands')),
  };
}

function countOptions<Kind extends ChoiceFilter>(
  plans: readonly FilterFacts[],
  kind: Kind,
): ReadonlyMap<FilterOption[Kind], number> {
  return new Map(
    optionsOf(kind).map((option) => [
      option,
      plans.filter((facts) => matchesOption(facts, kind, option)).length,
    ]),
  );
}

function countBrands(
  plans: readonly FilterFacts[],
  open: readonly FilterFacts[],
): ReadonlyMap<InsurerSlug, number> {
  const counts = new Map(plans.map(({ insurer }) => [insurer, 0]));
  for (const { insurer } of open) counts.set(insurer, (counts.get(insurer) ?? 0) + 1);
  return counts;
}
