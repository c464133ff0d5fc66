import { expect, test } from 'vitest';
import { outsideLine } from './outside-line.ts';

test.each([
  ['lines and tabs', 'Limit\r\nof the\tday', 'Limit of the day'],
  ['a turned direction', 'Card \u202edenilced\u202c', 'Card denilced'],
  ['an isolated direction', '\u2067Bank\u2069 says no', 'Bank says no'],
  ['the control of a terminal', '\u001b[31mDeclined\u0007', '[31mDeclined'],
  ['marks that nobody sees', 'De\u200bclined\ufeff', 'Declined'],
  ['Hindi with its joiner', 'बैंक ने क\u094d\u200dष मना किया', 'बैंक ने क\u094d\u200dष मना किया'],
  ['nothing that can be seen', ' \u2060\u202e ', ''],
  ['more than is shown', 'abcdefghij klm', 'abcdefghij'],
  ['more than is shown, cut behind a word', 'abcdefghi klm', 'abcdefghi'],
])('what a company wrote is one plain line: %s', (_what, text, line) => {
  expect(outsideLine(text, 10 + 40 * Number(!text.startsWith('abc')))).toBe(line);
});
