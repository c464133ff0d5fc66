import { codeText } from './identifier-text.ts';

/** The fourth letter is the kind of holder (P a person); the digits are never all zero. */
const shape = /^[A-Z]{3}[ABCFGHJLPT][A-Z](?!0000)\d{4}[A-Z]$/;

export function normalisePan(text: string): string {
  return codeText(text);
}

/** By its form alone: how the last letter is worked out is not published. */
export function isPan(text: string): boolean {
  return shape.test(normalisePan(text));
}

/** A person's own, not a company's or a trust's. */
export function isPersonalPan(text: string): boolean {
  return isPan(text) && normalisePan(text)[3] === 'P';
}
