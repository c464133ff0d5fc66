import { parsePincode } from './parse-pincode.ts';

/**
 * A code of the Army Postal Service names a unit wherever that may be, so it has no place, no hospitals and
 * no price.
 */
export function isArmyCode(text: string): boolean {
  const code = parsePincode(text);
  return code !== undefined && code >= 900_001 && code < 990_000;
}
