import { expect, test } from 'vitest';
import { type Draft, emptyDraft } from '#web/browser/storage/draft-shape.ts';
import { createWords } from '#web/browser/text.tsx';
import { insure } from '#web/forms/choosing.ts';
import { addressErrors, fields, pincodeQuestionsOf } from './model.ts';

const words = createWords('en');
await words.load(['quotes', 'place', 'site']);

const group = (...keys: readonly string[]): Draft =>
  keys.reduce((draft, key) => insure(draft, key, true), { ...emptyDraft, pincode: '411001' });
const family = group('You', 'Father');
const worded = { t: words.t, locationMode: 'pincode' } as const;
const knownPlaces = { own: 'found', parents: 'found' } as const;

test.each([
  ['you alone', group('You'), { isParentsAlone: false, parents: false }],
  ['you and a parent', family, { isParentsAlone: false, parents: true }],
  ['a parent alone, whose place it is', group('Mother'), { isParentsAlone: true, parents: false }],
])('whose place is asked: %s', (_, draft, need) => {
  expect(pincodeQuestionsOf(draft)).toEqual(need);
});

test.each([
  ['a pincode', group('You'), knownPlaces, []],
  ['a pincode with spaces', { ...group('You'), pincode: ' 411 001 ' }, knownPlaces, []],
  ['no pincode', { ...group('You'), pincode: '' }, { ...knownPlaces, own: 'none' }, [fields.own]],
  [
    'outside the ranges',
    { ...group('You'), pincode: '000000' },
    { ...knownPlaces, own: 'none' },
    [fields.own],
  ],
  ['no post office has it', group('You'), { ...knownPlaces, own: 'unknown' }, [fields.own]],
  ['the place cannot be asked for now', group('You'), { ...knownPlaces, own: 'failed' }, []],
  ['parents, nothing said', family, knownPlaces, [fields.live]],
  ['parents at the same place', { ...family, parentsLive: 'same' }, knownPlaces, []],
  ['parents elsewhere, no pincode', { ...family, parentsLive: 'elsewhere' }, knownPlaces, [fields.parents]],
  ['parents elsewhere', { ...family, parentsLive: 'elsewhere', parentsPincode: '221001' }, knownPlaces, []],
] as const)('what is missing of a place: %s', (_, draft, places, expected) => {
  expect(addressErrors(draft, places, worded).map(({ field }) => field)).toEqual(expected);
});

test('who is asked for is the one parent whom the quote covers', () => {
  const messageOf = (draft: Draft) => addressErrors(draft, knownPlaces, worded)[0]?.message;
  expect([family, group('You', 'Mother', 'Father')].map(messageOf)).toEqual([
    'Please choose where your father lives',
    'Please choose where your parents live',
  ]);
});

test('a wrong pincode is said in the decided words', () => {
  const [error] = addressErrors({ ...group('You'), pincode: '1' }, { own: 'none', parents: 'none' }, worded);
  expect(error?.message).toBe('Please enter a valid pincode');
});

test('where cities are asked for nobody is told of a pincode', () => {
  const draft = { ...family, pincode: '', parentsLive: 'elsewhere' } as const;
  const inCities = { ...worded, locationMode: 'city' } as const;
  expect(
    addressErrors(draft, { own: 'none', parents: 'none' }, inCities).map(({ message }) => message),
  ).toEqual(['Please choose a city', 'City of your father: Please choose a city']);
});
