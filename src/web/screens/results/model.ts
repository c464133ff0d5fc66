import { createContext, useContext } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import type { WireCard } from '#contract/quote/cards.ts';
import type { IsoDate } from '#domain/date.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import type { ChartSize } from '#web/charts/ten-years.tsx';
import type { ConditionNames } from '#web/plan-parts/people/conditions.ts';
import type { ResultsData } from './answer.ts';
import type { ListOptions } from './list-options.ts';
import type { ShownList } from './use-list.ts';

/** At how many of the hospitals that were named an insurer pays the hospital itself. */
export type OwnNetworks = { readonly count: number; readonly cashless: Readonly<Record<number, number>> };

/** In what the two layouts differ within the parts that they share. */
export type Layout = {
  /** Plans that can be chosen to be compared. */
  readonly places: number;
  /** Cards of an answer that are drawn with it: more than a screen holds. */
  readonly drawnFirst: number;
  /** It is the size of the ten years of a pick. */
  readonly chart: ChartSize;
};

/** The list as it stands on the page. */
export type Results = {
  readonly layout: Layout;
  readonly data: ResultsData;
  readonly conditions: ConditionNames;
  /** The wish that the page has drawn so far; what was pressed a moment ago is the controls' to show. */
  readonly options: ListOptions;
  /** Each in the order of the list; live prices in their places. */
  readonly picks: readonly WireCard[];
  readonly list: readonly WireCard[];
  readonly waitingCards: readonly WireCard[];
  readonly apartCards: readonly WireCard[];
  readonly showAll: () => void;
  /** The try of the live prices, from 1. */
  readonly tries: number;
  /** Plans whose price the list was put in order without, and those of them whose price has come since. */
  readonly awaited: number;
  readonly arrived: number;
  /** No further live price will come. */
  readonly isOver: boolean;
  /** Asks the insurers once more. */
  readonly askLive: () => void;
  readonly waiting: ShownList['waiting'];
  readonly hasOldPrices: boolean;
  readonly failure: WireFailure | undefined;
  readonly isStale: boolean;
  readonly askAgain: () => void;
  readonly hrefOf: (plan: Pick<WireCard, 'product_slug' | 'slab_id' | 'riders'>) => string;
  readonly lastOpened: string | undefined;
  /** Undefined while no hospital is named, or while it is not known how insurers pay there. */
  readonly own: OwnNetworks | undefined;
  /** What the question below the picks has found out. Always the same function. */
  readonly setOwn: (own: OwnNetworks | undefined) => void;
};

/** What a press changes at once, before the list follows. */
export type Controls = {
  readonly options: ListOptions;
  /** The wish after the press, of that before it. Always the same function. */
  readonly change: (make: (options: ListOptions) => ListOptions) => void;
  /** The list on the page was made for another wish. */
  readonly isAhead: boolean;
  /** The filters of a phone stand open over the list. */
  readonly filtering: boolean;
  readonly setFiltering: (open: boolean) => void;
};

/** What a card is drawn by beside its plan. The same object while it says the same: a card that stays is not drawn anew. */
export type CardFrame = Pick<Layout, 'places'> & {
  readonly quoteId: string;
  readonly block: BlockId;
  readonly lastOpened: string | undefined;
  readonly eldestAge: number;
  readonly coverStart: IsoDate;
  readonly roomRent: ResultsData['roomRent'];
  readonly shownYear: ResultsData['shownYear'];
  /** The title of the chosen stay. */
  readonly stay: string | undefined;
  readonly own: Results['own'];
  /** In the order by bad years these are the rupees of the longest bar. */
  readonly scale: number | undefined;
};

export const ResultsContext = createContext<Results | null>(null);
/** Behind the open filters of a phone the list follows when there is time; they themselves show it at once. */
export const SheetResultsContext = createContext<Results | null>(null);
export const ControlsContext = createContext<Controls | null>(null);
export const CardFrameContext = createContext<CardFrame | null>(null);

function provided<T>(value: T | null): T {
  if (value === null) throw new Error('No ResultsProvider');
  return value;
}

/** The list, for the parts of the screen. */
export const useResultsModel = (): Results => provided(useContext(ResultsContext));

export const useControls = (): Controls => provided(useContext(ControlsContext));

export const useCardFrame = (): CardFrame => provided(useContext(CardFrameContext));
