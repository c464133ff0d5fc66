import { describe, expect, test } from 'vitest';
import { fitsVariable, smsEncoding, smsParts } from './sms-template.ts';

test.each([
  ['SUR-26-1498', true],
  ['x'.repeat(30), true],
  ['x'.repeat(31), false],
  ['24 नवंबर 2026', true],
  ['', false],
  ['two\nlines', false],
  ['two\u2028lines', false],
  ['{#var#}', false],
])('at a variable of a registered text %j may stand: %s', (value, fits) => {
  expect(fitsVariable(value)).toBe(fits);
});

describe('a text', () => {
  test.each([
    ['Rs 18,420', 'plain'],
    ['₹18,420', 'unicode'],
    ['नमस्ते', 'unicode'],
    ['a ~ b', 'unicode'],
    ['“policy”', 'unicode'],
  ])('%j travels as %s', (text, encoding) => {
    expect(smsEncoding(text)).toBe(encoding);
  });

  test.each([
    ['x', 160, 1],
    ['x', 161, 2],
    ['x', 306, 2],
    ['x', 307, 3],
    ['क', 70, 1],
    ['क', 71, 2],
    ['क', 134, 2],
    ['क', 135, 3],
  ])('of %s %i times is paid as %i', (letter, count, parts) => {
    expect(smsParts(letter.repeat(count))).toBe(parts);
  });
});
