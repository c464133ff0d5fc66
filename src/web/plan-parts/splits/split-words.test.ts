import { expect, test } from 'vitest';
import type { WireSplitRow } from '#contract/quote/split.ts';
import { aGroupPick } from '#test/builders/wire-plan.ts';
import { createWords } from '#web/browser/text.tsx';
import { spokenWords } from '#web/forms/quote/spoken-words.ts';
import type { SplitTextContext } from './split-text.ts';
import { coverNote, moreText, premiumParts, ridersText } from './split-words.ts';

const words = createWords('en');
await words.load(['split-plans', 'site']);

const ids = ['you', 'spouse', 'father', 'mother'];
const saying: SplitTextContext = {
  t: words.t,
  people: spokenWords(words.t, 'FEMALE'),
  split: { members: ids.map((id) => ({ id })), claimant: 'father' },
};

const policy = (members: string[], premium: number) => ({
  ...{ block: null, members, left: [] },
  plan: aGroupPick('poorna', premium),
});
const row = (change: Partial<WireSplitRow>): WireSplitRow => ({
  ...{ kind: 'apart', reason: 'cheapest', recommended: false, total: 69_426, all_in: null, over_first: null },
  ...{ cheapest_sound: null, cover: 2_000_000 },
  policies: [policy(['you', 'spouse'], 19_547), policy(['father', 'mother'], 49_879)],
  ...change,
});

test.each<[Partial<WireSplitRow>, string]>([
  [{}, '₹10 lakh for you and wife, ₹10 lakh for parents'],
  [{ kind: 'separate', policies: [policy(ids, 1)] }, '₹10 lakh for each of four'],
  [{ kind: 'together', policies: [policy(ids, 1)] }, 'shared by four'],
])('the cover of %j is told with whom it is for', (change, note) => {
  expect(coverNote(saying, row(change))).toBe(note);
});

test('the premiums of several policies are told as a list, and one policy has none', () => {
  const [home] = row({}).policies;
  expect(premiumParts(saying, row({}))).toBe('₹19,547 and ₹49,879');
  expect(premiumParts(saying, row({ policies: home ? [home, home, home] : [] }))).toBe(
    '₹19,547, ₹19,547 and ₹19,547',
  );
  expect(premiumParts(saying, row({ policies: home ? [home] : [] }))).toBe('');
});

test.each([
  [161, '₹161 more than the first'],
  [-161, '₹161 less than the first'],
  [0, 'as much as the first'],
])('%d rupees beside the first way are told as what they are', (this_year, text) => {
  expect(moreText(saying, row({ over_first: { this_year, all_in: null } }))).toBe(text);
});

test('riders are named with what of the price they are, and a plan as it is filed names none', () => {
  const with_riders = { titles: ['Consumables'], cost: 1_869 };
  expect(ridersText(saying, aGroupPick('poorna', 1, { with_riders }))).toBe(
    'With “Consumables”, ₹1,869 of the price',
  );
  expect(ridersText(saying, aGroupPick('poorna', 1))).toBeUndefined();
});
