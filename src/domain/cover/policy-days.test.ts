import { expect, test } from 'vitest';
import { isoDate } from '../date.ts';
import { firstDayOfCover, lastDayOfCover, renewalDay } from './policy-days.ts';

test.each([
  [isoDate(2026, 11, 20), 1, '2026-11-21', '2027-11-20', '2027-11-21'],
  [isoDate(2026, 11, 20), 3, '2026-11-21', '2029-11-20', '2029-11-21'],
  [isoDate(2028, 2, 28), 1, '2028-02-29', '2029-02-27', '2029-02-28'],
  [isoDate(2026, 12, 31), 2, '2027-01-01', '2028-12-31', '2029-01-01'],
])('paid on %s for %i years: cover from %s to %s, renewal on %s', (paidOn, years, first, last, renewal) => {
  const from = firstDayOfCover(paidOn);
  expect([from, lastDayOfCover(from, years), renewalDay(from, years)]).toEqual([first, last, renewal]);
});
