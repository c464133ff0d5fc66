import { expect, test } from 'vitest';
import type { ShownYear } from '#domain/judge/shown-year.ts';
import { aColumn, aStay, inPlainEnglish, rowContextOfColumns } from '#test/builders/compared-plans.ts';
import { leadOf } from './lead.ts';
import type { Column } from './load.ts';

const plan = (name: string, premium: number | null, own: number, average = 3_000): Column =>
  aColumn(
    name,
    {
      premium,
      years: { average, nine_in_ten: 0, one_in_twenty: 0, one_in_hundred: 0, runs_out_in_1000: 0 },
    },
    {
      stays: [
        aStay('dengue', 100_000, 2_000),
        aStay('bypass', 600_000, own),
        aStay('cancer', 1_300_000, 300_000),
      ],
    },
  );

const sentence = (...columns: readonly Column[]) => {
  const lead = leadOf(rowContextOfColumns(columns), (column) => column.plan.slab_id);
  return lead && inPlainEnglish(lead.id, lead.values).replaceAll(/<\/?b>/g, '');
};

test.each([
  [
    'the dearer one leaves less',
    [plan('Poorna', 19_547, 43_000), plan('Anant', 24_852, 8_000)],
    'Anant costs ₹5,305 more a year than Poorna, and a bad stay leaves you ₹8,000, not ₹43,000.',
  ],
  [
    'the dearer one leaves more',
    [plan('Poorna', 19_547, 8_000), plan('Anant', 24_852, 43_000)],
    'Anant costs ₹5,305 more a year than Poorna, and a bad stay leaves you ₹43,000 where Poorna leaves ₹8,000.',
  ],
  [
    'both leave the same',
    [plan('Poorna', 19_547, 8_000), plan('Anant', 24_852, 8_000)],
    'Anant costs ₹5,305 more a year than Poorna, and a bad stay leaves you ₹8,000 with both.',
  ],
  [
    'both cost the same',
    [plan('Poorna', 20_000, 43_000), plan('Anant', 20_000, 8_000)],
    'Anant and Poorna both cost ₹20,000 a year, and a bad stay leaves you ₹8,000 with Anant, not ₹43,000.',
  ],
  [
    'both are alike',
    [plan('Poorna', 20_000, 8_000), plan('Anant', 20_000, 8_000)],
    'Both cost ₹20,000 a year, and a bad stay leaves you ₹8,000 with both.',
  ],
  [
    'a price is missing',
    [plan('Poorna', 20_000, 43_000), plan('Anant', null, 8_000)],
    'A bad stay leaves you ₹8,000 with Anant, ₹43,000 with Poorna. Not every price is known yet.',
  ],
  [
    'of three the first beside the one that differs most',
    [plan('Poorna', 19_547, 43_000), plan('Vatsal', 18_097, 43_000), plan('Anant', 24_852, 8_000)],
    'Anant costs ₹5,305 more a year than Poorna, and a bad stay leaves you ₹8,000, not ₹43,000.',
  ],
])('in one sentence: %s', (_what, columns, text) => {
  expect(sentence(...columns)).toBe(text);
});

test('one plan, or plans without bills, make no sentence', () => {
  expect(sentence(plan('Poorna', 20_000, 8_000))).toBeUndefined();
  expect(sentence(aColumn('a'), aColumn('b'))).toBeUndefined();
});

const underIn = (shownYear: ShownYear, columns: readonly Column[]) =>
  leadOf(rowContextOfColumns(columns, { shownYear }), (column) => column.plan.slab_id)?.under.map(
    ({ id, values }) => inPlainEnglish(id, values),
  );
const under = (...columns: readonly Column[]) => underIn('later', columns);

test('a bad stay is the dearest stay that the smallest cover holds, and the extra rupees are weighed by it', () => {
  const [what, payOff, average] =
    under(plan('Poorna', 20_000, 43_000, 3_480), plan('Anant', 25_000, 8_000)) ?? [];
  expect(what).toBe('A bad stay: bypass, a bill of ₹6,00,000, in a single AC room after the waits.');
  expect(payOff).toContain('once in 7 years');
  expect(average).toBe('For people like you it saves about ₹480 a year on average.');
});

test('extra rupees that one such year does not bring back promise nothing', () => {
  expect(under(plan('Poorna', 20_000, 9_000), plan('Anant', 25_000, 8_000))?.slice(1)).toEqual([
    'For people like you it saves nothing on average.',
  ]);
});

test('for people who are ill now the average is told as that of the first year', () => {
  const saved = (average: number) =>
    underIn('first', [plan('Poorna', 20_000, 9_000, average), plan('Anant', 25_000, 8_000)])?.at(-1);
  expect(saved(3_480)).toBe('For people like you it saves about ₹480 in the first year on average.');
  expect(saved(3_000)).toBe('For people like you it saves nothing on average in the first year.');
});

test('the dearer one that leaves more does not claim a saving', () => {
  expect(under(plan('Poorna', 20_000, 8_000), plan('Anant', 25_000, 43_000))).toHaveLength(1);
});
