import type { ConditionId } from '../ids.ts';
import type { Rupees } from '../money.ts';

/** Room-rent classes: a to c are single private rooms of falling tier, d is shared (specification section 9). */
export const roomTiers = ['a', 'b', 'c'] as const;
export const roomKinds = [
  'no-limit',
  'single-private',
  'shared',
  'capped',
] as const satisfies readonly RoomRent['kind'][];
export type RoomRent =
  | { readonly kind: 'no-limit' }
  | { readonly kind: 'single-private'; readonly tier: (typeof roomTiers)[number] }
  | { readonly kind: 'shared' }
  | { readonly kind: 'capped'; readonly percentPerDay: number; readonly maxPerDay: Rupees | undefined };

export type Icu =
  | { readonly kind: 'no-limit' }
  | {
      readonly kind: 'capped';
      readonly percentPerDay: number | undefined;
      readonly maxPerDay: Rupees | undefined;
    };

/** The buyer's share of every claim; `fromAge` is the entry age from which it applies (absent: always). */
export type Copay = { readonly percent: number; readonly fromAge: number | undefined };

export type Restoration =
  | { readonly kind: 'none' }
  | { readonly kind: 'once'; readonly anyIllness: boolean }
  | { readonly kind: 'unlimited' };

/** Percent of the sum insured a claim-free year, up to a maximum. 0 and 0 mean none. */
export type NoClaimBonus = { readonly percentPerYear: number; readonly maxPercent: number };

export type Maternity =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'covered';
      readonly normal: Rupees;
      readonly caesarean: Rupees;
      readonly waitMonths: number;
    };

export type Outpatient = { readonly kind: 'none' } | { readonly kind: 'covered'; readonly perYear: Rupees };

export type HealthCheckup =
  | { readonly kind: 'none' }
  | { readonly kind: 'covered'; readonly max: Rupees; readonly everyYears: number };

export type CriticalIllness =
  | { readonly kind: 'none' }
  | { readonly kind: 'rider' }
  | { readonly kind: 'covered'; readonly sumInsured: Rupees; readonly illnesses: number };

/** Different clocks: initial in days, the others in months; accidents never wait. `jointMonths`: replacing a joint. */
export type WaitingPeriods = {
  readonly initialDays: number;
  readonly specificMonths: number;
  readonly jointMonths: number;
  readonly preExistingMonths: number;
};

/** Treatments that policies limit apart. A limit is for each eye, each joint, or else each stay. */
export const limitedTreatments = [
  'cataract',
  'joint-replacement',
  'modern-treatment',
  'cardiac',
  'cancer',
  'hernia',
  'kidney-stone',
] as const;

export type LimitedTreatment = (typeof limitedTreatments)[number];

/** The longest wait that the regulator allows, since April 2024: for an old illness and for listed operations. */
export const longestWaitMonths = 36;
/** And from the first day, for any illness. */
export const longestInitialDays = 30;

/** A limit on one treatment: the lower of the two that are given. */
export type SubLimit = {
  readonly treatment: LimitedTreatment;
  readonly percentOfSumInsured: number | undefined;
  readonly max: Rupees | undefined;
};

/**
 * What is cut in the proportion of limit to rent when a dearer room is taken: nothing but the rent itself (`none`), or
 * rent, nursing, doctors and theatre (`fees`). The regulator allows no other line: tests, medicines, consumables, implants
 * and intensive care are never cut (IRDAI circular 151/06/2020, 4c).
 */
export const roomCuts = ['none', 'fees'] as const;
export type RoomCut = (typeof roomCuts)[number];

export type PlanFeatures = {
  readonly roomRent: RoomRent;
  readonly icu: Icu;
  readonly copay: Copay;
  readonly restoration: Restoration;
  readonly noClaimBonus: NoClaimBonus;
  readonly maternity: Maternity;
  readonly outpatient: Outpatient;
  readonly healthCheckup: HealthCheckup;
  readonly criticalIllness: CriticalIllness;
  readonly waitingPeriods: WaitingPeriods;
  readonly subLimits: readonly SubLimit[];
  /** Illnesses that it never pays for whoever declared them (permanent exclusions), whatever the wait; absent: none. */
  readonly neverCovered?: readonly ConditionId[] | undefined;
  readonly preHospitalisationDays: number;
  readonly postHospitalisationDays: number;
  /** Ambulance a hospitalisation; undefined means actual cost. */
  readonly ambulance: Rupees | undefined;
  readonly ayush: boolean;
  /** Gloves, syringes and the like that hospitals bill apart are paid too. */
  readonly consumables: boolean;
  readonly roomCut: RoomCut;
};

/** What a chosen rider changes in the terms of the plan. */
export type RiderEffect =
  | { readonly kind: 'consumables-paid' }
  | { readonly kind: 'any-room' }
  | { readonly kind: 'unlimited-restoration' }
  | { readonly kind: 'pre-existing-wait'; readonly months: number }
  | { readonly kind: 'copay-waived' }
  | { readonly kind: 'doctor-visits-paid'; readonly perYear: Rupees }
  | { readonly kind: 'lump-sum-paid'; readonly sumInsured: Rupees; readonly illnesses: number }
  /** A share of every claim that the buyer takes on for a lower premium. */
  | { readonly kind: 'copay-taken'; readonly percent: number };

/**
 * The ten items of the score list, in the specification's spelling and order (section 3), each with the feature that it
 * looks at. A feature that stands at none of them is a term beside the score: `feature-order.ts` says how it ranks.
 */
export const scoredFeatures = {
  copay: 'copay',
  icu: 'icu',
  room_rent: 'roomRent',
  outpatient_benefits: 'outpatient',
  critical_illness_coverage: 'criticalIllness',
  restore_benefits: 'restoration',
  maternity_cover: 'maternity',
  health_checkup: 'healthCheckup',
  pre_existing: 'waitingPeriods',
  bonus: 'noClaimBonus',
} as const satisfies Record<string, keyof PlanFeatures>;

export type ScoreItem = keyof typeof scoredFeatures;
export const scoreItems = Object.keys(scoredFeatures) as readonly ScoreItem[]; // the keys of the table, which `Object.keys` forgets

/** No top-up refills its cover or pays for a birth. */
export const neverInTopUps: ReadonlySet<ScoreItem> = new Set(['restore_benefits', 'maternity_cover']);

/** One of the waits alone is scored, so the others are terms beside the score. */
type WhollyScored = Exclude<(typeof scoredFeatures)[ScoreItem], 'waitingPeriods'>;
export type FeatureBesideScore = Exclude<keyof PlanFeatures, WhollyScored>;
export const importances = ['HIGH', 'MID', 'LOW'] as const;
export type Importance = (typeof importances)[number];
