import { composed, hasHeapOfMarks } from '../composed-text.ts';
import { inLatinWidth } from '../identifier-text.ts';
import { withoutJoiners } from '../visible-text.ts';
import { isPrintable } from './printable.ts';

const maxLength = 60;
const shape = /^[\p{L}\p{M} ]+$/u;
const latinShape = /^[\p{sc=Latn} ]+$/u;

/** Signs that identity proofs leave out of a name, and those that they have a space for (ICAO 9303, part 3, 4.6). */
const leftOut = /['\u2018\u2019\u02bc\u02bb\u00b4`\u2032]/gu;
const asSpace = /[-.,_\u2010-\u2015\u00b7]/gu;
/** A word processor has joined these letters. */
const joined = /[\ufb00-\ufb06]/gu;

/**
 * As a name is stored and printed: letters and single spaces, composed, without anything invisible, such as the joiners
 * some Indian keyboards leave. An apostrophe is left out, dots and hyphens become spaces, as on a passport.
 */
export function normaliseName(text: string): string {
  const plain = inLatinWidth(text)
    .replace(joined, (letters) => letters.toUpperCase().toLowerCase())
    .replace(leftOut, '')
    .replace(asSpace, ' ');
  return composed(withoutJoiners(plain)).trim().replace(/\s+/g, ' ');
}

/** Letters of any script with their marks and spaces, at least one letter, at most 60 characters (specification section 5). */
export function isName(text: string): boolean {
  const name = normaliseName(text);
  return name.length <= maxLength && shape.test(name) && /\p{L}/u.test(name) && !hasHeapOfMarks(name);
}

const noLetter = /[^\p{L}\p{M} ]/u;

/** The first sign in a name that none has: a digit, a stroke. Undefined where another rule refuses it. */
export function signInName(text: string): string | undefined {
  return noLetter.exec(normaliseName(text))?.[0];
}

/** A name in the letters that every identity proof has, and that can be printed. */
export function isLatinName(text: string): boolean {
  return isName(text) && latinShape.test(normaliseName(text)) && isPrintable(normaliseName(text));
}
