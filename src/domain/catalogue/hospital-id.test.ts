import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gs1CheckDigit, isHospitalId } from './hospital-id.ts';

test.each([
  ['890008012345', 8],
  ['629104150021', 3],
  ['400638133393', 1],
])('the GS1 check digit of %s is %d', (digits, digit) => {
  expect(gs1CheckDigit(digits)).toBe(digit);
});

test.each([
  ['8900080123458', true],
  ['8900080123457', false],
  ['8900080123485', false],
  ['4006381333931', false],
  ['890008012345', false],
  ['89000801234588', false],
  ['', false],
])('%s is a hospital id: %s', (text, valid) => {
  expect(isHospitalId(text)).toBe(valid);
});

test('one wrong digit is always noticed', () => {
  const anyNumber = fc.integer({ min: 0, max: 99_999 }).map((n) => `8900080${String(n).padStart(5, '0')}`);
  fc.assert(
    fc.property(anyNumber, fc.nat(12), fc.integer({ min: 1, max: 9 }), (digits, at, more) => {
      const right = `${digits}${gs1CheckDigit(digits)}`;
      const wrong = [...right].map((digit, index) => (index === at ? (Number(digit) + more) % 10 : digit));
      expect(isHospitalId(right)).toBe(true);
      expect(isHospitalId(wrong.join(''))).toBe(false);
    }),
  );
});
