import { expect, test } from 'vitest';
import { latinDigits } from './digits.ts';
import { isMobile, normaliseMobile } from './identity/mobile.ts';
import { parsePincode } from './location/parse-pincode.ts';
import { cleanAnswer } from './proposal/form/clean-answer.ts';

test.each([
  ['०१२३४५६७८९', '0123456789'],
  ['७1', '71'],
  ['सत्तर', 'सत्तर'],
  ['', ''],
])('%s is read as %s', (input, read) => {
  expect(latinDigits(input)).toBe(read);
});

test('numbers of a Hindi keyboard are taken wherever numbers are asked for', () => {
  expect(parsePincode('२२६ ००१')).toBe(226_001);
  expect(isMobile('९८७६५ ४३२१०')).toBe(true);
  expect(normaliseMobile('+९१ ९८७६५४३२१०')).toBe('9876543210');
  expect(cleanAnswer('height', ' १६८ ')).toEqual({ kind: 'answer', answer: '168' });
  expect(cleanAnswer('date-of-birth', '१९८५-०२-१२')).toEqual({ kind: 'answer', answer: '1985-02-12' });
  expect(cleanAnswer('text', 'गली ४')).toEqual({ kind: 'answer', answer: 'गली ४' });
});
