import { type FailureCode, fail, ok, type Result } from '#domain/result.ts';

/**
 * Where a request about an issued policy stands.
 * - `told`: written down here; whether the insurer has it is not known yet.
 * - `withdrawing`: its holder has taken it back, and the insurer has not said that it did.
 * - `accepted`: the insurer does it; what follows of it, such as money, is under way.
 */
export const requestStates = [
  'told',
  'with-insurer',
  'more-needed',
  'accepted',
  'withdrawing',
  'done',
  'refused',
  'withdrawn',
] as const;

export type RequestState = (typeof requestStates)[number];

/**
 * What can happen to a request.
 * - `insurer-received`: it has the request, on line or as a form, and decides.
 * - `insurer-asks-more`: it decides once it has what it names.
 * - `holder-added`: what was asked for is here, and goes to the insurer.
 * - `withdrawal-late`: the insurer goes on, as it had decided before.
 * - `completed`: all that follows has happened.
 */
export const requestEvents = [
  'insurer-received',
  'insurer-asks-more',
  'holder-added',
  'insurer-accepted',
  'insurer-refused',
  'holder-withdrew',
  'insurer-let-go',
  'withdrawal-late',
  'completed',
] as const;

export type RequestEvent = (typeof requestEvents)[number];

type Row = Readonly<Partial<Record<RequestEvent, RequestState>>>;

/** The one table: a pair that is not in it is refused. */
const transitionTable = {
  told: {
    'insurer-received': 'with-insurer',
    'insurer-asks-more': 'more-needed',
    'insurer-accepted': 'accepted',
    'insurer-refused': 'refused',
    'holder-withdrew': 'withdrawing',
  },
  'with-insurer': {
    'insurer-asks-more': 'more-needed',
    'insurer-accepted': 'accepted',
    'insurer-refused': 'refused',
    'holder-withdrew': 'withdrawing',
  },
  'more-needed': {
    'holder-added': 'told',
    // It may have found what it needs elsewhere.
    'insurer-received': 'with-insurer',
    'insurer-accepted': 'accepted',
    'insurer-refused': 'refused',
    'holder-withdrew': 'withdrawing',
  },
  accepted: { completed: 'done', 'holder-withdrew': 'withdrawing' },
  withdrawing: { 'insurer-let-go': 'withdrawn', 'withdrawal-late': 'with-insurer' },
  done: {},
  refused: {},
  withdrawn: {},
} as const satisfies Readonly<Record<RequestState, Row>>;

export const requestTransitions: Readonly<Record<RequestState, Row>> = transitionTable;

/** A value for each pair of the table: one that is added without a value does not compile. */
export type OfEachRequestTransition<Value> = {
  readonly [State in RequestState]: {
    readonly [Event in keyof (typeof transitionTable)[State]]: Value;
  };
};

/** The code is what the person who asked should hear: why nothing can be done in that state. */
const refusals: Readonly<Record<RequestState, FailureCode>> = {
  told: 'TRANSITION_REFUSED',
  'with-insurer': 'TRANSITION_REFUSED',
  'more-needed': 'TRANSITION_REFUSED',
  accepted: 'REQUEST_ACCEPTED',
  withdrawing: 'REQUEST_WITHDRAWN',
  done: 'REQUEST_ENDED',
  refused: 'REQUEST_ENDED',
  withdrawn: 'REQUEST_WITHDRAWN',
};

export function afterRequestEvent(state: RequestState, event: RequestEvent): Result<RequestState> {
  const next = requestTransitions[state][event];
  return next === undefined ? fail(refusals[state]) : ok(next);
}

/** Nothing happens to it any more. */
export function isRequestEnded(state: RequestState): boolean {
  return Object.keys(requestTransitions[state]).length === 0;
}

/** Whether somebody owes it something by a day: the insurer its word, or, once that has agreed, we what follows. */
export function hasDueDay(state: RequestState): boolean {
  return state !== 'more-needed' && !isRequestEnded(state);
}

/** It stands, or was done: one of the kinds of which there is only one keeps its place. */
export function keepsRequestPlace(state: RequestState): boolean {
  return state !== 'refused' && state !== 'withdrawn';
}
