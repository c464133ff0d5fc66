import type { StayLine } from '../../claim/stay.ts';
import type { LimitedTreatment } from '../../cover/features.ts';
import type { WaitKind } from '../../cover/waiting.ts';
import type { IsoDate } from '../../date.ts';
import type { ConditionId } from '../../ids.ts';
import type { LocalText } from '../../local-text.ts';
import type { CityTier } from '../../location/city.ts';
import type { Gender } from '../../person/relation.ts';
import type { AgeCurve, AgeFade } from './stays/age-curve.ts';

/** How far a number can be trusted: an official figure, somebody's table of official data, worked out from those, or our estimate. */
export const claimMarks = ['official', 'third-party', 'derived', 'reasoned'] as const;
export type ClaimMark = (typeof claimMarks)[number];

export type ClaimSource = {
  readonly id: string;
  readonly mark: ClaimMark;
  readonly year: number;
  readonly title: LocalText;
};

/** It names a `ClaimSource` beside each number or row of numbers. */
type Sourced = { readonly source: string };

/** Where one is treated, what a visitor may choose. */
export const hospitalChoices = ['government', 'private', 'dearer'] as const;
export type HospitalChoice = (typeof hospitalChoices)[number];

/** How often people with cover go to hospital, against the survey of everybody. */
export const stayChoices = ['fewer', 'usual', 'more'] as const;
export type StayCount = (typeof stayChoices)[number];

/** How well the elder people of a family are. */
export const healthChoices = ['good', 'usual', 'poor'] as const;
export type EldersHealth = (typeof healthChoices)[number];

/** Percent of the people of cities who live in those of tier 1 and of tier 2; the others in tier 3. */
export type CityPeople = Sourced & { readonly 1: number; readonly 2: number };

/** What holds of men and of women at an age. */
export type SexKnot = Sourced & Readonly<Record<Gender, number>> & { readonly age: number };

/** A factor at an age. */
export type FactorKnot = Sourced & { readonly age: number; readonly factor: number };

/** Both ages are included; an undefined end means "and older". */
export type PeopleOfAges = Sourced & {
  readonly fromAge: number;
  readonly toAge: number | undefined;
  /** The share of India's people who are of these ages. */
  readonly sharePercent: number;
};

export const stayWorks = ['medical', 'surgical', 'implant'] as const;
/** How the bill of a stay divides. */
export type StayWork = (typeof stayWorks)[number];

export type StayKind = Sourced & {
  readonly id: string;
  readonly title: LocalText;
  readonly work: StayWork;
  /** It goes over from one to the other between the ages of `ClaimsTable.elders`. */
  readonly sharePercent: Sourced & { readonly younger: number; readonly elder: number };
  /** Rupees of a stay in a private hospital of a city, 2018: only its ratio to the other kinds is used. */
  readonly costIn2018: number;
  readonly waits: WaitKind;
  /** What policies may limit it as. */
  readonly treatment: LimitedTreatment | undefined;
};

export type ConditionRate = Sourced & {
  readonly id: ConditionId;
  /** Times the stays of somebody of that age; above 1. What it adds is multiplied by `ClaimsTable.conditions.added`. */
  readonly factor: number;
  /** The kind of the stays that it adds, which wait as a pre-existing illness does. */
  readonly kind: string;
};

/** Published, and how far off what the table gives for it may be. */
export type OfficialFigure = Sourced & { readonly value: number; readonly tolerancePercent: number };

/** Stays are of 1,000 people a year, costs in rupees a stay. */
export const officialIds = [
  'stays',
  'staysMenFrom60',
  'staysWomenFrom60',
  'staysUrban',
  'staysRural',
  'costPrivateUrban2018',
  'costAnyHospital',
] as const;
export type OfficialId = (typeof officialIds)[number];

/** As the survey divides a bill; `bed` holds room, nursing and intensive care. */
export const billParts = ['bed', 'doctors', 'medicines', 'tests', 'others'] as const;
export type BillPart = (typeof billParts)[number];

