import { expect, test } from 'vitest';
import { emptyDraft } from '#web/browser/storage/draft-shape.ts';
import { createWords } from '#web/browser/text.tsx';
import { insure, sayGender } from '#web/forms/choosing.ts';
import { draftWords } from './draft-words.ts';
import { parentValues, spokenWords } from './spoken-words.ts';

const words = createWords('hi');
await words.load(['site']);

test.each([
  ['MALE', 'पति'],
  ['FEMALE', 'पत्नी'],
  [undefined, 'पति/पत्नी'],
] as const)('a spouse of gender %s is called %s', (gender, name) => {
  const people = spokenWords(words.t, gender);
  expect(people.name('Spouse', ['Spouse'])).toBe(name);
  expect(people.line(['You', 'Spouse'])).toBe(`आप और ${name}`);
  expect(people.name('Father', ['Spouse', 'Father'])).toBe('पिता');
});

test('the questions of a quote name the spouse by the gender that was said, or follows from your own', () => {
  const couple = ['You', 'Spouse'].reduce((draft, key) => insure(draft, key, true), emptyDraft);
  const spouseOf = (draft: typeof couple) => draftWords(words.t, draft).name('Spouse', ['You', 'Spouse']);
  const ofHer = sayGender(couple, 'You', 'FEMALE');
  expect([couple, ofHer, sayGender(ofHer, 'Spouse', 'FEMALE')].map(spouseOf)).toEqual([
    'पति/पत्नी',
    'पति',
    'पत्नी',
  ]);
});

test.each([
  [['You', 'Father'], { who: 'man', name: 'पिता' }],
  [['You', 'Spouse', 'Mother-in-law'], { who: 'woman', name: 'सास' }],
  [['Father', 'Mother'], { who: 'several', name: '' }],
  [['Mother', 'Father-in-law'], { who: 'several', name: '' }],
] as const)('the words for the parents among %j are %j', (keys, values) => {
  expect(parentValues(words.t, keys)).toEqual(values);
});
