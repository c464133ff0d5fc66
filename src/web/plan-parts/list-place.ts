import type { PlanGroup } from '#domain/quote/quote.ts';

/** Where the buyer stands in the lists of this visit. Kept by the page alone: a reload starts afresh, like its server's page. */
export type ListPlace = {
  readonly quoteId: string;
  readonly group: PlanGroup;
  /** Address of the list as it was last shown, filters included. */
  readonly href: string;
  readonly count: number;
};

export type OpenedPlan = { readonly quoteId: string; readonly group: PlanGroup; readonly slabId: string };

let list: ListPlace | undefined;
let opened: OpenedPlan | undefined;

export function rememberList(place: ListPlace): void {
  list = place;
}

export function rememberOpened(plan: OpenedPlan): void {
  opened = plan;
}

/** The list that a plan of this quote and group was opened from. */
export function listOf(quoteId: string, group: PlanGroup): ListPlace | undefined {
  return list?.quoteId === quoteId && list.group === group ? list : undefined;
}

/** The list of this quote that was shown last, of whichever group. */
export function lastListOf(quoteId: string): ListPlace | undefined {
  return list?.quoteId === quoteId ? list : undefined;
}

/** Slab id of the plan last looked at, for the list it stands in. */
export function lastOpenedIn(quoteId: string, group: PlanGroup): string | undefined {
  return opened?.quoteId === quoteId && opened.group === group ? opened.slabId : undefined;
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
