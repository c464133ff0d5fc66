import { useSyncExternalStore } from 'react';
import type { BlockId } from '#domain/quote/block-id.ts';
import { openedPlanSlot } from '#web/browser/storage/draft.ts';

/** Where the buyer stands in the lists of this visit. Kept by the page alone, but for the plan that was opened last. */
export type ListPlace = {
  readonly quoteId: string;
  readonly block: BlockId;
  /** Address of the list as it was last shown, filters included. */
  readonly href: string;
  readonly count: number;
};

export type OpenedPlan = { readonly quoteId: string; readonly block: BlockId; readonly slabId: string };

let list: ListPlace | undefined;
let opened: OpenedPlan | undefined;

export function rememberList(place: ListPlace): void {
  list = place;
}

export function rememberOpened(plan: OpenedPlan): void {
  opened = plan;
  try {
    openedPlanSlot.write(JSON.stringify(plan));
  } catch {
    // A browser that keeps nothing marks the plan for as long as the page stands.
  }
}

/** What a page before this one of the same tab kept. */
function openedBefore(): OpenedPlan | undefined {
  try {
    return JSON.parse(openedPlanSlot.read() ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The list that a plan of this quote and block was opened from. */
export function listOf(quoteId: string, block: BlockId): ListPlace | undefined {
  return list?.quoteId === quoteId && list.block === block ? list : undefined;
}

/** The list that was shown last, of whichever block and quote. */
export const lastList = (): ListPlace | undefined => list;

/** Slab id of the plan last looked at, for the list it stands in. */
export function lastOpenedIn(quoteId: string, block: BlockId): string | undefined {
  opened ??= openedBefore();
  return opened?.quoteId === quoteId && opened.block === block ? opened.slabId : undefined;
}

const never = () => () => undefined;

/** Nothing in the first drawing, which is the server's. */
export const useLastOpened = (quoteId: string, block: BlockId): string | undefined =>
  useSyncExternalStore(
    never,
    () => lastOpenedIn(quoteId, block),
    () => undefined,
  );

let returned = false;

/** The page of a plan was left: the next list brings its card into sight. */
export function markReturn(): void {
  returned = true;
}

/** True once after a plan's page was left. */
export function takeReturn(): boolean {
  const came = returned;
  returned = false;
  return came;
}
