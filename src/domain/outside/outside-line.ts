import { visibleText } from '../identity/visible-text.ts';

/** Ends a line, steers a terminal, or turns the direction of what stands behind it. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * What a company outside wrote for people, as one line that steers neither a page nor a terminal; joiners that shape an
 * Indian word stay.
 * @param longest in UTF-16 units
 */
export function outsideLine(text: string, longest: number): string {
  const line = visibleText(text.slice(0, 4 * longest).replace(steering, ' '));
  return line.replace(/\s+/g, ' ').trim().slice(0, longest).trimEnd();
}
