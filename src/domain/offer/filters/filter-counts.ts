import type { InsurerSlug } from '../../ids.ts';
import {
  type BonusBand,
  bonusBands,
  type FilterFacts,
  type FilterKind,
  isInBonusBand,
  type MustHave,
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
  const { insurer, roomRent, preExistingMonths, bonusPercentPerYear } = facts;
  if (isOpen('brands')) add(tallies.brands, insurer, true);
  if (isOpen('roomRent')) {
    for (const option of roomRentFilters) add(tallies.roomRent, option, matchesRoom(roomRent, option));
  }
  if (isOpen('preExistingWait')) {
    for (const option of preExistingWaitFilters)
      add(tallies.preExistingWait, option, matchesWait(preExistingMonths, option));
  }
  if (isOpen('bonusBand')) {
    for (const option of bonusBands)
      add(tallies.bonusBand, option, isInBonusBand(bonusPercentPerYear, option));
  }
  for (const name of mustHaves) if (isOpen(name)) add(tallies.mustHave, name, facts[name]);
}

function add<Option>(tally: Map<Option, number>, option: Option, counts: boolean): void {
  if (counts) tally.set(option, (tally.get(option) ?? 0) + 1);
}
