import { expect, test } from 'vitest';
import { createWords } from '#web/platform/text.tsx';
import { spokenWords } from './spoken-words.ts';

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
