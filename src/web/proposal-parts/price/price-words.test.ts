import { expect, test } from 'vitest';
import { createWords } from '#web/browser/text.tsx';
import { causeText, changeText, isBefore } from './price-words.ts';

const words = createWords('en');
await words.load(['site', 'purchase']);

test.each([
  [940, '+₹940'],
  [-125_000, '−₹1,25,000'],
  [0, '₹0'],
])('a change of %d rupees reads %s', (amount, text) => {
  expect(changeText(amount)).toBe(text);
});

test.each([
  ['first-price', true],
  ['last-price', true],
  ['age', false],
  ['tax', false],
])('%s is what the changes start from: %s', (cause, is) => {
  expect(isBefore({ cause })).toBe(is);
});

const causes = [
  'first-price',
  'last-price',
  'age',
  'date-of-birth',
  'habits',
  'conditions',
  'people',
  'place',
  'catalogue',
  'term',
  'rider',
  'discount',
  'insurer',
  'rounding',
  'tax',
];

test('each cause of a change has words of its own, and one that is new has some too', () => {
  const texts = [...causes, 'something-new'].map((cause) => causeText(words.t, cause));
  expect(new Set(texts).size).toBe(causes.length + 1);
  expect(texts[0]).toBe('First price you saw');
  for (const [at, cause] of causes.entries()) expect(texts[at]).toBe(words.t(`ledger.${cause}` as never)); // ids of the same names
});
