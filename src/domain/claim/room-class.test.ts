import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyClaim } from '#test/builders/claim-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { roundRents } from '#test/builders/stay-builders.ts';
import type { Slab } from '../catalogue/catalogue.ts';
import { rupees } from '../money.ts';
import { isWithinClass, paidRoomPlace, roomLimitOn } from './room-class.ts';
import { type RoomRents, roomChoices } from './stay.ts';

const capped = (maxPerDay: number) =>
  ({ kind: 'capped', percentPerDay: 2, maxPerDay: rupees(maxPerDay) }) as const;

const uncutRooms = (slab: Slab, rents: RoomRents) =>
  roomChoices.filter((room) => roomLimitOn(slab, { room, rents }) === undefined);

test('a class of room holds itself and every smaller one', () => {
  expect(roomChoices.filter((room) => isWithinClass(room, 'single-ac'))).toEqual([
    'shared',
    'single',
    'single-ac',
  ]);
});

/** Rooms of ₹4,000, ₹6,000, ₹8,000 and ₹12,000 a day; cover 10 lakh. */
test.each([
  [{ kind: 'no-limit' }, ['shared', 'single', 'single-ac', 'deluxe']],
  [{ kind: 'single-private', tier: 'a' }, ['shared', 'single', 'single-ac', 'deluxe']],
  [{ kind: 'single-private', tier: 'b' }, ['shared', 'single', 'single-ac']],
  [{ kind: 'single-private', tier: 'c' }, ['shared', 'single']],
  [{ kind: 'shared' }, ['shared']],
  [capped(7_000), ['shared', 'single']],
  [capped(8_000), ['shared', 'single', 'single-ac']],
  [capped(3_000), []],
] as const)('%j: the rooms without a cut are %j', (roomRent, uncut) => {
  expect(uncutRooms(aSlab('r', 10, { roomRent }), roundRents)).toEqual(uncut);
});

test('a room within the class is paid whatever it costs, one above it as the class costs here', () => {
  const slab = aSlab('r', 10, { roomRent: { kind: 'single-private', tier: 'b' } });
  const rents = { ...roundRents, single: rupees(20_000) };
  expect(roomLimitOn(slab, { room: 'single', rents })).toBeUndefined();
  expect(roomLimitOn(slab, { room: 'deluxe', rents })).toBe(8_000);
});

test('below a room that is free of a cut every cheaper one is free of it too', () => {
  fc.assert(
    fc.property(anyClaim, ({ slab, bill: { rents } }) => {
      const uncut = uncutRooms(slab, rents);
      expect(uncut).toEqual(roomChoices.slice(0, uncut.length));
    }),
  );
});

/** The rooms are the same in each row: 0 is the shared one, 2 the single one with air conditioning. */
test.each([
  [{ kind: 'no-limit' }, 2],
  [{ kind: 'single-private', tier: 'a' }, 2],
  [{ kind: 'single-private', tier: 'b' }, 2],
  [{ kind: 'single-private', tier: 'c' }, 1],
  [{ kind: 'shared' }, 0],
  [capped(12_000), 2],
  [capped(8_000), 2],
  [capped(7_999), 1],
  [capped(6_000), 1],
  [capped(5_999), 0],
  [capped(4_000), 0],
  [capped(3_999), -1],
] as const)('%j pays the room in place %i', (roomRent, place) => {
  expect(paidRoomPlace(aSlab('r', 10, { roomRent }), roundRents)).toBe(place);
});
