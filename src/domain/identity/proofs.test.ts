import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasVerhoeffDigit, isAadhaar, lastFourOfAadhaar, maskAadhaar } from './aadhaar.ts';
import { isAccountNumber, normaliseAccountNumber } from './account-number.ts';
import { bankPrefixOf, isIfsc } from './ifsc.ts';
import { isPan, isPersonalPan } from './pan.ts';
import { isProofKind, isProofNumber, maskProofNumber, proofs } from './proofs.ts';

test.each([
  ['ABCPS1234F', true],
  ['abcps 1234 f', true],
  ['ABCCS1234F', false],
  ['ABCTS1234F', false],
  ['ABCPS0000F', false],
  ['ABCP', false],
])('whether the PAN "%s" is of a person: %s', (text, expected) => {
  expect(isPersonalPan(text)).toBe(expected);
});

test.each([
  ['PAN PS 1234 F', true],
  ['PANPS1234F', true],
  ['PAN ABCPS1234F', true],
])('a PAN that begins as its own label does is whole: "%s"', (text, expected) => {
  expect(isPan(text)).toBe(expected);
});

describe('an Aadhaar number', () => {
  test.each([
    ['999941057058', true],
    ['9999 4105 7058', true],
    ['2341-2341-2346', true],
    ['234123412347', false],
    ['123412341234', false],
    ['034123412346', false],
    ['99994105705', false],
    ['9999410570588', false],
    ['', false],
  ])('"%s": %s', (text, expected) => {
    expect(isAadhaar(text)).toBe(expected);
  });

  test('shows its last four digits and nothing else', () => {
    expect(lastFourOfAadhaar('9999 4105 7058')).toBe('7058');
    expect(maskAadhaar('999941057058')).toBe('XXXX XXXX 7058');
  });

  test('is not the same read backwards', () => {
    const palindromes = Array.from({ length: 20_000 }, (_, index) => String(200_000 + index))
      .map((half) => half + [...half].reverse().join(''))
      .filter(hasVerhoeffDigit);
    expect(palindromes.length).toBeGreaterThan(0);
    expect(palindromes.slice(0, 100).some(isAadhaar)).toBe(false);
  });

  test('with one wrong digit, or two neighbours swapped, is never right', () => {
    const place = fc.integer({ min: 0, max: 11 });
    fc.assert(
      fc.property(
        fc.constantFrom('999941057058', '234123412346'),
        place,
        fc.integer({ min: 1, max: 9 }),
        (right, at, by) => {
          const digits = [...right];
          const changed = digits.with(at, String((Number(digits[at]) + by) % 10)).join('');
          expect(hasVerhoeffDigit(changed)).toBe(false);
          const next = (at + 1) % 12;
          if (next === 0 || digits[at] === digits[next]) return;
          const swapped = digits
            .with(at, digits[next] ?? '')
            .with(next, digits[at] ?? '')
            .join('');
          expect(hasVerhoeffDigit(swapped)).toBe(false);
        },
      ),
    );
  });

  test('every eleven digits have exactly one check digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11}$/), (start) => {
        expect([...'0123456789'].filter((digit) => hasVerhoeffDigit(start + digit))).toHaveLength(1);
      }),
    );
  });
});

test.each([
  ['ABCPE1234F', true],
  ['abcpe1234f', true],
  ['ABCPE 1234 F', true],
  ['ABCHE1234F', true],
  ['ABCXE1234F', false],
  ['ABCKE1234F', false],
  ['AAAPA0000A', false],
  ['ABCPE12345', false],
  ['ABCPE1234', false],
  ['', false],
])('PAN "%s": %s', (text, expected) => {
  expect(isPan(text)).toBe(expected);
});

describe('the six proofs', () => {
  test.each([
    ['PAN', 'ABCPE1234F', true, 'XXXXXX234F'],
    ['VOTER_ID', 'WKH1186253', true, 'XXXXXX6253'],
    ['VOTER_ID', 'DL/01/001/123456', true, 'XX/XX/XXX/XX3456'],
    ['VOTER_ID', 'WK1186253', false, 'XXXXX6253'],
    ['PASSPORT', 'a1234567', true, 'XXXX4567'],
    ['PASSPORT', 'AB123456', false, 'XXXX3456'],
    ['DRIVING_LICENSE', 'MH14 20110012345', true, 'XXXXXXXXXXX2345'],
    ['DRIVING_LICENSE', 'MH-14-2011-0012345', true, 'XXXXXXXXXXX2345'],
    ['DRIVING_LICENSE', 'KA5112345678', true, 'XXXXXXXX5678'],
    ['DRIVING_LICENSE', 'ZZ1420110012345', false, 'XXXXXXXXXXX2345'],
    ['DRIVING_LICENSE', 'MH1420110', false, 'XXXXX0110'],
    ['NREGA_JOB_CARD', 'RJ-21-006-027-001/123', true, 'XX-XX-XXX-XXX-XX1/123'],
    ['NREGA_JOB_CARD', 'RJ-21-006-027-001', false, 'XX-XX-XXX-XX7-001'],
    ['AADHAAR', '999941057058', true, 'XXXX XXXX 7058'],
    ['AADHAAR', '999941057059', false, 'XXXX XXXX 7059'],
  ] as const)('%s "%s": %s, shown as %s', (kind, text, valid, mask) => {
    expect(isProofNumber(kind, text)).toBe(valid);
    expect(maskProofNumber(kind, text)).toBe(mask);
  });

  test('are six, and nothing else is one', () => {
    expect(Object.keys(proofs)).toHaveLength(6);
    for (const text of ['pan', 'RATION_CARD', '', '__proto__', 'toString'])
      expect(isProofKind(text)).toBe(false);
  });

  test('no mask shows more than four letters or digits', () => {
    const kind = fc.constantFrom(...Object.keys(proofs).filter(isProofKind));
    fc.assert(
      fc.property(kind, fc.stringMatching(/^[A-WY-Z0-9/-]{0,20}$/), (proof, number) => {
        expect(maskProofNumber(proof, number).replace(/[^A-WY-Z0-9]/g, '').length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

test.each([
  ['HDFC0000001', true],
  ['sbin 0000300', true],
  ['HDFC1000001', false],
  ['HDF00000001', false],
  ['HDFC000001', false],
  ['', false],
])('IFSC "%s": %s', (text, expected) => {
  expect(isIfsc(text)).toBe(expected);
});

test('an IFSC begins with its bank', () => {
  expect(bankPrefixOf('sbin0000300')).toBe('SBIN');
});

test.each([
  ['123456789', true],
  ['000123456789', true],
  ['1234 5678 9012', true],
  ['123456789012345678', true],
  ['1234567890123456789', false],
  ['12345678', false],
  ['000000000', false],
  ['12345678x', false],
])('account number "%s": %s', (text, expected) => {
  expect(isAccountNumber(text)).toBe(expected);
});

test('an account number keeps its leading zeros', () => {
  expect(normaliseAccountNumber(' 0012 3456 789 ')).toBe('00123456789');
});
