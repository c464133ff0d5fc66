import { expect, test } from 'vitest';
import { encodeForm } from '#contract/call/encoding.ts';
import { aCatalogue } from '#test/builders/plan-builders.ts';
import { keptWords } from './kept-words.ts';

const { stays: shipped } = aCatalogue([]);
const catalogue = {
  stays: { ...shipped, stays: shipped.stays.flatMap((stay) => [stay, { ...stay, id: `${stay.id}-again` }]) },
};
const [first, second] = catalogue.stays.stays;
if (!first || !second) throw new Error('The catalogue for tests has a stay');

const wordsOf = (data: { readonly stay?: string; readonly first?: number }) =>
  keptWords('getCards', encodeForm('getCards', { data: { block: 'family', ...data } }, ''), catalogue);

test('stays that nobody knows are asked for in the same words as none', () => {
  expect(new Set([wordsOf({}), wordsOf({ stay: 'made-up' }), wordsOf({ stay: 'made-up-2' })]).size).toBe(1);
});

test('every known stay, and whatever else is asked, has words of its own', () => {
  const asked = [{}, { stay: first.id }, { stay: second.id }, { first: 20 }, { stay: first.id, first: 20 }];
  expect(new Set(asked.map(wordsOf)).size).toBe(asked.length);
});

test.each([
  ['getCards', undefined],
  ['getCards', 'data=nonsense'],
  ['getScore', 'data=%7B%22stay%22%3A%22made-up%22%7D'],
] as const)('%s with %j keeps its own words', (name, raw) => {
  expect(keptWords(name, raw, catalogue)).toBe(raw);
});
