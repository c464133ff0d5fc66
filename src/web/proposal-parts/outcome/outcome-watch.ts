import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import type { Answer } from '#web/browser/network/ending.ts';

/** How the purchase stands, as far as a change of it is another page. */
export type OutcomeState = Pick<
  WirePostPayment,
  'outcome' | 'tries' | 'payable_from' | 'insurer_silent' | 'waiting'
>;

/** `moved`: the page is read anew. `unreached`: nobody could say. */
export type News = 'same' | 'moved' | 'unreached';

/** What cannot be opened here any more has moved as well: the page that is read anew says so. */
export function newsIn(
  answer: Answer & ({ readonly ok: true; readonly value: OutcomeState } | { readonly ok: false }),
  outcomeState: OutcomeState,
): News {
  if (!answer.ok) return answer.status === 404 ? 'moved' : 'unreached';
  const state = answer.value;
  const facts = ['outcome', 'tries', 'payable_from', 'insurer_silent'] as const;
  const isSame =
    facts.every((fact) => state[fact] === outcomeState[fact]) &&
    state.waiting?.may_leave === outcomeState.waiting?.may_leave;
  return isSame ? 'same' : 'moved';
}

export type Watching = {
  /** Answers so far that brought nothing. */
  readonly calls: number;
  readonly isUnreached: boolean;
};

export const startedWatching: Watching = { calls: 0, isUnreached: false };

/** Answers without news after which it takes longer than usual. */
const usual = 20;

export const isLong = ({ calls }: Watching): boolean => calls >= usual;

export function watchingAfter({ calls }: Watching, news: News): Watching {
  return news === 'unreached' ? { calls, isUnreached: true } : { calls: calls + 1, isUnreached: false };
}

/** Milliseconds until the next question. It never ends: somebody may leave the page open. */
export function pauseBefore(watching: Watching): number {
  if (isLong(watching)) return 30_000;
  if (watching.isUnreached) return 6_000;
  return watching.calls === 0 ? 1_500 : 3_000;
}
