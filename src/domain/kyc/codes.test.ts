import { expect, test } from 'vitest';
import { type Instant, minutesAfter } from '../date.ts';
import { afterSending, afterWrongCode, isCodeOpen, secondsUntilNextCode } from './codes.ts';

const at = '2026-11-20T09:00:00.000Z' as Instant; // the shape of an instant
const sentTimes = (count: number) =>
  Array.from({ length: count }).reduce<ReturnType<typeof afterSending>>(
    (codes) => afterSending(codes, at),
    afterSending(undefined, at),
  );
const first = sentTimes(0);

test('a code is taken for ten minutes, and until the third wrong one', () => {
  const onceWrong = afterWrongCode(first).codes;
  const twiceWrong = afterWrongCode(onceWrong).codes;
  const { codes: over, costsTry } = afterWrongCode(twiceWrong);
  expect(
    [first, onceWrong, twiceWrong, over, afterSending(over, at)].map((codes) => isCodeOpen(codes, at)),
  ).toEqual([true, true, true, false, true]);
  expect(costsTry).toBe(true);
  expect([10, 11].map((minutes) => isCodeOpen(first, minutesAfter(at, minutes)))).toEqual([true, false]);
});

test.each([
  ['at once: not yet', 0, 0, 90],
  ['after a minute: soon', 0, 1, 30],
  ['after two minutes', 0, 2, 0],
  ['the third time again', 2, 2, 0],
  ['after the fourth code none', 3, 2, undefined],
])('another code %s', (_, sentAgain, minutes, seconds) => {
  expect(secondsUntilNextCode(sentTimes(sentAgain), minutesAfter(at, minutes))).toBe(seconds);
});
