import { expect, test } from 'vitest';
import { dateTextIn } from './dates.ts';
import { createWords } from './text.tsx';

test.each([
  ['en', '2026-01-05', '5 Jan 2026'],
  ['en', '2026-11-20', '20 Nov 2026'],
  ['en', '2026-12-31', '31 Dec 2026'],
  ['hi', '2026-11-20', '20 नवंबर 2026'],
] as const)('in %s the day %s reads %s', async (locale, day, text) => {
  const words = createWords(locale);
  await words.load(['site']);
  expect(dateTextIn(words.t)(day)).toBe(text);
});

test('what is no day of an answer is an error, not a wrong date', () => {
  expect(() => dateTextIn(createWords('en').t)('2026-02-30')).toThrow('Not a date: 2026-02-30');
});
