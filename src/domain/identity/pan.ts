import { codeText, identifierText, inCapitals } from './identifier-text.ts';

/** The fourth letter is the kind of holder (P a person); the digits are never all zero. */
const shape = /^[A-Z]{3}[ABCFGHJLPT][A-Z](?!0000)\d{4}[A-Z]$/;

/** One that begins as its own label does, in groups, is whole as it stands: "PAN PS 1234 F". */
export function normalisePan(text: string): string {
  const whole = inCapitals(identifierText(text).replace(/[ -]/g, ''));
  return shape.test(whole) ? whole : codeText(text);
}

/** By its form alone: how the last letter is worked out is not published. */
export function isPan(text: string): boolean {
  return shape.test(normalisePan(text));
}

/** A person's own, not a company's or a trust's. */
export function isPersonalPan(text: string): boolean {
  return isPan(text) && normalisePan(text)[3] === 'P';
}
