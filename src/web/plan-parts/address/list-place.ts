import type { BlockId } from '#domain/quote/block-id.ts';

/** Where the buyer stands in the lists of this visit. Kept by the page alone: a reload starts afresh, like its server's page. */
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
}

/** The list that a plan of this quote and block was opened from. */
export function listOf(quoteId: string, block: BlockId): ListPlace | undefined {
  return list?.quoteId === quoteId && list.block === block ? list : undefined;
}

/** The list that was shown last, of whichever block and quote. */
export const lastList = (): ListPlace | undefined => list;

/** Slab id of the plan last looked at, for the list it stands in. */
export function lastOpenedIn(quoteId: string, block: BlockId): string | undefined {
  return opened?.quoteId === quoteId && opened.block === block ? opened.slabId : undefined;
}

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
