import { expect, test } from 'vitest';
import { type Draft, emptyDraft } from '#web/platform/draft-shape.ts';
import { createWords } from '#web/platform/text.tsx';
import { ageErrors } from './age-errors.ts';

const words = createWords('en');
await words.load(['quotes', 'site']);

/** `aged('You 34', 'Son-0 8 months')`. */
function aged(...texts: readonly string[]): Draft {
  const members = texts.map((text) => {
    const [key = '', count = '', unit] = text.split(' ');
    return [key, { insured: true, count, unit: unit === 'months' ? 'months' : 'years' }] as const;
  });
  return { ...emptyDraft, members: Object.fromEntries(members) };
}

const kid = 'Your kid has to be atleast 18 years younger than you and spouse';
const parent = 'Parents have to be atleast 18 years older than you';

test.each([
  ['all in order', aged('You 34', 'Son-0 8 months'), []],
  ['nothing typed', aged('You '), ['You: Please enter age']],
  ['no number', aged('You abc'), ['You: Please enter a whole number']],
  ['a fraction', aged('You 34', 'Son-0 1.5'), ['Son-0: Please enter a whole number']],
  ['0 years', aged('You 34', 'Son-0 0'), ['Son-0: Below one year, please choose months']],
  ['12 months', aged('You 34', 'Son-0 12 months'), ['Son-0: From 12 months on, please choose years']],
  [
    'nobody is that old',
    aged('You 200'),
    ['You: Please enter an age that can be insured: 18 to 100 years for adults, up to 30 years for children'],
  ],
  [
    'a kid too old for the younger of you and spouse',
    aged('You 40', 'Spouse 30', 'Son-0 13', 'Son-1 2'),
    [`Son-0: ${kid}. Son 1: 13, spouse: 30.`],
  ],
  ['a parent too young', aged('You 34', 'Father 62', 'Mother 50'), [`You: ${parent}. You: 34, mother: 50.`]],
  [
    'a newborn',
    aged('You 34', 'Daughter-0 2 months'),
    ['Daughter-0: A baby can be covered from the age of 91 days. You can add the baby then.'],
  ],
])('%s', (_, draft, expected) => {
  expect(ageErrors(draft, words.t).map(({ key, message }) => `${key}: ${message}`)).toEqual(expected);
});
