import { expect, test } from 'vitest';
import { type Instant, secondsAfter } from '../date.ts';
import {
  afterKycTry,
  beforeKycTry,
  type KycTries,
  kycTriesBackAt,
  maxKycTries,
  remainingKycTries,
} from './tries.ts';

const start = '2026-11-26T12:10:00.000Z' as Instant;
const day = 24 * 60 * 60;

/** Tries with the number of a document, so many seconds after the start. */
const triedAt = (...seconds: readonly number[]): KycTries | undefined =>
  seconds.reduce<KycTries | undefined>(
    (tries, after) => afterKycTry(tries, 'number', secondsAfter(start, after)),
    undefined,
  );

test.each<[string, KycTries | undefined, number, number, number | undefined]>([
  ['that was not begun has five', undefined, 0, 5, undefined],
  ['that was tried twice has three', triedAt(0, 60), 60, 3, undefined],
  [
    'that was tried five times has none until a day after the last',
    triedAt(0, 60, 120, 180, 240),
    240,
    0,
    day + 240,
  ],
  ['has none a second before that day is over', triedAt(0, 0, 0, 0, 0), day - 1, 0, day],
  ['has all of them once it is over', triedAt(0, 0, 0, 0, 0), day, 5, undefined],
  ['counts from the last try of four, not from the first', triedAt(0, 0, 0, day - 1), day, 1, undefined],
  ['counts anew after a day', triedAt(0, 0, 0, 0, 0, day), day, 4, undefined],
])('a check %s', (_what, tries, seconds, remaining, backAfter) => {
  const now = secondsAfter(start, seconds);
  expect(remainingKycTries(tries, 'number', now)).toBe(remaining);
  expect(kycTriesBackAt(tries, 'number', now)).toBe(
    backAfter === undefined ? undefined : secondsAfter(start, backAfter),
  );
});

test('tries with numbers shut the registry’s own page no more than its tries shut them', () => {
  const numbers = triedAt(0, 0, 0, 0, 0);
  expect(remainingKycTries(numbers, 'registry', start)).toBe(maxKycTries);
  const both = afterKycTry(numbers, 'registry', start);
  expect([remainingKycTries(both, 'number', start), remainingKycTries(both, 'registry', start)]).toEqual([
    0, 4,
  ]);
});

test('a try that is given back was none, and none more than that', () => {
  expect(remainingKycTries(beforeKycTry(triedAt(0, 0), 'number'), 'number', start)).toBe(4);
  expect(remainingKycTries(beforeKycTry(undefined, 'number'), 'number', start)).toBe(maxKycTries);
  expect(remainingKycTries(beforeKycTry(beforeKycTry(triedAt(0), 'number'), 'number'), 'number', start)).toBe(
    maxKycTries,
  );
});
