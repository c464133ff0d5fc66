import { latinDigits } from '../digits.ts';

const shape = /^[1-9]\d{5}$/;

/** Six digits as a whole number, spaces ignored; undefined for anything else. Whether it exists is `isPincode`'s to say. */
export function parsePincode(text: string): number | undefined {
  const digits = latinDigits(text).replace(/\s/g, '');
  return shape.test(digits) ? Number(digits) : undefined;
}
