import { ungrouped } from '../identity/identifier-text.ts';

const shape = /^[1-9]\d{5}$/;

/** Its six digits, however they were grouped: "411 001" is "411001". */
export function normalisePincode(text: string): string {
  return ungrouped(text);
}

/** Six digits as a whole number; undefined for anything else. Whether it exists is `isPincode`'s to say. */
export function parsePincode(text: string): number | undefined {
  const digits = normalisePincode(text);
  return shape.test(digits) ? Number(digits) : undefined;
}
