import { expect, test } from 'vitest';
import { plainEnglishOf } from '#test/builders/plain-english.ts';
import { messages as decision } from '#words/en/decision.ts';
import { messages as people } from '#words/en/site/people.ts';
import { agesText } from './told.ts';

const t = plainEnglishOf({ ...decision, ...people });

test.each<[readonly number[], string]>([
  [[62], '62'],
  [[62, 34], '62 and 34'],
  [[36, 34, 4], '36, 34 and 4'],
  [[34, 0], '34 and under 1'],
])('ages of %j are told to the youngest', (ages, said) => {
  expect(agesText(t, ages)).toBe(said);
});
