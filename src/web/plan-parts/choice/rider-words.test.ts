import { expect, test } from 'vitest';
import { createWords } from '#web/browser/text.tsx';

// A rider needs any one of several: `hasWhatItNeeds`.
test.each([
  ['en', 1, 'Only together with: A'],
  ['en', 3, 'Only together with one of these: A'],
  ['hi', 1, 'सिर्फ़ इसके साथ मिलता है: A'],
  ['hi', 3, 'सिर्फ़ इनमें से किसी एक के साथ मिलता है: A'],
] as const)('%s: a rider that needs one of %i', async (locale, count, text) => {
  const words = createWords(locale);
  await words.load(['purchase']);
  expect(words.t('riders.needs', { names: 'A', count })).toBe(text);
});
