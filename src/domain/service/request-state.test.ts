import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterRequestEvent,
  hasDueDay,
  isRequestEnded,
  keepsRequestPlace,
  type RequestEvent,
  type RequestState,
  requestEvents,
  requestStates,
} from './request-state.ts';

const allowed: readonly (readonly [RequestState, RequestEvent, RequestState])[] = [
  ['told', 'insurer-received', 'with-insurer'],
  ['told', 'insurer-asks-more', 'more-needed'],
  ['told', 'insurer-accepted', 'accepted'],
  ['told', 'insurer-refused', 'refused'],
  ['told', 'holder-withdrew', 'withdrawing'],
  ['with-insurer', 'insurer-asks-more', 'more-needed'],
  ['with-insurer', 'insurer-accepted', 'accepted'],
  ['with-insurer', 'insurer-refused', 'refused'],
  ['with-insurer', 'holder-withdrew', 'withdrawing'],
  ['more-needed', 'holder-added', 'told'],
  ['more-needed', 'insurer-received', 'with-insurer'],
  ['more-needed', 'insurer-accepted', 'accepted'],
  ['more-needed', 'insurer-refused', 'refused'],
  ['more-needed', 'holder-withdrew', 'withdrawing'],
  ['accepted', 'completed', 'done'],
  ['accepted', 'holder-withdrew', 'withdrawing'],
  ['withdrawing', 'insurer-let-go', 'withdrawn'],
  ['withdrawing', 'withdrawal-late', 'with-insurer'],
];

const pairs = requestStates.flatMap((state) => requestEvents.map((event) => [state, event] as const));

test.each(allowed)('a request that is %s, on %s, becomes %s', (state, event, next) => {
  expect(afterRequestEvent(state, event)).toEqual({ ok: true, value: next });
});

test.each(pairs.filter(([state, event]) => !allowed.some(([s, e]) => s === state && e === event)))(
  'a request that is %s refuses %s with a code',
  (state, event) => {
    expect(afterRequestEvent(state, event)).toMatchObject({ ok: false });
  },
);

test.each<[RequestState, RequestEvent, string]>([
  ['accepted', 'insurer-refused', 'REQUEST_ACCEPTED'],
  ['withdrawing', 'holder-withdrew', 'REQUEST_WITHDRAWN'],
  ['withdrawn', 'insurer-accepted', 'REQUEST_WITHDRAWN'],
  ['done', 'holder-withdrew', 'REQUEST_ENDED'],
  ['refused', 'insurer-accepted', 'REQUEST_ENDED'],
  ['told', 'completed', 'TRANSITION_REFUSED'],
])('what a request that is %s says to %s is %s', (state, event, code) => {
  expect(afterRequestEvent(state, event)).toEqual({ ok: false, failure: { code } });
});

test('whatever happens, money is owed by accepted requests alone, and an ended request stays as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...requestEvents), { maxLength: 30 }), (events) => {
      let state: RequestState = 'told';
      for (const event of events) {
        const next = afterRequestEvent(state, event);
        if (isRequestEnded(state)) expect(next.ok).toBe(false);
        if (next.ok && next.value === 'done') expect(state).toBe('accepted');
        state = next.ok ? next.value : state;
      }
      expect(isRequestEnded(state)).toBe(['done', 'refused', 'withdrawn'].includes(state));
      if (isRequestEnded(state)) expect(hasDueDay(state)).toBe(false);
    }),
  );
});

test('a place is given up by what was refused or taken back, and by nothing else', () => {
  expect(requestStates.filter((state) => !keepsRequestPlace(state))).toEqual(['refused', 'withdrawn']);
});
