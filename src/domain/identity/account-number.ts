import { ungrouped } from './identifier-text.ts';

const shape = /^\d{9,18}$/;
const allZero = /^0+$/;

/** A text throughout: zeros in front belong to it. */
export function normaliseAccountNumber(text: string): string {
  return ungrouped(text);
}

/** An account number has nine to eighteen digits that are not all zero. */
export function isAccountNumber(text: string): boolean {
  const number = normaliseAccountNumber(text);
  return shape.test(number) && !allZero.test(number);
}
