import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastDayOfCover } from '../cover/policy-days.ts';
import { addDays, daysBetween, isoDate } from '../date.ts';
import { daysUncovered, renewalOpens, renewalTime, renewedFrom } from './renewal-time.ts';

const lastDay = isoDate(2027, 11, 20);

test.each([
  ['2027-09-20', 'too-early'],
  ['2027-09-21', 'in-time'],
  ['2027-11-20', 'in-time'],
  ['2027-11-21', 'in-grace'],
  ['2027-12-20', 'in-grace'],
  ['2027-12-21', 'over'],
] as const)('cover until 20 November 2027: %s is %s', (today, time) => {
  expect(renewalTime(lastDay, isoDate(...partsOf(today)))).toBe(time);
});

test.each([
  ['2027-09-21', '2027-11-21', 0],
  ['2027-11-19', '2027-11-21', 0],
  ['2027-11-20', '2027-11-21', 0],
  ['2027-11-21', '2027-11-22', 1],
  ['2027-12-20', '2027-12-21', 30],
] as const)('paid on %s the new cover starts on %s, %i days without cover', (paidOn, from, uncovered) => {
  const start = renewedFrom(lastDay, isoDate(...partsOf(paidOn)));
  expect([start, daysUncovered(lastDay, start)]).toEqual([from, uncovered]);
});

describe('whenever each renewal of a chain is paid', () => {
  const chain = fc.array(fc.tuple(fc.integer({ min: -60, max: 30 }), fc.constantFrom(1, 2, 3)), {
    minLength: 1,
    maxLength: 12,
  });
  const start = fc.integer({ min: 0, max: 2000 }).map((days) => addDays(isoDate(2026, 1, 1), days));

  test('no day is covered twice, none is without cover that was paid for in time, and no more than the grace is', () => {
    fc.assert(
      fc.property(start, chain, (first, payments) => {
        let until = lastDayOfCover(first, 1);
        for (const [day, years] of payments) {
          const paidOn = addDays(until, day);
          expect(['in-time', 'in-grace']).toContain(renewalTime(until, paidOn));
          const from = renewedFrom(until, paidOn);
          expect(daysUncovered(until, from)).toBe(Math.max(0, day));
          expect(from > paidOn && from > until).toBe(true);
          expect(daysBetween(renewalOpens(until), until)).toBe(60);
          until = lastDayOfCover(from, years);
        }
      }),
    );
  });
});

function partsOf(day: string): [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}
