import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyClaim, roundRents } from '#test/claim-builders.ts';
import { aSlab } from '#test/plan-builders.ts';
import { rupees } from '../money.ts';
import { eligibleRoom, roomLimitOn } from './room-class.ts';
import { roomChoices } from './stay.ts';

const capped = (maxPerDay: number) =>
  ({ kind: 'capped', percentPerDay: 2, maxPerDay: rupees(maxPerDay) }) as const;

/** Rooms of ₹4,000, ₹6,000, ₹8,000 and ₹12,000 a day; cover 10 lakh. */
test.each([
  [{ kind: 'no-limit' }, { kind: 'any' }],
  [
    { kind: 'single-private', tier: 'a' },
    { kind: 'up-to', room: 'deluxe', perDay: 12_000 },
  ],
  [
    { kind: 'single-private', tier: 'b' },
    { kind: 'up-to', room: 'single-ac', perDay: 8_000 },
  ],
  [
    { kind: 'single-private', tier: 'c' },
    { kind: 'up-to', room: 'single', perDay: 6_000 },
  ],
  [{ kind: 'shared' }, { kind: 'up-to', room: 'shared', perDay: 4_000 }],
  [capped(7_000), { kind: 'up-to', room: 'single', perDay: 6_000 }],
  [capped(8_000), { kind: 'up-to', room: 'single-ac', perDay: 8_000 }],
  [capped(3_000), { kind: 'none', limitPerDay: 3_000 }],
] as const)('%j: the dearest room without a cut is %j', (roomRent, eligible) => {
  expect(eligibleRoom(aSlab('r', 10, { roomRent }), roundRents)).toEqual(eligible);
});

test('a room within the class is paid whatever it costs, one above it as the class costs here', () => {
  const slab = aSlab('r', 10, { roomRent: { kind: 'single-private', tier: 'b' } });
  const rents = { ...roundRents, single: rupees(20_000) };
  expect(roomLimitOn(slab, { room: 'single', rents })).toBeUndefined();
  expect(roomLimitOn(slab, { room: 'deluxe', rents })).toBe(8_000);
});

test('every room up to the eligible one is free of a cut, every dearer one is cut', () => {
  fc.assert(
    fc.property(anyClaim, ({ slab, bill: { rents } }) => {
      const eligible = eligibleRoom(slab, rents);
      const last =
        eligible.kind === 'up-to'
          ? roomChoices.indexOf(eligible.room)
          : eligible.kind === 'any'
            ? roomChoices.length
            : -1;
      roomChoices.forEach((room, index) => {
        expect(roomLimitOn(slab, { room, rents }) === undefined).toBe(index <= last);
      });
    }),
  );
});
