import type { InsurerSlug } from '../ids.ts';
import {
  type BonusBand,
  bonusBands,
  type FilterFacts,
  type MustHave,
  matchesFilters,
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

export function filterCounts(plans: readonly FilterFacts[], filters: PlanFilters): FilterCounts {
  const countFor = (change: Partial<PlanFilters>) => {
    const changed = { ...filters, ...change };
    return plans.reduce((sum, facts) => sum + (matchesFilters(facts, changed) ? 1 : 0), 0);
  };
  const brands = [...new Set(plans.map((facts) => facts.insurer))];
  return {
    roomRent: new Map(roomRentFilters.map((option) => [option, countFor({ roomRent: option })])),
    preExistingWait: new Map(
      preExistingWaitFilters.map((option) => [option, countFor({ preExistingWait: option })]),
    ),
    bonusBand: new Map(bonusBands.map((option) => [option, countFor({ bonusBand: option })])),
    mustHave: new Map(mustHaves.map((name) => [name, countFor({ [name]: true })])),
    brands: new Map(brands.map((brand) => [brand, countFor({ brands: [brand] })])),
  };
}
