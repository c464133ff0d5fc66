import { ungrouped } from './identifier-text.ts';

/** Seconds that a code holds which was sent to a mobile, and that lie between one and the next. */
export const codeHolds = 600;
export const codePause = 90;

/** The digits alone: with the spaces of a message that was pasted, or typed on a Hindi keyboard, it is the same code. */
export function normaliseCode(text: string): string {
  return ungrouped(text);
}

/** The code has to be normalised. */
export function isCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}
