import type { OfEachRequestTransition, RequestEvent, RequestState } from '../service/request-state.ts';

/** What a letter says of a request; `late`: its day has passed without an answer. */
export const requestNews = [
  'begun',
  'on-paper',
  'more-needed',
  'accepted',
  'refused',
  'done',
  'withdrawn',
  'withdrawal-late',
  'late',
] as const;

export type RequestNews = (typeof requestNews)[number];

/**
 * How its holder learns of a change of a request.
 * - `seen`: it answers what the holder does on a page at that moment.
 * - `goes-on`: the letter on its beginning has said it.
 * - else by a letter with that news, queued in the write of the change.
 */
export type RequestTelling = 'seen' | 'goes-on' | RequestNews;

/** A pair that is added to the table of states does not compile without a place here. */
const tellings: OfEachRequestTransition<RequestTelling> = {
  told: {
    'insurer-received': 'goes-on',
    'insurer-asks-more': 'more-needed',
    'insurer-accepted': 'accepted',
    'insurer-refused': 'refused',
    'holder-withdrew': 'seen',
  },
  'with-insurer': {
    'insurer-asks-more': 'more-needed',
    'insurer-accepted': 'accepted',
    'insurer-refused': 'refused',
    'holder-withdrew': 'seen',
  },
  'more-needed': {
    'holder-added': 'seen',
    'insurer-received': 'goes-on',
    'insurer-accepted': 'accepted',
    'insurer-refused': 'refused',
    'holder-withdrew': 'seen',
  },
  accepted: { completed: 'done', 'holder-withdrew': 'seen' },
  withdrawing: { 'insurer-let-go': 'withdrawn', 'withdrawal-late': 'withdrawal-late' },
  done: {},
  refused: {},
  withdrawn: {},
};

/** Undefined: it is no event of that state. */
export function tellingOfRequest(state: RequestState, event: RequestEvent): RequestTelling | undefined {
  const row: Readonly<Partial<Record<RequestEvent, RequestTelling>>> = tellings[state];
  return row[event];
}
