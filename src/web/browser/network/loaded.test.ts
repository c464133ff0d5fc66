import { isNotFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { refused } from '#test/shown/fake-api.ts';
import { loaded, missingIn, nextPageOf, wordsOf } from './loaded.ts';

const thrownBy = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

test('a loader gets the value of an answer', () => {
  expect(loaded({ ok: true, value: 7 })).toBe(7);
});

test('what is not there is the page that says so', () => {
  expect(isNotFound(thrownBy(() => loaded(refused('QUOTE_UNKNOWN', 404))))).toBe(true);
});

test('any other refusal carries its words to the problem page; a bug has none', () => {
  const error = thrownBy(() => loaded(refused('STORE_UNAVAILABLE', 503)));
  expect(isNotFound(error)).toBe(false);
  expect(wordsOf(error)).toBe('words of STORE_UNAVAILABLE');
  expect([wordsOf(new Error('x is undefined')), wordsOf('words of a text'), wordsOf(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a page that is not in a quote says where to go on', () => {
  const error = missingIn('/health-plan/results/family/q1');
  expect(isNotFound(error) && nextPageOf(error.data)).toBe('/health-plan/results/family/q1');
  expect(nextPageOf({ any: 'thing' })).toBeUndefined();
});
