import type { CallName } from '#contract/call/calls.ts';
import type { CallInput, CallResult } from '#contract/call/shapes.ts';
import type { TourName } from '#domain/flag/tours.ts';

/** What a page shows, as far as counting needs it. */
export type ShownPage = {
  /** Undefined: no page of the list. */
  readonly name: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
  readonly loaderData: unknown;
  readonly failed: boolean;
};

type CallEvent = readonly ['call', CallName, CallInput<CallName>['body'], CallResult<CallName>];

export type PageEvent =
  | readonly ['page', ShownPage]
  | CallEvent
  | readonly ['error', unknown]
  | readonly ['tour', TourName]
  /** So many plans are in a comparison, one more than before. */
  | readonly ['compare', number]
  /** These are years. */
  | readonly ['term', number]
  | readonly ['rider', boolean];

/** What happens, for whoever counts. That code comes after the first load; until then it waits here, and then it is passed on. */
export const pendingEvents: { push: (...happened: PageEvent[]) => unknown } & Iterable<PageEvent> =
  [] as PageEvent[];
