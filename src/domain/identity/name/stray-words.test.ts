import { expect, test } from 'vitest';
import { isNoName, withoutTitle } from './stray-words.ts';

test.each([
  ['Mr. Ram Lal', 'Ram Lal'],
  ['Mr.Ram Lal', 'Ram Lal'],
  ['  MRS Asha', 'Asha'],
  ['Smt. Asha Devi', 'Asha Devi'],
  ['Dr A Rao', 'A Rao'],
  ['Mr', 'Mr'],
  ['Mr.', 'Mr.'],
  ['Msafiri', 'Msafiri'],
  ['Drishti', 'Drishti'],
  ['Sri Lakshmi', 'Sri Lakshmi'],
  ['Shri Ram', 'Shri Ram'],
  ['Ram Mr', 'Ram Mr'],
])('a title before a name is left out: %s, %s', (input, name) => {
  expect(withoutTitle(input)).toBe(name);
});

test.each(['NA', 'na', 'N/A', 'N.A.', 'Nil', 'none', '-', '.', 'LNU', 'XX'])('"%s" is no name', (input) => {
  expect(isNoName(input)).toBe(true);
});

test.each(['Nair', 'Nath', 'No Kim', 'Xavier', 'A', ''])('"%s" may be a name', (input) => {
  expect(isNoName(input)).toBe(false);
});
