import { effectiveCopayPercent } from '../../cover/copay.ts';
import type { PlanFeatures, RoomRent, ScoreItem } from '../../cover/features.ts';
import type { InsurerSlug } from '../../ids.ts';
import type { Rupees } from '../../money.ts';
import { never } from '../../result.ts';

/** `bad-year`: least to pay in 1 of 100 years first. */
export const sortOrders = ['recommended', 'premium-high', 'premium-low', 'cover', 'bad-year'] as const;
export type SortOrder = (typeof sortOrders)[number];

/**
 * The filters of which one option is chosen. The first option lets every plan pass; the others stand in the order in which
 * they are shown. Whatever goes through filters, from the wire to the chip above a list, goes through this table.
 */
export const filterOptions = {
  /** These are rupees a year at most. */
  maxPremium: [
    'any',
    ...([5_000, 7_500, 10_000, 12_500, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000] as const),
    ...([75_000, 100_000, 150_000, 200_000] as const),
  ],
  /** Classes of specification section 9: `single-private` is a, b, c and no limit; `shared` is d alone. */
  roomRent: ['any', 'no-limit', 'single-private', 'shared'],
  /** Months at most, as specification section 9 names them; no wait is over `longestWaitMonths`, so the last two let all pass. */
  preExistingWait: ['any', 24, 36, 48],
  /** These are percent a year. */
  bonusBand: ['all', '0-20', '20-50', '50-150', '150+'],
} as const;

type Options = typeof filterOptions;
export type ChoiceFilter = keyof Options;
export type FilterOption = { readonly [Kind in ChoiceFilter]: Options[Kind][number] };
/** The options that keep some plans out. */
export type FilterChoice = {
  readonly [Kind in ChoiceFilter]: Exclude<FilterOption[Kind], Options[Kind][0]>;
};

export const choiceFilters = Object.keys(filterOptions) as readonly ChoiceFilter[]; // the keys of the table, which `Object.keys` forgets

export function optionsOf<Kind extends ChoiceFilter>(kind: Kind): readonly FilterOption[Kind][] {
  const options: { readonly [Each in ChoiceFilter]: readonly FilterOption[Each][] } = filterOptions;
  return options[kind];
}

export function choicesOf<Kind extends ChoiceFilter>(kind: Kind): readonly FilterChoice[Kind][] {
  const choices: readonly unknown[] = filterOptions[kind].slice(1);
  return choices as readonly FilterChoice[Kind][]; // all but the first, which is what the type leaves out
}

/** The filters that are on or off, each with the item of the score list that it looks at. */
export const itemOfMustHave = {
  noCopay: 'copay',
  maternity: 'maternity_cover',
  criticalIllness: 'critical_illness_coverage',
  restoration: 'restore_benefits',
} as const satisfies Record<string, ScoreItem>;

export type MustHave = keyof typeof itemOfMustHave;
export const mustHaves = Object.keys(itemOfMustHave) as readonly MustHave[]; // as above

/** The filter set of specification section 3. Inside a kind any choice is enough; between kinds all must hold. */
export type PlanFilters = Readonly<Record<MustHave, boolean>> &
  FilterOption & {
    readonly sort: SortOrder;
    /** Take the place of the quote's own sum insured and its most. */
    readonly sumInsured: Rupees | undefined;
    readonly maxSumInsured: Rupees | undefined;
    /** An empty list means every insurer. */
    readonly brands: readonly InsurerSlug[];
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

/** What filters look at in a plan. */
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
export const filterKinds: readonly FilterKind[] = ['brands', ...choiceFilters, ...mustHaves];
export type FilterKind = 'brands' | ChoiceFilter | MustHave;

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
  if (kind === 'brands') return filters.brands.length === 0 || filters.brands.includes(facts.insurer);
  return isChoiceFilter(kind) ? matchesOption(facts, kind, filters[kind]) : !filters[kind] || facts[kind];
}

function isChoiceFilter(kind: FilterKind): kind is ChoiceFilter {
  return Object.hasOwn(filterOptions, kind);
}

/** Whether an option of one filter lets a plan pass. */
export function matchesOption<Kind extends ChoiceFilter>(
  facts: FilterFacts,
  kind: Kind,
  option: FilterOption[Kind],
): boolean {
  if (option === filterOptions[kind][0]) return true;
  return choiceRules[kind](facts, option as FilterChoice[Kind]); // it is not the first
}

/** Which plans each choice lets pass. */
const choiceRules: {
  readonly [Kind in ChoiceFilter]: (facts: FilterFacts, choice: FilterChoice[Kind]) => boolean;
} = {
  maxPremium: ({ premium }, most) => matchesBudget(premium, most),
  roomRent: ({ roomRent }, level) =>
    roomRent === level || (level === 'single-private' && roomRent === 'no-limit'),
  preExistingWait: ({ preExistingMonths }, most) => preExistingMonths <= most,
  bonusBand: ({ bonusPercentPerYear }, band) => isInBonusBand(bonusPercentPerYear, band),
};

export function matchesBudget(premium: FilterFacts['premium'], most: FilterOption['maxPremium']): boolean {
  if (most === 'any' || premium === 'awaited') return true;
  return premium !== 'none' && premium <= most;
}

/** Bands go by the yearly step; each holds its lower border and not its upper: 20 percent a year is in 20-50. */
function isInBonusBand(percentPerYear: number, band: FilterChoice['bonusBand']): boolean {
  switch (band) {
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
