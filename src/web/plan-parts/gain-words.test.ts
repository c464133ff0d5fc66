import { expect, test } from 'vitest';
import type { WireGain } from '#contract/quote/cards.ts';
import { plainEnglishOf } from '#test/builders/plain-english.ts';
import { messages } from '#words/en/gains.ts';
import { gainSaid, thingText } from './gain-words.ts';

const t = plainEnglishOf(messages);

type Moved = WireGain['better'][number];
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
    '<b>₹1,820 more a year</b> leaves you ₹4,000 less to pay, and buys intensive care without a limit, not up to ₹10,000 a day. Gives up birth cover up to ₹25,000.',
  ],
  [
    'a lower premium that leaves more to pay',
    { extra: -500, average: null, better: [], worse: [moved('room_rent', [5, null], [2, 0])] },
    -7000,
    '<b>₹500 less a year</b>. Leaves you ₹7,000 more to pay. Weaker: a hospital stay in the cheapest single room, not any room.',
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
    '<b>₹10 more a year</b> buys no co-pay, and a refill of the cover after every claim, not for another illness.',
  ],
  [
    'an average year, where it decides',
    { extra: 8000, average: 9300, better: [moved('copay', 20, 0)], worse: [moved('icu', null, 10_000)] },
    0,
    '<b>₹8,000 more a year</b> buys no co-pay. In an average year ₹9,300 less to pay. Weaker: intensive care up to ₹10,000 a day, not without a limit.',
  ],
  [
    'an average year that costs more',
    { extra: -2000, average: -1500, better: [], worse: [] },
    0,
    '<b>₹2,000 less a year</b>. In an average year ₹1,500 more to pay.',
  ],
  ['nothing that a line names', { extra: 10, average: null, better: [], worse: [] }, 0, undefined],
])('a line says %s', (_what, gain, less, expected) => {
  const said = gainSaid(t, gain, less);
  const text = said && [t(said.id, said.values), said.besides].filter(Boolean).join(' ');
  expect(text).toBe(expected);
});

test.each<[string, Moved, string]>([
  ['a smaller co-pay', moved('copay', 20, 10), 'co-pay of 10%, not 20%'],
  ['a co-pay where there is none', moved('copay', 0, 20), 'co-pay of 20%, not 0%'],
  [
    'more for doctor visits',
    moved('outpatient_benefits', 3000, 4000),
    'doctor visits a year up to ₹4,000, not ₹3,000',
  ],
  ['doctor visits', moved('outpatient_benefits', 0, 4000), 'doctor visits a year up to ₹4,000'],
  [
    'a smaller check-up',
    moved('health_checkup', 2500, 1000),
    'a yearly health check-up up to ₹1,000, not ₹2,500',
  ],
  ['a longer wait', moved('pre_existing', 24, 36), 'old illness covered a year later'],
  ['less bonus', moved('bonus', [50, 100], [20, 100]), 'a yearly bonus of 20%, not 50%'],
  [
    'less bonus at most',
    moved('bonus', [20, 100], [20, 50]),
    'a yearly bonus of 20% up to 50%, not 20% up to 100%',
  ],
  [
    'more bonus a year, though less at most',
    moved('bonus', [10, 200], [50, 100]),
    'a yearly bonus of 50% up to 100%, not 10% up to 200%',
  ],
  [
    'a lesser room',
    moved('room_rent', [4, 0], [0, 5000]),
    'a hospital stay in a room up to ₹5,000 a day, not a single AC room of any class',
  ],
  [
    'a larger lump sum at fewer illnesses',
    moved('critical_illness_coverage', [2, 200_000, 30], [2, 500_000, 10]),
    'a lump sum at a serious illness of ₹5,00,000 (10 illnesses), not ₹2,00,000 (30 illnesses)',
  ],
  [
    'a lump sum that is a rider',
    moved('critical_illness_coverage', [2, 200_000, 30], [1, 0, 0]),
    'a lump sum at a serious illness as a paid rider',
  ],
  [
    'a lump sum of which no more is known',
    moved('critical_illness_coverage', 0, 2),
    'a lump sum at a serious illness',
  ],
  [
    'more for a birth',
    moved('maternity_cover', [25_000, 30_000, 24], [50_000, 60_000, 24]),
    'birth cover up to ₹50,000, not ₹25,000',
  ],
  [
    'more for a birth after a longer wait',
    moved('maternity_cover', [25_000, 30_000, 9], [50_000, 60_000, 24]),
    'birth cover up to ₹50,000 (caesarean ₹60,000, after 24 months), not ₹25,000 (caesarean ₹30,000, after 9 months)',
  ],
])('a feature says %s', (_what, thing, expected) => {
  expect(thingText(t, thing)).toBe(expected);
});
