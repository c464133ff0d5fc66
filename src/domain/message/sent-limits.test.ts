import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Instant, secondsBetween } from '../date.ts';
import { secondsUntilAllowed, sentLimits, waitOf, withMessage } from './sent-limits.ts';

const start = Date.parse('2026-11-20T09:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString() as Instant; // the shape of an instant
const hour = 3_600;
const hourly = (count: number) => Array.from({ length: count }, (_, index) => at(index * hour));

test.each([
  ['nothing was sent', [], 0, 0],
  ['four within the hour', [0, 60, 120, 180].map(at), 200, 0],
  ['five within the hour: when the first of them is an hour old', [0, 60, 120, 180, 240].map(at), 300, 3_300],
  ['five, the first of which is an hour old', [0, 60, 120, 180, 240].map(at), hour, 0],
  ['eleven in a day', hourly(11), 11 * hour, 0],
  ['twelve in a day: when the first of them is a day old', hourly(12), 12 * hour, 12 * hour],
])('another can be sent, after %s', (_, sentAt, now, seconds) => {
  expect(secondsUntilAllowed(sentAt, at(now))).toBe(seconds);
});

test('however it is asked, no hour and no day has more than its limit', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(gaps, (waits) => {
      let now = 0;
      let times: readonly Instant[] = [];
      const sentTimes: Instant[] = [];
      for (const wait of waits) {
        now += wait;
        if (secondsUntilAllowed(times, at(now)) > 0) continue;
        times = withMessage(times, at(now));
        sentTimes.push(at(now));
      }
      for (const { most, seconds } of sentLimits)
        for (const first of sentTimes)
          expect(
            sentTimes.filter((each) => each >= first && secondsBetween(first, each) < seconds).length,
          ).toBeLessThanOrEqual(most);
    }),
    { numRuns: 40 },
  );
});

test('no more is kept of a recipient than counts', () => {
  expect(withMessage([at(0), at(24 * hour)], at(24 * hour + 1))).toEqual([at(24 * hour), at(24 * hour + 1)]);
});

test.each([
  [1, { minutes: 1, hours: 0 }],
  [7_200, { minutes: 120, hours: 0 }],
  [7_201, { minutes: 121, hours: 3 }],
])('%i seconds are said as %j', (seconds, duration) => {
  expect(waitOf(seconds)).toEqual(duration);
});
