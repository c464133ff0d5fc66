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
])('a title before a name is left out: %s, %s', (typed, name) => {
  expect(withoutTitle(typed)).toBe(name);
});

test.each(['NA', 'na', 'N/A', 'N.A.', 'Nil', 'none', '-', '.', 'LNU', 'XX'])('"%s" is no name', (typed) => {
  expect(isNoName(typed)).toBe(true);
});

test.each(['Nair', 'Nath', 'No Kim', 'Xavier', 'A', ''])('"%s" may be a name', (typed) => {
  expect(isNoName(typed)).toBe(false);
});
