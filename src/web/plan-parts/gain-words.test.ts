import { expect, test } from 'vitest';
import { plainEnglishOf } from '#test/builders/plain-english.ts';
import { messages } from '#words/en/gains.ts';
import { type Moved, thingText } from './gain-words.ts';

const t = plainEnglishOf(messages);

type Figures = number | null | Moved['now'];
const moved = (item: Moved['item'], was: Figures, now: Figures): Moved => ({
  item,
  was: [was].flat(),
  now: [now].flat(),
});

test.each<[string, Moved, string]>([
  ['a smaller co-pay', moved('copay', 20, 10), 'a co-pay of 10%, not 20%'],
  ['a co-pay where there is none', moved('copay', 0, 20), 'a co-pay of 20%'],
  [
    'more for doctor visits',
    moved('outpatient_benefits', 3000, 4000),
    'doctor visits in a year up to ₹4,000, not ₹3,000',
  ],
  ['doctor visits', moved('outpatient_benefits', 0, 4000), 'doctor visits in a year up to ₹4,000'],
  [
    'a smaller check-up',
    moved('health_checkup', [2500, 1], [1000, 1]),
    'a health check-up every year up to ₹1,000, not ₹2,500',
  ],
  [
    'a check-up that comes less often',
    moved('health_checkup', [3000, 1], [4000, 2]),
    'a health check-up every 2 years up to ₹4,000, not every year up to ₹3,000',
  ],
  [
    'a check-up that comes every second year',
    moved('health_checkup', 0, [5000, 2]),
    'a health check-up every 2 years up to ₹5,000',
  ],
  [
    'a check-up of which a kept decision says no more than rupees',
    moved('health_checkup', 0, 1000),
    'a health check-up every year up to ₹1,000',
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
    'a hospital stay in a room up to ₹5,000 a day, not any single room',
  ],
  [
    'a larger lump sum at fewer illnesses',
    moved('critical_illness_coverage', [2, 200_000, 30], [2, 500_000, 10]),
    'a serious-illness lump sum of ₹5,00,000 (10 illnesses), not ₹2,00,000 (30 illnesses)',
  ],
  [
    'a lump sum that is a rider',
    moved('critical_illness_coverage', [2, 200_000, 30], [1, 0, 0]),
    'a lump sum at a serious illness only as a paid rider',
  ],
  [
    'a lump sum of which no more is known',
    moved('critical_illness_coverage', 0, 2),
    'a lump sum at a serious illness',
  ],
  [
    'more for a birth',
    moved('maternity_cover', [25_000, 30_000, 24], [50_000, 60_000, 24]),
    'birth cover up to ₹50,000, not up to ₹25,000',
  ],
  [
    'more for a birth after a longer wait',
    moved('maternity_cover', [25_000, 30_000, 9], [50_000, 60_000, 24]),
    'birth cover up to ₹50,000 (caesarean up to ₹60,000, after 24 months), not up to ₹25,000 (caesarean up to ₹30,000, after 9 months)',
  ],
])('a feature says %s', (_what, thing, expected) => {
  expect(thingText(t, thing)).toBe(expected);
});
