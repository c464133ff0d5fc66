import type { ScoreItem } from '#domain/cover/features.ts';
import type { NotShownReason, PickKind } from '#domain/offer/plan.ts';
import type { Relation } from '#domain/person/relation.ts';
import type { NoPriceReason } from '#domain/price/premium.ts';
import type { OfflineType } from '#domain/purchase/processing-status.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';

/** What a list of plans says, as figures and names: once as it is read from the page, once as the engine has it. */
export type ListShown = {
  readonly tabs: readonly TabShown[];
  readonly covers: readonly {
    readonly cover: number;
    readonly from: number | undefined;
    readonly on: boolean;
  }[];
  /** How many the heading says, and those that stand below it. */
  readonly picksSaid: number | undefined;
  readonly picks: readonly PickShown[];
  readonly near: NearShown | undefined;
  readonly stillToCome: number | undefined;
  readonly title: { readonly count: number; readonly cover: number };
  readonly passes: { readonly count: number; readonly of: number; readonly day: string };
  readonly stays: readonly { readonly title: string; readonly bill: number; readonly on: boolean }[];
  readonly list: readonly CardShown[];
  readonly gains: readonly (GainShown | undefined)[];
  /** How many the button beside them promises, where some are left out. */
  readonly more: number | undefined;
  readonly waiting: { readonly count: number; readonly cards: readonly CardShown[] } | undefined;
  readonly apart:
    | { readonly from: number; readonly count: number; readonly cards: readonly CardShown[] }
    | undefined;
  readonly missing:
    | {
        readonly count: number;
        readonly of: number;
        readonly reasons: Readonly<Partial<Record<NotShownReason, number>>>;
      }
    | undefined;
  /** Of the filters that stand open on a desktop, by their name and option. */
  readonly filterCounts: Readonly<Record<string, number>> | undefined;
};

export type TabShown = {
  readonly group: PlanGroup;
  /** The one parent whom it is about and named after. */
  readonly parent: Relation | undefined;
  readonly people: number | undefined;
  readonly policies: number | undefined;
  readonly from: number | undefined;
  readonly on: boolean;
};

type PlanShown = { readonly slabId: string; readonly title: string; readonly insurer: string };

export type PickShown = PlanShown & {
  readonly names: readonly PickKind[];
  /** Nothing stands beside it that could be taken. */
  readonly alone: boolean;
  readonly premium: number;
  /** Of a top-up. */
  readonly above: number | undefined;
  /** The first says what the stay leaves, the others what they buy beside the one before. */
  readonly stay: { readonly title: string; readonly bill: number; readonly own: number } | undefined;
  /** Of a recommended one that stands first: the runner-up. */
  readonly next: NextShown | undefined;
  readonly beside:
    | GainShown
    | { readonly extra: number; readonly covers: readonly (number | undefined)[] | undefined }
    | undefined;
  readonly own: number | undefined;
  readonly hundred: number;
};

export type NextShown = {
  readonly title: string;
  /** Rupees a year more; below 0 where it saves them. */
  readonly extra: number;
  /** The recommended one is said to be the cheapest of the near equals. */
  readonly near: boolean;
  /** Where it saves: rupees of the stay that it leaves more, and what it is weaker in. */
  readonly more: number;
  readonly worse: readonly ThingShown[];
};

export type GainShown = {
  readonly extra: number;
  /** Rupees of the stay that it leaves less to pay; below 0 more. */
  readonly less: number;
  /** Rupees of an average year that it leaves less to pay, below 0 more; 0 where nothing is said of it. */
  readonly average: number;
  readonly better: readonly ThingShown[];
  readonly worse: readonly ThingShown[];
};

/** A feature that is bought or given up, with the figures that are said of it. */
export type ThingShown = { readonly item: ScoreItem; readonly figures: readonly number[] };

export type NearShown = {
  readonly count: number;
  readonly named: readonly {
    readonly title: string;
    readonly score: string;
    /** Rupees a year more than the recommended one. */
    readonly extra: number;
  }[];
};

export type CardShown = PlanShown & {
  readonly price:
    | { readonly premium: number; readonly cover: number }
    | { readonly none: 'asking' | NoPriceReason };
  /** Why a premium is not the last word on it. */
  readonly open: 'offline' | 'load' | undefined;
  readonly above: number | undefined;
  readonly room: RoomShown | undefined;
  readonly copay: { readonly percent: number; readonly from: number | undefined };
  /** The day on which the wait is over, and its months; undefined without one. */
  readonly wait: { readonly day: string; readonly months: number } | undefined;
  readonly stay: { readonly title: string; readonly own: number } | undefined;
  readonly hundred: number | undefined;
  readonly neverBetter: { readonly than: string; readonly extra: number } | undefined;
  readonly offline: OfflineType | undefined;
  readonly score:
    | {
        readonly score: string;
        readonly possible: number;
        /** That there are fewer points to be had because there is no price. */
        readonly withoutPrice: boolean;
      }
    | undefined;
  /** What its last link leads to. */
  readonly buysOffline: boolean;
};

export type RoomShown = {
  readonly room: 'no-limit' | 'any-single' | 'single-ac' | 'single' | 'shared' | number;
  /** What such a room costs where they live; of a limit that is too low, what a single one costs. */
  readonly rent: number | undefined;
  readonly tooLow: boolean;
  /** What becomes of the bill in a dearer room, where that is said. */
  readonly cut: 'none' | 'fees' | undefined;
};
