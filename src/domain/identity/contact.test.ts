import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';
import { isMobile, maskMobile, normaliseMobile } from './mobile.ts';
import { isName, normaliseName } from './name/name.ts';

describe('a name', () => {
  test.each([
    ['Asha', true],
    ['  Asha   Rao ', true],
    ['R K Sharma', true],
    ['आशा शर्मा', true],
    ['கவிதா', true],
    ['José', true],
    ['', false],
    ['   ', false],
    ['Asha1', false],
    ['R. K. Sharma', true],
    ["D'Souza", true],
    ['Asha (Rao)', false],
    ['A/B', false],
    ['Asha<script>', false],
    ['\u0301', false],
    ['a'.repeat(60), true],
    ['a'.repeat(61), false],
  ])('"%s": %s', (text, expected) => {
    expect(isName(text)).toBe(expected);
  });

  test.each([
    ['  Asha   Rao ', 'Asha Rao'],
    ['Asha\tRao', 'Asha Rao'],
    ['Jose\u0301', 'José'],
    ["D'Souza", 'DSouza'],
    ['D\u2019Souza', 'DSouza'],
    ['M.S.', 'M S'],
    ['S. Ramakrishnan', 'S Ramakrishnan'],
    ['Md.', 'Md'],
    ['Anne-Marie', 'Anne Marie'],
    ['\uff21\uff4e\uff41', 'Ana'],
    ['क\u094d\u200dषमा', 'क\u094dषमा'],
  ])('"%s" is kept as "%s"', (text, expected) => {
    expect(normaliseName(text)).toBe(expected);
  });
});

describe('a mobile number', () => {
  test.each([
    ['9876543210', true],
    ['6000000000', true],
    ['98765 43210', true],
    ['+91 98765-43210', true],
    ['919876543210', true],
    ['09876543210', true],
    ['00919876543210', true],
    ['5876543210', false],
    ['987654321', false],
    ['98765432101', false],
    ['+1 9876543210', false],
    ['987654321a', false],
    ['९८७६५४३२१०', true],
    ['৯৮৭৬৫৪৩২১০', true],
    ['', false],
  ])('"%s": %s', (text, expected) => {
    expect(isMobile(text)).toBe(expected);
  });

  test.each([
    ['9822044417', '98••• ••417'],
    ['+91 98220-44417', '98••• ••417'],
    ['98XXXXX417', '98••• ••417'],
    ['98••• ••417', '98••• ••417'],
    ['******4417', '••••• ••417'],
    ['+91xxxxxxx417', '••••• ••417'],
    ['XXXXXXXX17', '••••• •••17'],
    ['XXXXXXXXX7', undefined],
    ['417', undefined],
    ['your mobile', undefined],
    ['', undefined],
  ])('"%s" is shown as "%s"', (text, masked) => {
    expect(maskMobile(text)?.replace('\u00a0', ' ')).toBe(masked);
  });

  test('that begins with 91 keeps its ten digits', () => {
    expect(normaliseMobile('9198765432')).toBe('9198765432');
  });

  test('is always ten digits in the end, and the same one when normalised again', () => {
    const digits = fc.stringMatching(/^[6-9]\d{9}$/);
    const prefix = fc.constantFrom('', '0', '91', '+91', '+91 ', '0091');
    fc.assert(
      fc.property(prefix, digits, (before, number) => {
        expect(normaliseMobile(before + number)).toBe(number);
        expect(normaliseMobile(number)).toBe(number);
      }),
    );
  });
});

describe('an e-mail address', () => {
  test.each([
    ['asha@example.in', true],
    [' asha.rao+health@mail.example.co.in ', true],
    ["o'brien@example.com", true],
    ['ASHA@EXAMPLE.IN', true],
    ['asha', false],
    ['asha@', false],
    ['@example.in', false],
    ['asha@example', false],
    ['asha@@example.in', false],
    ['asha rao@example.in', false],
    ['.asha@example.in', false],
    ['asha..rao@example.in', false],
    ['asha@-example.in', false],
    ['asha@example.in\nbcc: x@y.in', false],
    [`${'a'.repeat(65)}@example.in`, false],
    [`${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.in`, false],
  ])('"%s": %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });

  test('keeps its owner’s spelling before the @ only', () => {
    expect(normaliseEmail(' Asha.Rao@Example.IN ')).toBe('Asha.Rao@example.in');
  });

  test('is judged quickly however long it is', () => {
    expect(isEmail(`${'a.'.repeat(50_000)}@${'b-'.repeat(50_000)}`)).toBe(false);
  });
});
