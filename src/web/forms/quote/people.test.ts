import { describe, expect, test } from 'vitest';
import { createWords } from '#web/browser/text.tsx';
import { peopleWords } from './people.ts';

const words = createWords('en');
await words.load(['site']);
const people = peopleWords(words.t);

describe('the line of the chosen people', () => {
  test.each([
    [['You'], 'You', 'You'],
    [['Father-in-law'], 'Father-in-law', 'Father-in-law'],
    [['You', 'Spouse'], 'You and spouse', 'You, spouse'],
    [
      ['You', 'Spouse', 'Son-0', 'Daughter-0', 'Father', 'Mother'],
      'You, spouse, 1 son, 1 daughter, father and mother',
      'You, spouse, 2 children, parents',
    ],
    [['Son-0', 'Son-1', 'Son-2'], '3 sons', '3 children'],
    [
      ['Father-in-law', 'Mother-in-law', 'Grand-Mother'],
      'Father-in-law, mother-in-law and grandmother',
      'In-laws, grandmother',
    ],
  ])('of %j', (keys, line, shortLine) => {
    expect(people.line(keys)).toBe(line);
    expect(people.shortLine(keys)).toBe(shortLine);
  });
});

test.each([
  ['Son-0', ['Son-0'], 'Son'],
  ['Son-1', ['You', 'Son-0', 'Son-1'], 'Son 2'],
  ['Daughter-0', ['Son-0', 'Daughter-0'], 'Daughter'],
  ['Grand-Father', [], 'Grandfather'],
])('%s among %j is %s', (key, all, name) => {
  expect(people.name(key, all)).toBe(name);
  expect(people.inline(key, all)).toBe(name.toLowerCase());
});
