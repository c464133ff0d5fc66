/**
 * These are full-width digits, those of Arabic and Urdu, and those of the nine Indian scripts from Devanagari
 * to Malayalam.
 */
const digit = /[٠-٩۰-۹०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯０-９]/g;

/** Digits of other scripts as 0 to 9, so that what is typed on a keyboard of an Indian language counts the same; all else as it is. */
export function latinDigits(text: string): string {
  return text.replace(digit, latinOf);
}

/** Each script has its digits in a row. The rows of the Indian ones begin at 6 in their group of sixteen, the others at 0. */
function latinOf(digit: string): string {
  const code = digit.charCodeAt(0);
  return String((code & 15) - (code >= 0x900 && code < 0xe00 ? 6 : 0));
}
