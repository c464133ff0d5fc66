import { expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { topicOfRefusal } from '#domain/help/topic-of-refusal.ts';
import { type Draft, emptyDraft } from '#web/browser/storage/draft-shape.ts';
import { createWords } from '#web/browser/text.tsx';
import { ageErrors, topics } from './age-errors.ts';

const words = createWords('en');
await words.load(['ages', 'site']);

/** It is called as `aged('You 34', 'Son-0 8 months')`. */
function aged(...texts: readonly string[]): Draft {
  const members = texts.map((text) => {
    const [key = '', count = '', unit] = text.split(' ');
    return [key, { insured: true, count, unit: unit === 'months' ? 'months' : 'years' }] as const;
  });
  return { ...emptyDraft, members: Object.fromEntries(members) };
}

const kid = 'Your kid has to be atleast 18 years younger than you and spouse';
const tooLow =
  'This person has to be 18 or older. Below 18, only your sons and daughters can be covered, together with you or your spouse';
const tooHigh = 'Please check this age. We can look for plans up to the age of 100';
const childTooHigh =
  'Sons and daughters can be covered with you up to the age of 30. An older one can look for a plan of their own, as "You"';
const parent = 'Parents have to be atleast 18 years older than you';

test.each([
  ['all in order', aged('You 34', 'Son-0 8 months'), []],
  ['nothing typed', aged('You '), ['You: Please enter age']],
  ['a number with a letter behind', aged('You 34x'), ['You: Please enter a whole number']],
  ['a number with a letter before', aged('You x34'), ['You: Please enter a whole number']],
  ['no number', aged('You abc'), ['You: Please enter a whole number']],
  ['a fraction', aged('You 34', 'Son-0 1.5'), ['Son-0: Please enter a whole number']],
  ['0 years', aged('You 34', 'Son-0 0'), ['Son-0: Below one year, please choose months']],
  ['12 months', aged('You 34', 'Son-0 12 months'), ['Son-0: From 12 months on, please choose years']],
  ['0 years of an adult', aged('You 0'), [`You: ${tooLow}`]],
  ['seventeen', aged('You 17'), [`You: ${tooLow}`]],
  ['101', aged('You 101'), [`You: ${tooHigh}`]],
  ['nobody is that old', aged('You 200'), [`You: ${tooHigh}`]],
  ['a grown-up son', aged('You 60', 'Son-0 31'), [`Son-0: ${childTooHigh}`]],
  ['a son of 300', aged('You 60', 'Son-0 300'), [`Son-0: ${childTooHigh}`]],
  [
    'a kid too old for the younger of you and spouse',
    aged('You 40', 'Spouse 30', 'Son-0 13', 'Son-1 2'),
    [`Son-0: ${kid}. Son 1: 13, spouse: 30.`],
  ],
  [
    'a parent too young',
    aged('You 34', 'Father 62', 'Mother 50'),
    [`Mother: ${parent}. Mother: 50, you: 34.`],
  ],
  [
    'a parent-in-law too young',
    aged('You 34', 'Mother-in-law 50'),
    [
      'Mother-in-law: Parents-in-law have to be at least 18 years older than you. Mother-in-law: 50, you: 34.',
    ],
  ],
  [
    'a father too young for the spouse alone',
    aged('You 30', 'Spouse 40', 'Father 50'),
    [
      'Father: Parents and parents-in-law have to be at least 18 years older than your spouse too. Father: 50, spouse: 40.',
    ],
  ],
  [
    'a newborn',
    aged('You 34', 'Daughter-0 2 months'),
    [
      'Daughter-0: A baby can be covered from the age of 91 days. This baby is old enough by 2026-12-21. You can add the baby then.',
    ],
  ],
])('ages are checked as they are typed: %s', (_, draft, expected) => {
  const days = { today: isoDate(2026, 11, 20), dateText: String };
  expect(ageErrors(draft, words.t, days).map(({ key, message }) => `${key}: ${message}`)).toEqual(expected);
});

test('an age that may be true as it stands leads to a person about what the server would name', () => {
  const knownTopics = Object.entries(topicOfRefusal).filter(([code]) => code in topics);
  expect(Object.fromEntries(Object.entries(topics).filter(([, topic]) => topic))).toEqual(
    Object.fromEntries(knownTopics),
  );
  const day = { today: isoDate(2026, 11, 20), dateText: String };
  const about = (...texts: readonly string[]) =>
    ageErrors(aged(...texts), words.t, day).map(({ topic }) => topic);
  expect(about('You ')).toEqual([undefined]);
  expect(about('You 102')).toEqual(['age']);
  expect(about('You 0')).toEqual([undefined]);
  expect(about('You 34', 'Son-0 12 months')).toEqual([undefined]);
  expect(about('You x102')).toEqual([undefined]);
  expect(about('You 102x')).toEqual([undefined]);
  expect(about('You 34', 'Father 45')).toEqual(['relation']);
});
