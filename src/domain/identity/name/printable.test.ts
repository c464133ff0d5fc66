import { expect, test } from 'vitest';
import { isPrintable, unprintableIn } from './printable.ts';

test.each([
  ['14/2, Prabhat Road, O\u2019Brien\u2019s Lane \u2013 \u201cShanti\u201d', true],
  ['\u20b95,00,000', true],
  ['Jos\u00e9 Nu\u00f1ez \u1e63', true],
  ['१४ प्रभात रोड', true],
  ['12 தெரு', false],
  ['৩ রাস্তা', false],
  ['గల్లి', false],
  ['શેરી', false],
  ['ರಸ್ತೆ', false],
  ['തെരുവ്', false],
  ['ਗਲੀ', false],
  ['ଗଳି', false],
  ['گلی', false],
  ['Flat 4 \u{1f3e0}', false],
  ['Москва', false],
])('whether "%s" can be printed on a policy: %s', (text, expected) => {
  expect(isPrintable(text)).toBe(expected);
});

test.each([
  ['Flat 4 \u{1f3e0}, 12 தெரு', '\u{1f3e0}'],
  ['क\u094d\u200dष, ৩ রাস্তা', '৩'],
  ['क\u094d\u200cष', undefined],
])('the first sign of "%s" that cannot be printed is %s: joiners have no sign of their own', (text, sign) => {
  expect(unprintableIn(text)).toBe(sign);
});
