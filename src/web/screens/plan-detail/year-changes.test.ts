import { expect, test } from 'vitest';
import { aWireMember } from '#test/wire.ts';
import { createWords } from '#web/platform/text.tsx';
import { yearChanges } from './year-changes.ts';

const year = { premium: 10_000, locked: false, premium_with_rise: 10_000, jumps: [], leaving: [] };
const projection = {
  rise_percent: 10,
  years: [
    { ...year, year: 2026 },
    { ...year, year: 2027, leaving: [{ member: 'Son-0', age: 26 }] },
    { ...year, year: 2028, jumps: ['You'] },
  ],
};
const members = [aWireMember(), aWireMember({ id: 'son1', person: 'Son', type: 'kid', age: 25 })];

test.each([
  [
    'en',
    [
      '2027: Son, 26 by then, is too old to stay in this plan as a child and needs a plan of their own. From that year the premium is for the others only.',
      '2028: new age group for You.',
    ],
  ],
  ['hi', [/^2027: .*26/, /^2028/]],
] as const)('the years say who leaves and when, in %s', async (language, expected) => {
  const words = createWords(language);
  await words.load(['plan-detail', 'site']);
  const lines = yearChanges(words.t, projection, members);
  expect(lines).toEqual(
    expected.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
  );
});
