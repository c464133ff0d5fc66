import { expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { aProposal, aQuote } from '#test/ports/store-values.ts';
import {
  consentPurposes,
  consentsFor,
  consentsInForce,
  languageOfBuyer,
  purposesFor,
  receiptsOf,
  sheetReadOf,
  termsFailures,
} from './terms.ts';

const required = { terms: true, declaration: true, 'customer-information-sheet': true };

test.each([
  ['all that is required', required, []],
  ['everything', { ...required, 'do-not-call-override': true }, []],
  ['the optional one refused', { ...required, 'do-not-call-override': false }, []],
  ['a yes to WhatsApp, whenever its page was drawn', { ...required, whatsapp: true }, []],
  ['nothing', {}, ['terms', 'declaration', 'customer-information-sheet']],
  ['the terms refused', { ...required, terms: false }, ['terms']],
  [
    'only the optional one',
    { 'do-not-call-override': true },
    ['terms', 'declaration', 'customer-information-sheet'],
  ],
])('with %s given, these stand in the way: %3$j', (_what, consents, fields) => {
  expect(termsFailures(consents)).toEqual(fields.map((field) => ({ field, code: 'TERMS_NOT_ACCEPTED' })));
});

test.each(['everything', '__proto__', 'toString'])(
  'a purpose that nobody asks for is refused: %s',
  (name) => {
    const consents: Record<string, boolean> = JSON.parse(
      JSON.stringify(required).replace('}', `,"${name}":true}`),
    );
    expect(termsFailures(consents)).toEqual([{ field: name, code: 'ANSWER_UNKNOWN' }]);
  },
);

test('contact consents are never required for the purchase', () => {
  expect(consentPurposes.filter(({ required: needed }) => !needed).map(({ purpose }) => purpose)).toEqual([
    'do-not-call-override',
  ]);
});

test('every purpose asked leaves a receipt with its text, time and answer', () => {
  const at = '2026-11-20T13:12:00.000Z' as Instant; // written out
  const receipts = receiptsOf({ ...required, 'do-not-call-override': true }, at, 'hi');
  expect(receipts.map(({ purpose, given }) => [purpose, given])).toEqual([
    ['terms', true],
    ['declaration', true],
    ['customer-information-sheet', true],
    ['do-not-call-override', true],
  ]);
  expect(receipts.every((receipt) => receipt.at === at && receipt.textVersion !== '')).toBe(true);
  expect(languageOfBuyer(receipts)).toBe('hi');
});

test('WhatsApp is asked, and leaves a receipt, only where something can be sent there', () => {
  const at = '2026-11-20T13:12:00.000Z' as Instant; // written out
  const answers = { ...required, whatsapp: true };
  const of = (hasWhatsApp: boolean) => [
    purposesFor(hasWhatsApp).map(({ purpose }) => purpose),
    receiptsOf(consentsFor(answers, hasWhatsApp), at, 'hi').map(({ purpose }) => purpose),
  ];
  expect(of(true).map((purposes) => purposes.at(-1))).toEqual(['whatsapp', 'whatsapp']);
  expect(of(false).flat()).not.toContain('whatsapp');
});

test('that the sheet was read is told with its text, time, language and catalogue, and not before', () => {
  const at = '2026-11-20T13:12:00.000Z' as Instant; // written out
  const { price } = aProposal(aQuote());
  const read = (consents: ReturnType<typeof receiptsOf>) => sheetReadOf({ consents, price });
  expect(read(receiptsOf(required, at, 'hi'))).toEqual({
    at,
    language: 'hi',
    textVersion: '2026-11-22',
    catalogueVersion: price.catalogueVersion,
  });
  expect(read(receiptsOf({ ...required, 'customer-information-sheet': false }, at, 'hi'))).toBeUndefined();
  expect(read([])).toBeUndefined();
});

test('what was given to an older text is not given to that of today', () => {
  const at = '2026-11-20T13:12:00.000Z' as Instant; // written out
  const receipts = receiptsOf(required, at, 'hi');
  expect(consentsInForce(receipts)).toEqual({ ...required, 'do-not-call-override': false });
  const aged = receipts.map((receipt) =>
    receipt.purpose === 'terms' ? { ...receipt, textVersion: '2026-10-31' } : receipt,
  );
  expect(termsFailures(consentsInForce(aged))).toEqual([{ field: 'terms', code: 'TERMS_NOT_ACCEPTED' }]);
  expect(consentsInForce([])).toEqual({});
});

test('the language is that of the last consent, and nobody’s before there is one', () => {
  const at = '2026-11-20T13:12:00.000Z' as Instant; // written out
  const [hindi, english] = [receiptsOf(required, at, 'hi'), receiptsOf(required, at, 'en')];
  expect(languageOfBuyer([...hindi, ...english])).toBe('en');
  expect(languageOfBuyer([])).toBeUndefined();
});

test('what was given for another purpose, under a text of the same day, is not in force', () => {
  const at = '2026-11-20T13:12:00.000Z' as Instant; // written out
  const other = receiptsOf(required, at, 'hi').map((receipt) => ({
    ...receipt,
    purpose: 'whatsapp' as const,
  }));
  expect(consentsInForce(other)).toEqual({});
});
