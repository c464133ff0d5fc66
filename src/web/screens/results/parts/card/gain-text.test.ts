import { expect, test } from 'vitest';
import type { WireGain } from '#contract/quote/cards.ts';
import { plainEnglishOf } from '#test/builders/plain-english.ts';
import type { Moved } from '#web/plan-parts/gain-words.ts';
import { messages } from '#words/en/gains.ts';
import { gainText } from './gain-text.ts';

const t = plainEnglishOf(messages);

type Figures = number | null | Moved['now'];
const moved = (item: Moved['item'], was: Figures, now: Figures): Moved => ({
  item,
  was: [was].flat(),
  now: [now].flat(),
});

test.each<[string, WireGain, number, string | undefined]>([
  [
    'what is bought',
    { extra: 364, average: null, better: [moved('pre_existing', 36, 24)], worse: [] },
    0,
    '<b>₹364 more a year</b> buys old illness covered a year sooner.',
  ],
  [
    'what a stay saves, and what is given up',
    {
      extra: 1820,
      average: null,
      better: [moved('icu', 10_000, null)],
      worse: [moved('maternity_cover', [25_000, 30_000, 24], [0, 0, null])],
    },
    4000,
    '<b>₹1,820 more a year</b> saves you ₹4,000 in this stay, and buys intensive care without a limit, not up to ₹10,000 a day. Gives up birth cover up to ₹25,000.',
  ],
  [
    'a lower premium that leaves more to pay',
    { extra: -500, average: null, better: [], worse: [moved('room_rent', [5, null], [2, 0])] },
    -7000,
    '<b>₹500 less a year</b>. This stay leaves you ₹7,000 more. Weaker: a hospital stay in the cheapest single room, not any room.',
  ],
  [
    'two things of each side at the most',
    {
      extra: 10,
      average: null,
      better: [moved('copay', 10, 0), moved('restore_benefits', 1, 3), moved('bonus', [10, 50], [50, 100])],
      worse: [],
    },
    0,
    '<b>₹10 more a year</b> buys no co-pay, and a refill of the cover after every claim, not for a different illness only.',
  ],
  [
    'an average year, where it decides',
    { extra: 8000, average: 9300, better: [moved('copay', 20, 0)], worse: [moved('icu', null, 10_000)] },
    0,
    '<b>₹8,000 more a year</b> buys no co-pay. In an average year you pay hospitals ₹9,300 less. Weaker: intensive care up to ₹10,000 a day, not without a limit.',
  ],
  [
    'an average year that costs more',
    { extra: -2000, average: -1500, better: [], worse: [] },
    0,
    '<b>₹2,000 less a year</b>. In an average year you pay hospitals ₹1,500 more.',
  ],
  ['nothing that a line names', { extra: 10, average: null, better: [], worse: [] }, 0, undefined],
])('a line says %s', (_what, gain, less, expected) => {
  const line = gainText(t, gain, 'later', less);
  const text = line && [t(line.id, line.values), line.besides].filter(Boolean).join(' ');
  expect(text).toBe(expected);
});

test('an average year of people who are ill now is their first one', () => {
  const line = gainText(t, { extra: -2000, average: -1500, better: [], worse: [] }, 'first');
  expect(line?.besides).toBe('In an average first year you pay hospitals ₹1,500 more.');
});
