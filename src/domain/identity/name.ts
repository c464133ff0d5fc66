import { hasHeapOfMarks } from './composed-text.ts';
import { withoutJoiners } from './visible-text.ts';

const maxLength = 60;
const shape = /^[\p{L}\p{M} ]+$/u;

/** Trimmed, single spaces, composed, without anything invisible, such as the joiners some Indian keyboards leave. */
export function normaliseName(text: string): string {
  return withoutJoiners(text).trim().replace(/\s+/g, ' ');
}

/** Letters of any script with their marks and spaces, at least one letter, at most 60 characters (specification section 5). */
export function isName(text: string): boolean {
  const name = normaliseName(text);
  return name.length <= maxLength && shape.test(name) && /\p{L}/u.test(name) && !hasHeapOfMarks(name);
}
