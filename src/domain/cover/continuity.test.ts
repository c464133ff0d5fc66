import { expect, test } from 'vitest';
import { isoDate } from '../date.ts';
import { graceEnds, isUnbroken } from './continuity.ts';

const lastDay = isoDate(2026, 10, 21);

test('a policy that ended on 21 October can be renewed until 20 November', () => {
  expect(graceEnds(lastDay)).toBe('2026-11-20');
});

test.each([
  ['while the old policy runs', isoDate(2026, 10, 1), true],
  ['on the day after its last', isoDate(2026, 10, 22), true],
  ['after one day without cover', isoDate(2026, 10, 23), true],
  ['after the 30 days of grace', isoDate(2026, 11, 21), true],
  ['a day later', isoDate(2026, 11, 22), false],
])('cover that starts %s: without a break %s', (_, start, expected) => {
  expect(isUnbroken(lastDay, start)).toBe(expected);
});
