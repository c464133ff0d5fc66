import type { ScoreItem } from '#domain/cover/features.ts';
import type { NotShownReason, PickName, PickScope } from '#domain/offer/plan.ts';
import type { Relation } from '#domain/person/relation.ts';
import type { NoPriceReason } from '#domain/price/premium.ts';
import type { OfflineType } from '#domain/purchase/processing-status.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';

/** What a list of plans says, as figures and names: once as it is read from the page, once as the engine has it. */
export type ListFigures = {
  readonly tabs: readonly TabFigures[];
  readonly covers: readonly {
    readonly cover: number;
    readonly from: number | undefined;
    readonly on: boolean;
  }[];
  /** How many the heading says, and those that stand below it. */
  readonly picksSaid: number | undefined;
  readonly picks: readonly PickFigures[];
  readonly near: NearFigures | undefined;
  readonly stillToCome: number | undefined;
  readonly title: { readonly count: number; readonly cover: number };
  readonly passes: { readonly count: number; readonly of: number; readonly day: string };
  readonly stays: readonly { readonly title: string; readonly bill: number; readonly on: boolean }[];
  readonly list: readonly CardFigures[];
  readonly gains: readonly (GainFigures | undefined)[];
  /** How many the button beside them promises, where some are left out. */
  readonly more: number | undefined;
  readonly waiting: { readonly count: number; readonly cards: readonly CardFigures[] } | undefined;
  readonly apart:
    | { readonly from: number; readonly count: number; readonly cards: readonly CardFigures[] }
    | undefined;
  readonly missing:
    | {
        readonly count: number;
        readonly of: number;
        readonly reasons: Readonly<Partial<Record<NotShownReason, number>>>;
      }
    | undefined;
  /** The counts of the filters that stand open on a desktop, by their name and option. */
  readonly filterCounts: Readonly<Record<string, number>> | undefined;
};

export type TabFigures = {
  readonly group: PlanGroup;
  /** The one parent whom it is about and named after. */
  readonly parent: Relation | undefined;
  readonly people: number | undefined;
  readonly policies: number | undefined;
  readonly from: number | undefined;
  readonly on: boolean;
};

type PlanLabels = { readonly slabId: string; readonly title: string; readonly insurer: string };

/** With which riders it costs least, and what of the price they are. */
export type RidersFigures = { readonly titles: readonly string[]; readonly cost: number };

export type PickFigures = PlanLabels & {
  readonly names: readonly PickName[];
  /** Nothing stands beside it that could be taken. */
  readonly alone: boolean;
  readonly premium: number;
  readonly riders: RidersFigures | undefined;
  /** It is the deductible of a top-up. */
  readonly above: number | undefined;
  /** The first says what the stay leaves, the others what they buy beside the one before. */
  readonly stay: { readonly title: string; readonly bill: number; readonly own: number } | undefined;
  /** The runner-up of a recommended plan that stands first. */
  readonly next: NextFigures | undefined;
  readonly beside:
    | GainFigures
    | { readonly extra: number; readonly covers: readonly (number | undefined)[] | undefined }
    | undefined;
  readonly own: number | undefined;
  readonly hundred: number;
  /** Rupees a year over the years one keeps it. */
  readonly allIn: number;
};

export type NextFigures = {
  readonly title: string;
  /** Rupees a year more; below 0 where it saves them. */
  readonly extra: number;
  /** The recommended one is said to be the cheapest of the near equals. */
  readonly near: boolean;
  /** Where it saves: rupees of the stay that it leaves more, and what it is weaker in. */
  readonly more: number;
  readonly worse: readonly ThingFigures[];
};

export type GainFigures = {
  readonly extra: number;
  /** Rupees of the stay that it leaves less to pay; below 0 more. */
  readonly less: number;
  /** Rupees of an average year that it leaves less to pay, below 0 more; 0 where nothing is said of it. */
  readonly average: number;
  readonly better: readonly ThingFigures[];
  readonly worse: readonly ThingFigures[];
};

/** A feature that is bought or given up, with the figures that are said of it. */
export type ThingFigures = { readonly item: ScoreItem; readonly figures: readonly number[] };

export type NearFigures = {
  readonly scope: PickScope;
  readonly count: number;
  readonly named: readonly {
    readonly title: string;
    readonly allIn: number;
    /** These are rupees a year more than the recommended one. */
    readonly extra: number;
  }[];
};

export type CardFigures = PlanLabels & {
  readonly price:
    | { readonly premium: number; readonly cover: number }
    | { readonly none: 'asking' | NoPriceReason };
  readonly riders: RidersFigures | undefined;
  /** Why a premium is not the last word on it. */
  readonly open: 'offline' | 'load' | undefined;
  readonly above: number | undefined;
  readonly room: RoomFigures | undefined;
  /** What these people pay of every bill, in percent. */
  readonly copay: number;
  /** Undefined where no hospital is listed. */
  readonly near: { readonly hospitals: number; readonly cashless: number } | undefined;
  /** The day on which the wait is over, and its months; undefined without one. */
  readonly wait: { readonly day: string; readonly months: number } | undefined;
  readonly stay: { readonly title: string; readonly own: number } | undefined;
  readonly hundred: number | undefined;
  readonly neverBetter: { readonly than: string; readonly extra: number } | undefined;
  readonly offline: OfflineType | undefined;
  /** Rupees a year; undefined without a price. */
  readonly allIn: number | undefined;
  /** What its last link leads to. */
  readonly buysOffline: boolean;
};

export type RoomFigures = {
  readonly room: 'no-limit' | 'any-single' | 'single-ac' | 'single' | 'shared' | number;
  /** What such a room costs where they live; of a limit that is too low, what a single one costs. */
  readonly rent: number | undefined;
  readonly tooLow: boolean;
  /** What becomes of the bill in a dearer room, where that is said. */
  readonly cut: 'none' | 'fees' | undefined;
};
