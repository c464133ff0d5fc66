import { expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { createWords } from '#web/browser/text.tsx';
import type { CostRow } from './cost-rows.ts';
import { costWords } from './cost-words.ts';

const words = createWords('en');
await words.load(['site', 'plan-detail', 'plan-below']);

const context = {
  t: words.t,
  dateText: String,
  coverStart: isoDate(2026, 11, 21),
  roomCut: 'fees' as const,
  conditions: { 19: 'Asthma' },
};
const on = { title: 'Heart bypass', amount: 43_000, bill: 555_000 };
const least = { title: 'Dengue', amount: 7_000, bill: 100_000 };
const consumables = 'Hospitals bill them apart. Dengue: ₹7,000. Heart bypass: ₹43,000.';

test.each<[CostRow, title: string, text: string, sum: string, of: string]>([
  [
    { kind: 'deductible', amount: 500_000 },
    'The first ₹5,00,000 of a year’s bills',
    'This plan pays only what is above it. Another policy, or you, pays up to there.',
    '₹5,00,000',
    'every year',
  ],
  [
    { kind: 'co-pay', on, percent: 10 },
    '10% of each bill (co-pay)',
    'You pay ₹10 of every ₹100 that the plan accepts.',
    '₹43,000',
    'Heart bypass',
  ],
  [
    { kind: 'declared', months: 36 },
    'Illness you already have',
    'You told us about one. Bills for it are yours until 2029-11-21.',
    'All of it',
    '36 months',
  ],
  [
    { kind: 'old-illness', months: 24 },
    'Illness you already have',
    'You told us of none. If one is found, you pay for it yourself until 2028-11-21.',
    'All of it',
    '24 months',
  ],
  [
    { kind: 'consumables', on, least, rider: 684 },
    'Gloves, syringes and other items',
    `${consumables} A rider pays them: ₹684 a year.`,
    '₹43,000',
    'Heart bypass',
  ],
  [
    { kind: 'consumables', on, least, rider: undefined },
    'Gloves, syringes and other items',
    consumables,
    '₹43,000',
    'Heart bypass',
  ],
  [
    { kind: 'treatment', on, limit: 300_000 },
    'A limit: Heart bypass',
    'The plan pays up to ₹3,00,000 for it. The bill here is about ₹5,55,000.',
    '₹43,000',
    'Heart bypass',
  ],
  [
    { kind: 'cover', on, cover: 500_000 },
    'A bill that uses up ₹5 lakh',
    'Heart bypass: about ₹5,55,000 here. When the plan has paid ₹5 lakh of what it covers, you pay the rest.',
    '₹43,000',
    'Heart bypass',
  ],
  [
    { kind: 'birth', on, paid: { most: 50_000, months: 24 } },
    'Childbirth',
    'Nothing before 2028-11-21. Then up to ₹50,000 for a C-section, which costs about ₹5,55,000 here.',
    '₹43,000',
    'Heart bypass',
  ],
  [
    { kind: 'birth', on, paid: undefined },
    'Childbirth',
    'Not in the plan. A C-section costs about ₹5,55,000 here.',
    '₹43,000',
    'Heart bypass',
  ],
  [
    { kind: 'never-covered', conditions: [19, 99] },
    'Illness that is never paid',
    'Asthma; declared illness: bills for it are yours, in every year.',
    'All of it',
    'every year',
  ],
  [{ kind: 'doctor-visits' }, 'Doctor visits without a stay', 'Not in the plan.', 'All of it', 'every year'],
  [
    { kind: 'non-payables', on },
    'Registration and attendant charges',
    'No plan pays these.',
    '₹43,000',
    'Heart bypass',
  ],
])('what stays with the buyer is said with its reason and its sum: %j', (row, title, text, sum, of) => {
  expect(costWords(context, row)).toEqual({ title, text, sum, of });
});

test.each([
  ['fees', /you pay the difference, and doctors, theatre and nursing are cut in the same share\.$/],
  ['none', /you pay the difference\.$/],
] as const)('a room above the limit costs more than itself where the plan cuts %s', (roomCut, text) => {
  const row = { kind: 'room', on, limit: 5_000, rent: 8_500 } as const;
  expect(costWords({ ...context, roomCut }, row).text).toMatch(text);
});
