import type { Slab } from '../catalogue/catalogue.ts';
import type { RoomRent } from '../cover/features.ts';
import { roomLimitPerDay } from '../cover/room-cap.ts';
import type { Rupees } from '../money.ts';
import { never } from '../result.ts';
import type { Bill } from './bill.ts';
import { type RoomChoice, roomChoices } from './stay.ts';

/**
 * The dearest room a class of room allows: tier a any single room, b one with air conditioning, c the lowest single
 * room. Undefined when the limit is an amount or there is none.
 */
function dearestOfClass(roomRent: RoomRent): RoomChoice | undefined {
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

/**
 * Rupees a day up to which the room of this bill is paid; undefined when its whole rent is. A class of room pays what
 * that class costs in the same hospital.
 */
export function roomLimitOn(slab: Slab, { room, rents }: Pick<Bill, 'room' | 'rents'>): Rupees | undefined {
  const dearest = dearestOfClass(slab.features.roomRent);
  const limit = dearest === undefined ? roomLimitPerDay(slab) : rents[dearest];
  if (limit === undefined || limit >= rents[room]) return undefined;
  const withinClass = dearest !== undefined && roomChoices.indexOf(room) <= roomChoices.indexOf(dearest);
  return withinClass ? undefined : limit;
}
