import { expect, test } from 'vitest';
import { cityInAll, shownCity, withEnglishCity } from './place-name.ts';

const district = { en: 'Bengaluru Urban', hi: 'बेंगलुरु शहरी' };
const state = { en: 'Karnataka', hi: 'कर्नाटक' };
const placeOf = (pincode: string) => (pincode === '560001' ? { pincode, district, state } : undefined);
const answers = { pincode: '560001', city: district.en };

test('the city of a pincode is shown as the language writes it, and kept in English', () => {
  expect(shownCity('proposerDetails', answers, placeOf, 'hi')).toEqual({ ...answers, city: district.hi });
  expect(shownCity('proposerDetails', answers, placeOf, 'en')).toEqual(answers);
  for (const city of Object.values(district))
    expect(withEnglishCity('proposerDetails', { ...answers, city }, placeOf)).toEqual(answers);
});

test('where a language has no name of the city, it is shown in English', () => {
  const inEnglish = () => ({ pincode: '560001', district: { en: district.en }, state });
  expect(shownCity('proposerDetails', answers, inEnglish, 'hi')).toEqual(answers);
});

test('on a paper the city of a pincode stands in each language, and another one as it was typed', () => {
  expect(cityInAll(answers, placeOf)).toBe(district);
  expect(cityInAll({ ...answers, city: 'Whitefield' }, placeOf)).toBeUndefined();
  expect(cityInAll({ ...answers, pincode: '411001' }, placeOf)).toBeUndefined();
});

test.each([
  ['a city of the own wording', { ...answers, city: 'Whitefield' }],
  ['the city of another pincode', { ...answers, pincode: '411001' }],
  ['no pincode', { city: district.en }],
])('%s stays as it was typed', (_what, place) => {
  expect(shownCity('proposerDetails', place, placeOf, 'hi')).toEqual(place);
  expect(withEnglishCity('proposerDetails', place, placeOf)).toEqual(place);
});

test('no other form has a city of a pincode', () => {
  expect(shownCity('bankDetails', answers, placeOf, 'hi')).toEqual(answers);
  expect(withEnglishCity('bankDetails', { ...answers, city: district.hi }, placeOf).city).toBe(district.hi);
});
