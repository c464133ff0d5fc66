import type { Zone } from './place.ts';

/** By the first three digits; anything the table does not name is zone 3. */
export function zoneOf(pincode: string, zones: ReadonlyMap<string, Zone>): Zone {
  return zones.get(pincode.slice(0, 3)) ?? 3;
}
