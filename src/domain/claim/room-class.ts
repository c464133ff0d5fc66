import type { Slab } from '../catalogue/catalogue.ts';
import type { RoomRent } from '../cover/features.ts';
import { roomLimitPerDay } from '../cover/room-cap.ts';
import type { Rupees } from '../money.ts';
import { never } from '../result.ts';
import type { Bill } from './bill.ts';
import { type RoomChoice, type RoomRents, roomChoices } from './stay.ts';

/** Whoever has this one misses nothing in a dearer room: plans are judged by it. */
export const goodRoom = 'single-ac' satisfies RoomChoice;

function placeOf(room: RoomChoice): number {
  return roomChoices.indexOf(room);
}

/**
 * The dearest room a class of room allows: tier a any single room, b one with air conditioning, c the lowest single
 * room. Undefined when the limit is an amount or there is none.
 */
export function dearestOfClass(roomRent: RoomRent): RoomChoice | undefined {
  switch (roomRent.kind) {
    case 'shared':
      return 'shared';
    case 'single-private':
      return ({ a: 'deluxe', b: 'single-ac', c: 'single' } as const)[roomRent.tier];
    case 'no-limit':
    case 'capped':
      return undefined;
    default:
      return never(roomRent);
  }
}

/** Whether a class of room holds this one. */
export function isWithinClass(room: RoomChoice, dearest: RoomChoice): boolean {
  return placeOf(room) <= placeOf(dearest);
}

/** Place of the dearest room that is paid in full there, up to the good one: 0 is a shared one, and below it none. */
export function paidRoomPlace(slab: Slab, rents: RoomRents): number {
  const { roomRent } = slab.features;
  const limit = roomLimitPerDay(slab);
  const room =
    dearestOfClass(roomRent) ?? roomChoices.findLast((room) => limit === undefined || rents[room] <= limit);
  return room === undefined ? -1 : Math.min(placeOf(room), placeOf(goodRoom));
}

/**
 * Rupees a day up to which the room of this bill is paid; undefined when its whole rent is. A class of room pays what
 * that class costs in the same hospital.
 */
export function roomLimitOn(slab: Slab, { room, rents }: Pick<Bill, 'room' | 'rents'>): Rupees | undefined {
  const dearest = dearestOfClass(slab.features.roomRent);
  const limit = dearest === undefined ? roomLimitPerDay(slab) : rents[dearest];
  if (limit === undefined || limit >= rents[room]) return undefined;
  return dearest !== undefined && isWithinClass(room, dearest) ? undefined : limit;
}
