import { expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { clockInIndia } from './clock.ts';

test.each([
  ['afternoon', '2026-11-20T13:12:00.000Z', { hour: 18, minute: 42 }],
  ['past midnight in India while it is evening in UTC', '2026-11-20T19:05:00.000Z', { hour: 0, minute: 35 }],
  ['half hours carry', '2026-11-20T00:45:59.999Z', { hour: 6, minute: 15 }],
])('the hour in India is told: %s', (_rule, moment, clock) => {
  expect(clockInIndia(moment as Instant)).toEqual(clock);
});
