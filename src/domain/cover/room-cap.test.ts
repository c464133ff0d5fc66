import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct, aSlab } from '#test/builders/plan-builders.ts';
import { rupees } from '../money.ts';
import { firstCoverWithoutCut, icuLimitPerDay, roomCapOf, roomLimitPerDay } from './room-cap.ts';

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

const capped = (percentPerDay: number, maxPerDay: number | undefined) =>
  ({
    kind: 'capped',
    percentPerDay,
    maxPerDay: maxPerDay === undefined ? undefined : rupees(maxPerDay),
  }) as const;

test.each([
  // 1 % of 8 lakh is 8,000
  [5, capped(1, undefined), 8_000, { limitPerDay: 5_000, fitsFrom: 800_000 }],
  [10, capped(1, undefined), 8_000, { limitPerDay: 10_000, fitsFrom: 800_000 }],
  [5, capped(1.5, undefined), 8_000, { limitPerDay: 7_500, fitsFrom: 533_334 }],
  // Arogya Sanjeevani never pays more than 5,000
  [10, capped(2, 5_000), 8_000, { limitPerDay: 5_000, fitsFrom: 'never' }],
  [1, capped(2, 5_000), 5_000, { limitPerDay: 2_000, fitsFrom: 250_000 }],
  [5, capped(2, 8_000), 8_000, { limitPerDay: 8_000, fitsFrom: 400_000 }],
  [5, capped(0, undefined), 8_000, { limitPerDay: 0, fitsFrom: 'never' }],
  [5, { kind: 'no-limit' }, 8_000, undefined],
  [5, { kind: 'shared' }, 8_000, undefined],
] as const)('%i lakh, %j: a room of ₹%i is cut, and fits, as %j', (cover, roomRent, rent, cap) => {
  expect(roomCapOf(aSlab('any', cover, { roomRent }), rupees(rent))).toEqual(cap);
});

test('at the cover from which a room fits nothing is cut, well below it something is', () => {
  const rent = fc.integer({ min: 100, max: 50_000 });
  fc.assert(
    fc.property(rent, fc.constantFrom(0.5, 1, 1.25, 2), (perDay, percent) => {
      const slab = aSlab('any', 1, { roomRent: capped(percent, undefined) });
      const fitsFrom = roomCapOf(slab, rupees(perDay))?.fitsFrom;
      const limitAt = (cover: number) => roomLimitPerDay({ ...slab, sumInsured: rupees(cover) });
      expect(limitAt(Number(fitsFrom))).toBeGreaterThanOrEqual(perDay);
      expect(limitAt(Number(fitsFrom) - 200)).toBeLessThan(perDay);
    }),
  );
});

test.each([
  [capped(1, undefined), 8_000, 'p-10'],
  [capped(1, undefined), 5_000, 'p-5'],
  [capped(1, undefined), 20_000, undefined],
  [capped(2, 5_000), 8_000, undefined],
  [{ kind: 'no-limit' }, 8_000, 'p-3'],
  [{ kind: 'shared' }, 1_000, undefined],
] as const)(
  'covers of 10, 3 and 5 lakh with %j pay a room of ₹%i in full first at %s',
  (roomRent, rent, id) => {
    const slabs = [10, 3, 5].map((cover) => aSlab(`p-${cover}`, cover, { roomRent }));
    expect(firstCoverWithoutCut(aProduct('p', { slabs }), rupees(rent))?.id).toBe(id);
  },
);
