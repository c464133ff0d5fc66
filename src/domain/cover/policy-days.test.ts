import { expect, test } from 'vitest';
import { isoDate } from '../date.ts';
import { firstDayOfCover, freeLookEnds, lastDayOfCover } from './policy-days.ts';

test.each([
  [isoDate(2026, 11, 20), 1, '2026-11-21', '2027-11-20'],
  [isoDate(2026, 11, 20), 3, '2026-11-21', '2029-11-20'],
  [isoDate(2028, 2, 28), 1, '2028-02-29', '2029-02-27'],
  [isoDate(2026, 12, 31), 2, '2027-01-01', '2028-12-31'],
])('paid on %s for %i years: cover from %s to %s', (paidOn, years, first, last) => {
  const from = firstDayOfCover(paidOn);
  expect([from, lastDayOfCover(from, years)]).toEqual([first, last]);
});

test.each([
  [isoDate(2026, 11, 22), '2026-12-22'],
  [isoDate(2026, 12, 31), '2027-01-30'],
])('received on %s, it can be returned until %s', (receivedOn, last) => {
  expect(freeLookEnds(receivedOn)).toBe(last);
});
