import { effectiveCopayPercent } from '../../cover/copay.ts';
import type { PlanFeatures, RoomRent } from '../../cover/features.ts';
import type { InsurerSlug } from '../../ids.ts';
import type { Rupees } from '../../money.ts';
import { never } from '../../result.ts';

/** `bad-year`: least to pay in 1 of 100 years first. */
export const sortOrders = ['recommended', 'premium-high', 'premium-low', 'cover', 'bad-year'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Classes of specification section 9: `single-private` is a, b, c and no limit; `shared` is d alone. */
export const roomRentChoices = ['no-limit', 'single-private', 'shared'] as const;
export const roomRentFilters = ['any', ...roomRentChoices] as const;
export type RoomRentFilter = (typeof roomRentFilters)[number];

/** Months at most, as specification section 9 names them; no wait is over `longestWaitMonths`, so the last two let all pass. */
export const preExistingWaitChoices = [24, 36, 48] as const;
export const preExistingWaitFilters = ['any', ...preExistingWaitChoices] as const;
export type PreExistingWaitFilter = (typeof preExistingWaitFilters)[number];

/** Rupees a year at most. */
export const budgetChoices = [
  5_000, 7_500, 10_000, 12_500, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000,
  200_000,
] as const;
export const budgetFilters = ['any', ...budgetChoices] as const;
export type BudgetFilter = (typeof budgetFilters)[number];

export const bonusBands = ['all', '0-20', '20-50', '50-150', '150+'] as const;
export type BonusBand = (typeof bonusBands)[number];

export const mustHaves = ['noCopay', 'maternity', 'criticalIllness', 'restoration'] as const;
export type MustHave = (typeof mustHaves)[number];

/** The filter set of specification section 3. Inside a kind any choice is enough; between kinds all must hold. */
export type PlanFilters = Readonly<Record<MustHave, boolean>> & {
  readonly sort: SortOrder;
  readonly roomRent: RoomRentFilter;
  /** Take the place of the quote's own sum insured and its most. */
  readonly sumInsured: Rupees | undefined;
  readonly maxSumInsured: Rupees | undefined;
  /** None: every insurer. */
  readonly brands: readonly InsurerSlug[];
  readonly preExistingWait: PreExistingWaitFilter;
  readonly bonusBand: BonusBand;
  readonly maxPremium: BudgetFilter;
};

export const noFilters: PlanFilters = {
  sort: 'recommended',
  roomRent: 'any',
  sumInsured: undefined,
  maxSumInsured: undefined,
  brands: [],
  preExistingWait: 'any',
  noCopay: false,
  maternity: false,
  criticalIllness: false,
  restoration: false,
  bonusBand: 'all',
  maxPremium: 'any',
};

/** What filters look at; the browser makes it from an answer, the server from a plan. */
export type FilterFacts = Readonly<Record<MustHave, boolean>> & {
  readonly insurer: InsurerSlug;
  readonly sumInsured: Rupees;
  readonly roomRent: RoomRent['kind'];
  readonly preExistingMonths: number;
  readonly bonusPercentPerYear: number;
  /** For a year. `awaited` while it is not known, which no budget excludes; `none` where the insurer has no price. */
  readonly premium: Rupees | 'awaited' | 'none';
};

export type FilteredThing = {
  readonly insurer: InsurerSlug;
  readonly sumInsured: Rupees;
  readonly features: PlanFeatures;
};

/** Before it is priced. Critical illness and maternity count when the plan itself covers them, not when a rider could. */
export function filterFactsOf(
  { insurer, sumInsured, features }: FilteredThing,
  eldestAge: number,
): FilterFacts {
  return {
    insurer,
    sumInsured,
    roomRent: features.roomRent.kind,
    preExistingMonths: features.waitingPeriods.preExistingMonths,
    bonusPercentPerYear: features.noClaimBonus.percentPerYear,
    premium: 'awaited',
    noCopay: effectiveCopayPercent(features.copay, eldestAge) === 0,
    maternity: features.maternity.kind === 'covered',
    criticalIllness: features.criticalIllness.kind === 'covered',
    restoration: features.restoration.kind !== 'none',
  };
}

/** One question that filters ask of a plan. The cover that is chosen among the filters is no such kind: it picks the slab. */
export const filterKinds = [
  'brands',
  'maxPremium',
  'roomRent',
  'preExistingWait',
  'bonusBand',
  ...mustHaves,
] as const;
export type FilterKind = (typeof filterKinds)[number];

export function matchesFilters(facts: FilterFacts, filters: PlanFilters): boolean {
  return isWithinCover(facts, filters) && filterKinds.every((kind) => matchesKind(facts, filters, kind));
}

/** The kinds of filter that keep a plan out; undefined when its cover does, which no other choice can mend. */
export function missedKinds(facts: FilterFacts, filters: PlanFilters): readonly FilterKind[] | undefined {
  if (!isWithinCover(facts, filters)) return undefined;
  return filterKinds.filter((kind) => !matchesKind(facts, filters, kind));
}

function isWithinCover(facts: FilterFacts, { sumInsured, maxSumInsured }: PlanFilters): boolean {
  return (
    (sumInsured === undefined || facts.sumInsured >= sumInsured) &&
    (maxSumInsured === undefined || facts.sumInsured <= maxSumInsured)
  );
}

function matchesKind(facts: FilterFacts, filters: PlanFilters, kind: FilterKind): boolean {
  switch (kind) {
    case 'brands':
      return filters.brands.length === 0 || filters.brands.includes(facts.insurer);
    case 'roomRent':
      return matchesRoom(facts.roomRent, filters.roomRent);
    case 'preExistingWait':
      return matchesWait(facts.preExistingMonths, filters.preExistingWait);
    case 'bonusBand':
      return isInBonusBand(facts.bonusPercentPerYear, filters.bonusBand);
    case 'maxPremium':
      return matchesBudget(facts.premium, filters.maxPremium);
    default:
      return !filters[kind] || facts[kind];
  }
}

export function matchesWait(months: number, most: PreExistingWaitFilter): boolean {
  return most === 'any' || months <= most;
}

export function matchesBudget(premium: FilterFacts['premium'], most: BudgetFilter): boolean {
  if (most === 'any' || premium === 'awaited') return true;
  return premium !== 'none' && premium <= most;
}

export function matchesRoom(roomRent: RoomRent['kind'], wanted: RoomRentFilter): boolean {
  switch (wanted) {
    case 'any':
      return true;
    case 'single-private':
      return roomRent === 'single-private' || roomRent === 'no-limit';
    case 'no-limit':
    case 'shared':
      return roomRent === wanted;
    default:
      return never(wanted);
  }
}

/** Bands go by the yearly step; each holds its lower border and not its upper: 20 percent a year is in 20-50. */
export function isInBonusBand(percentPerYear: number, band: BonusBand): boolean {
  switch (band) {
    case 'all':
      return true;
    case '0-20':
      return percentPerYear < 20;
    case '20-50':
      return percentPerYear >= 20 && percentPerYear < 50;
    case '50-150':
      return percentPerYear >= 50 && percentPerYear < 150;
    case '150+':
      return percentPerYear >= 150;
    default:
      return never(band);
  }
}
