import { describe, expect, test } from 'vitest';
import {
  isLong,
  type News,
  newsIn,
  type OutcomeState,
  pauseBefore,
  startedWatching,
  type Watching,
  watchingAfter,
} from './outcome-watch.ts';

const state: OutcomeState = {
  outcome: 'failed',
  tries: 1,
  payable_from: null,
  insurer_silent: false,
  waiting: null,
};

const answerWith = (change: Partial<OutcomeState>) => ({ ok: true, value: { ...state, ...change } }) as const;
const refused = (status: number, code: string) => ({ ok: false, status, failure: { code } }) as const;

test.each<[string, Parameters<typeof newsIn>[0], News]>([
  ['the same', answerWith({}), 'same'],
  ['that a failed payment was taken late', answerWith({ outcome: 'issued' }), 'moved'],
  ['that the bank has said no', answerWith({ outcome: 'failed', tries: 2 }), 'moved'],
  ['that one has to wait', answerWith({ payable_from: '2026-11-22T10:24:00.000Z' }), 'moved'],
  ['that the insurer does not say whether there is a policy', answerWith({ insurer_silent: true }), 'moved'],
  ['that whoever waits can leave', answerWith({ waiting: { since: '', may_leave: true } }), 'moved'],
  ['that it cannot be opened here any more', refused(404, 'NOT_FOUND'), 'moved'],
  ['that the server has too much to do', refused(503, 'OVERLOADED'), 'unreached'],
  ['that it was asked too often', refused(429, 'TOO_MANY_REQUESTS'), 'unreached'],
  ['a bug', refused(500, 'INTERNAL'), 'unreached'],
  ['nothing at all', refused(0, 'NO_ANSWER'), 'unreached'],
])('an answer that says %s', (_what, answer, news) => {
  expect(newsIn(answer, state)).toBe(news);
});

const watched = (...all: readonly News[]) => all.reduce<Watching>(watchingAfter, startedWatching);
const many = (count: number, news: News): readonly News[] => Array.from({ length: count }, () => news);

describe('a page that watches', () => {
  test('says that nobody answers only while nobody does', () => {
    expect(watched('same', 'unreached').isUnreached).toBe(true);
    expect(watched('same', 'unreached', 'same').isUnreached).toBe(false);
  });

  test('does not say of a bank that it is slow when only we could not be reached', () => {
    expect(isLong(watched(...many(100, 'unreached')))).toBe(false);
    expect(isLong(watched(...many(20, 'same')))).toBe(true);
  });

  test.each<[string, readonly News[], number]>([
    ['first', [], 1_500],
    ['after an answer', ['same'], 3_000],
    ['when we cannot be reached', ['unreached'], 6_000],
    ['when it takes long', many(20, 'same'), 30_000],
    ['however long it takes', many(1_000, 'same'), 30_000],
    ['however long we cannot be reached', many(1_000, 'unreached'), 6_000],
  ])('goes on asking: %s', (_when, all, pause) => {
    expect(pauseBefore(watched(...all))).toBe(pause);
  });
});
