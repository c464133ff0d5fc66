import { expect, test } from 'vitest';
import { isCode, normaliseCode } from './one-time-code.ts';

test.each([
  ['123456', '123456', true],
  [' 123 456\n', '123456', true],
  ['123-456', '123456', true],
  ['१२३४५६', '123456', true],
  ['१२3४5६', '123456', true],
  ['12345', '12345', false],
  ['1234567', '1234567', false],
  ['12345a', '12345a', false],
  ['', '', false],
])('"%s" is read as "%s", a code: %s', (input, code, expected) => {
  expect(normaliseCode(input)).toBe(code);
  expect(isCode(code)).toBe(expected);
});
