import type { InsurerSlug } from '../../ids.ts';
import {
  type BonusBand,
  type BudgetFilter,
  bonusBands,
  budgetFilters,
  type FilterFacts,
  type FilterKind,
  isInBonusBand,
  type MustHave,
  matchesBudget,
  matchesRoom,
  matchesWait,
  missedKinds,
  mustHaves,
  type PlanFilters,
  type PreExistingWaitFilter,
  preExistingWaitFilters,
  type RoomRentFilter,
  roomRentFilters,
} from './filters.ts';

/** How many plans each option would leave if it were chosen and every other filter stayed as it is. */
export type FilterCounts = {
  readonly roomRent: ReadonlyMap<RoomRentFilter, number>;
  readonly preExistingWait: ReadonlyMap<PreExistingWaitFilter, number>;
  readonly bonusBand: ReadonlyMap<BonusBand, number>;
  readonly maxPremium: ReadonlyMap<BudgetFilter, number>;
  readonly mustHave: ReadonlyMap<MustHave, number>;
  /** Every insurer that has a plan for these people, filtered out or not. */
  readonly brands: ReadonlyMap<InsurerSlug, number>;
};

/**
 * A plan counts for an option of one kind when no filter of another kind keeps it out: when it misses nothing, for the
 * options of every kind; when it misses one kind, for those of that kind; otherwise for none.
 */
export function filterCounts(plans: readonly FilterFacts[], filters: PlanFilters): FilterCounts {
  const brands = new Map(plans.map((facts) => [facts.insurer, 0]));
  const tallies = {
    roomRent: new Map(roomRentFilters.map((option) => [option, 0])),
    preExistingWait: new Map(preExistingWaitFilters.map((option) => [option, 0])),
    bonusBand: new Map(bonusBands.map((option) => [option, 0])),
    maxPremium: new Map(budgetFilters.map((option) => [option, 0])),
    mustHave: new Map(mustHaves.map((name) => [name, 0])),
    brands,
  };
  for (const facts of plans) {
    const missed = missedKinds(facts, filters);
    if (missed === undefined || missed.length > 1) continue;
    countPlan(tallies, facts, missed[0]);
  }
  return tallies;
}

type Tallies = { readonly [Kind in keyof FilterCounts]: Map<KeyOf<FilterCounts[Kind]>, number> };
type KeyOf<M> = M extends ReadonlyMap<infer Key, number> ? Key : never;

function countPlan(tallies: Tallies, facts: FilterFacts, missed: FilterKind | undefined): void {
  const isOpen = (kind: FilterKind) => missed === undefined || missed === kind;
  const { insurer, roomRent, preExistingMonths, bonusPercentPerYear, premium } = facts;
  const count = <Option extends string | number>(
    kind: FilterKind,
    tally: Map<Option, number>,
    options: readonly Option[],
    keeps: (option: Option) => boolean,
  ) => {
    if (isOpen(kind)) for (const option of options.filter(keeps)) add(tally, option);
  };
  count('brands', tallies.brands, [insurer], () => true);
  count('maxPremium', tallies.maxPremium, budgetFilters, (most) => matchesBudget(premium, most));
  count('roomRent', tallies.roomRent, roomRentFilters, (room) => matchesRoom(roomRent, room));
  count('preExistingWait', tallies.preExistingWait, preExistingWaitFilters, (most) =>
    matchesWait(preExistingMonths, most),
  );
  count('bonusBand', tallies.bonusBand, bonusBands, (band) => isInBonusBand(bonusPercentPerYear, band));
  for (const name of mustHaves) count(name, tallies.mustHave, [name], () => facts[name]);
}

function add<Option>(tally: Map<Option, number>, option: Option): void {
  tally.set(option, (tally.get(option) ?? 0) + 1);
}
