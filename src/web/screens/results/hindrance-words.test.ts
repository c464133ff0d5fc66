import { expect, test } from 'vitest';
import { createWords } from '#web/browser/text.tsx';
import { peopleWords } from '#web/forms/quote/people.ts';
import { hindranceText } from './hindrance-words.ts';

const [english, hindi] = [createWords('en'), createWords('hi')];
await Promise.all([english, hindi].map((words) => words.load(['results', 'site'])));

test.each([
  ['age', 'Grandmother: outside the ages that are taken with this cover.'],
  ['relation', 'Grandmother: not taken, for this relation.'],
  ['condition', 'Grandmother: not taken with the illness you told us about.'],
] as const)('who keeps a list empty by %s is named', (reason, expected) => {
  const hindrance = { id: 'grand-mother', reason };
  const all = ['You', 'Grand-Mother'];
  expect(hindranceText(english.t, peopleWords(english.t), hindrance, all)).toBe(expected);
  expect(hindranceText(hindi.t, peopleWords(hindi.t), hindrance, all)).toMatch(/दादी.*।$/);
});