/** What the years ahead are made from: how often people go to hospital, why, and what it costs (`catalogue/claims.json`). */
export type ClaimsTable = {
  readonly asOf: IsoDate;
  readonly sources: readonly ClaimSource[];
  readonly stays: {
    /** Stays of 1,000 people in a year, births not counted. */
    readonly perThousand: AgeCurve<SexKnot>;
    readonly people: readonly PeopleOfAges[];
    readonly area: Sourced & { readonly urban: number; readonly rural: number };
    /** How much more often people with cover go than everybody. */
    readonly insured: AgeCurve<SexKnot>;
    /** These are factors on that. */
    readonly choice: Sourced & Readonly<Record<StayCount, number>>;
    readonly health: Sourced & Readonly<Record<EldersHealth, number>>;
  };
  /** The ages between which reasons for a stay, and the health of elders, go over from younger to elder people. */
  readonly elders: Sourced & AgeFade;
  readonly conditions: {
    /** It holds for somebody who declares nothing. */
    readonly none: AgeCurve<FactorKnot>;
    /** What a condition adds at an age, against its factor: at high ages everybody's stays hold those of the ill already. */
    readonly added: AgeCurve<FactorKnot>;
    /** For a condition that has no row. */
    readonly others: Sourced & { readonly factor: number };
    readonly byId: readonly ConditionRate[];
  };
  readonly kinds: readonly StayKind[];
  readonly cost: {
    readonly private: Sourced & { readonly value: number };
    readonly government: Sourced & { readonly value: number };
    readonly charitable: Sourced & { readonly value: number };
    readonly sharePercent: Sourced & {
      readonly private: number;
      readonly government: number;
      readonly charitable: number;
    };
    readonly costIn2018: Sourced & { readonly value: number };
    readonly urban: Sourced & { readonly factor: number };
    readonly yearsRise: Sourced & { readonly factor: number };
    /** People with cover are treated for more than everybody in the same kind of hospital. */
    readonly insured: Sourced & { readonly factor: number };
    readonly dearer: Sourced & { readonly factor: number };
    /** Times the cost of a stay: the very young are treated for less, the old for more. */
    readonly byAge: AgeCurve<FactorKnot>;
    /** The spread of the logarithm of a stay's cost, within one kind. */
    readonly sigma: Sourced & { readonly value: number };
    /** Very long and very dear stays, which surveys miss: any amount between the two is as likely in its logarithm. */
    readonly rare: Sourced & { readonly sharePercent: number; readonly from: number; readonly to: number };
    /** Private hospitals of cities, 100 for the whole country; a state without a row counts as 100. */
    readonly states: readonly (Sourced & {
      readonly state: LocalText;
      readonly percent: number;
      readonly cityPeople: CityPeople;
    })[];
    /** The figures are for the whole country. */
    readonly cityPeople: CityPeople;
    /** These are factors against the dearest tier. */
    readonly tiers: Sourced & Readonly<Record<CityTier, number>>;
  };
  readonly bills: Sourced & {
    /** Room and nursing may take this share of the bill, and intensive care its own. */
    readonly bedPercent: number;
    readonly icuPercent: number;
    /** Rupees in the dearest tier of city below which nobody stays the night. */
    readonly dayCareBelow: number;
    readonly days: { readonly before: number; readonly after: number };
    /** Percent of what is left after the bed; 100 together. */
    readonly lines: Readonly<Record<StayWork, Readonly<Record<StayLine | 'before' | 'after', number>>>>;
  };
  /** What the numbers above must give again. */
  readonly official: {
    readonly figures: Readonly<Record<OfficialId, OfficialFigure>>;
    /** Percent of all stays that are of a kind. */
    readonly kinds: readonly (OfficialFigure & { readonly kind: string })[];
    /** What plans pay, as percent of premiums: published, and between what it must lie at every age. */
    readonly claimsRatio: Sourced & { readonly value: number; readonly from: number; readonly to: number };
    /** Percent of a bill that is no package. */
    readonly bill: readonly (OfficialFigure & { readonly part: BillPart })[];
    /** Percent of all stays that cost more. */
    readonly tail: readonly (OfficialFigure & { readonly above: number })[];
  };
};
