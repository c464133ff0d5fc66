import { expect, test } from 'vitest';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { plainFacts } from '#test/builders/wire-plan.ts';
import { createWords } from '#web/browser/text.tsx';
import { coverLines, type Line } from './cover-lines.ts';

const words = createWords('en');
await words.load(['site', 'plan-detail', 'plan-below']);

const linesOf = (facts: Partial<WirePlan['facts']>) =>
  coverLines(words.t, { facts: { ...plainFacts, ...facts } });
const read = (lines: readonly Line[]) =>
  lines.map(({ text, note }) => (note === undefined ? text : `${text} | ${note}`));

const everything = {
  consumables: true,
  outpatient: 3_000,
  maternity: { normal: 30_000, caesarean: 50_000, wait_months: 24 },
  health_checkup: { max: 2_500, every_years: 2 },
  critical_illness: 'covered' as const,
};

const always = [
  'Hospital stays of 24 hours or more, and day care treatment',
  '60 days before and 90 days after a stay | Doctor, tests and medicines for the same illness.',
];

test('a plan that covers everything leaves nothing under "not"', () => {
  const { covers, not } = linesOf(everything);
  expect(read(covers)).toEqual([
    ...always,
    'Childbirth: up to ₹30,000 normal, ₹50,000 caesarean | After 24 months.',
    'Doctor visits (OPD) up to ₹3,000 a year',
    'Lump sum if you get a listed serious illness',
    'Cover refills once a year, for any illness',
    '20% more cover for each year without a claim | Up to 100% more.',
    'Health check-up up to ₹2,500 | Every 2 years.',
    'AYUSH treatment in hospital | Ayurveda, yoga, unani, siddha, homoeopathy.',
    'Consumables: gloves, syringes and the like',
  ]);
  expect(not).toEqual([]);
});

test('a plan that covers stays alone names all that it leaves out', () => {
  const { covers, not } = linesOf({ restoration: 'none', bonus_per_year: 0, ayush: false });
  expect(read(covers)).toEqual(always);
  expect(read(not)).toEqual([
    'Pregnancy and childbirth',
    'Doctor visits without admission (OPD)',
    'Lump sum if you get a listed serious illness',
    'No refill when the cover is used up',
    'No bonus for years without a claim',
    'Health check-ups',
    'AYUSH treatment',
    'Consumables: gloves, syringes and the like',
  ]);
});

test('a lump sum that is sold beside the plan is not in it, and can be had', () => {
  expect(read(linesOf({ ...everything, critical_illness: 'rider' }).not)).toEqual([
    'Lump sum if you get a listed serious illness | The insurer offers it at its own price (rider).',
  ]);
});

test.each([
  ['once', 'Cover refills once a year, for another illness'],
  ['once-any', 'Cover refills once a year, for any illness'],
  ['unlimited', 'Cover refills every time it is used up'],
] as const)('a refill of the kind %s is said', (restoration, text) => {
  expect(read(linesOf({ restoration }).covers)).toContain(text);
});

test.each([[everything], [{ restoration: 'none' as const, bonus_per_year: 0, ayush: false }]])(
  'no two lines of a plan are one and the same',
  (facts) => {
    const { covers, not } = linesOf(facts);
    expect(new Set([...covers, ...not].map(({ id }) => id)).size).toBe(10);
  },
);
