import { ungrouped } from './identifier-text.ts';

const shape = /^[6-9]\d{9}$/;
/** The country, with a zero that some write before or after it, or the zero of a call within it. */
const countryPrefix = /^(?:(?:\+91|0091)0?|0?910?(?=\d{10}$)|0(?=\d{10}$))/;

/** Without what groups its digits and the country or trunk prefix: "+91 (98765) 432-10" is "9876543210". */
export function normaliseMobile(text: string): string {
  return ungrouped(text).replace(countryPrefix, '');
}

/**
 * A mobile number has exactly ten digits, the first from 6 to 9, once normalised (specification section 5).
 */
export function isMobile(text: string): boolean {
  return shape.test(normaliseMobile(text));
}

const maskSigns = /[x*•]/gi;
const masked = /^([\d•]{2})[\d•]{5}([\d•]\d{2})$/;

/**
 * "98••• ••417", with a space that keeps it on one line: what is shown of a number that others know, be it told whole
 * or masked already. Undefined when it tells nothing.
 */
export function maskMobile(text: string): string | undefined {
  const [, first, last] = masked.exec(normaliseMobile(text).replace(maskSigns, '•')) ?? [];
  return first === undefined ? undefined : `${first}•••\u00a0••${last}`;
}
