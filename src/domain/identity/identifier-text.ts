import { latinDigits } from '../digits.ts';
import { withoutInvisible } from './invisible.ts';
import { withoutLabel } from './label.ts';

/** Signs as wide as East Asian keyboards have them, so far behind the plain ones. */
const fullWidth = /[！-～]/g;
const fromFullWidth = 0xfee0;
const dashes = /[\p{Pd}\u2212]/gu;
/** What only groups the signs of a number or a code. */
const grouping = /[\s.,:;()[\]{}<>/\\_'"|-]/g;

/**
 * A number or code as it was meant, whatever the page, message or keyboard that it was pasted from put around it: no
 * invisible marks, one kind of space and of dash, digits and letters of Latin width. Every identifier is read by this
 * before its own rule, in the browser and on the server alike.
 */
export function identifierText(text: string): string {
  const narrow = inLatinWidth(withoutInvisible(text));
  return latinDigits(narrow).replace(dashes, '-').replace(/\s/g, ' ').trim();
}

export function inLatinWidth(text: string): string {
  return text.replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - fromFullWidth));
}

/** As `identifierText`, without a label before it, spaces, dashes, dots, brackets and strokes: "(1234) 5678-9012" is "123456789012". */
export function ungrouped(text: string): string {
  return withoutLabel(identifierText(text)).replace(grouping, '');
}

/** Small letters of English as capitals. Those of other languages stay: "ı" is no "I" of an identifier. */
export function inCapitals(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Reads a code of letters and digits, such as a PAN: it is ungrouped and in capitals. */
export function codeText(text: string): string {
  return inCapitals(ungrouped(text));
}
