import { expect, test } from 'vitest';
import { aSlab } from '#test/plan-builders.ts';
import { rupees } from '../money.ts';
import { icuLimitPerDay, roomLimitPerDay } from './room-cap.ts';

test.each([
  [10, 1, undefined, 10_000],
  [5, 2, 5_000, 5_000],
  [2, 2, 5_000, 4_000],
  [2.5, 2, 5_000, 5_000],
])('%f lakh, %i percent a day, at most %s: %i', (cover, percentPerDay, most, limit) => {
  const maxPerDay = most === undefined ? undefined : rupees(most);
  const slab = aSlab('any', cover, {
    roomRent: { kind: 'capped', percentPerDay, maxPerDay },
    icu: { kind: 'capped', percentPerDay, maxPerDay },
  });
  expect([roomLimitPerDay(slab), icuLimitPerDay(slab)]).toEqual([limit, limit]);
});

test.each([{ kind: 'no-limit' }, { kind: 'shared' }, { kind: 'single-private', tier: 'a' }] as const)(
  '%j is not an amount',
  (roomRent) => {
    expect(roomLimitPerDay(aSlab('any', 10, { roomRent }))).toBeUndefined();
  },
);

test('an intensive-care limit may be an amount alone, or absent', () => {
  const amount = { kind: 'capped', percentPerDay: undefined, maxPerDay: rupees(10_000) } as const;
  expect(icuLimitPerDay(aSlab('any', 10, { icu: amount }))).toBe(10_000);
  expect(icuLimitPerDay(aSlab('any', 10, { icu: { kind: 'no-limit' } }))).toBeUndefined();
});
