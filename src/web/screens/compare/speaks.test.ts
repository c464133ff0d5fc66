import { expect, test } from 'vitest';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { aColumn, aStay, inPlainEnglish, rowContextOfColumns } from '#test/builders/compared-plans.ts';
import type { Column } from './load.ts';
import { groupsOf } from './rows/groups.ts';
import { silentIn, speaksOf } from './speaks.ts';

const speech = (...columns: readonly Column[]) => {
  const context = rowContextOfColumns(columns);
  return speaksOf(context, groupsOf(context), ({ plan }) => plan.slab_id).map(({ extra, sentences }) => [
    extra,
    ...sentences.map(({ id, values }) => inPlainEnglish(id, values).replaceAll(/<\/?b>/g, '')),
  ]);
};

test('each plan is spoken for by what it alone is ahead in, beside what another has', () => {
  const bypass = (own: number) => ({ stays: [aStay('bypass', 500_000, own)] });
  const poorna = aColumn('Poorna', { premium: 19_547 }, bypass(43_000));
  const anant = aColumn('Anant', { premium: 24_852, ped: { waiting_period: 12 } }, bypass(8_000));
  expect(speech(poorna, anant)).toEqual([
    [undefined, 'The lowest premium: ₹19,547 a year.'],
    [
      5305,
      'bypass in a deluxe room, bill ₹5,10,000: ₹8,000 stays with you; with Poorna: ₹43,000.',
      'Beside Poorna: old illness covered two years sooner.',
    ],
  ]);
});

test('a lead of one alone among three comes before what it shares', () => {
  const any = aColumn('Any', { premium: 3, facts: { outpatient: 5_000 } });
  const other = aColumn('Other', { premium: 2 });
  const shared = aColumn('Shared', { premium: 1, facts: { room: 'shared' } });
  expect(speech(any, other, shared)).toEqual([
    [
      undefined,
      'Beside Other: doctor visits in a year up to ₹5,000.',
      'Beside Shared: a hospital stay in any room, not a shared room.',
    ],
    [-1, 'Beside Shared: a hospital stay in any room, not a shared room.'],
    [-2, 'The lowest premium: ₹1 a year.'],
  ]);
});

test('a term that is no feature is told with both its values', () => {
  const paying = aColumn('Paid', { facts: { consumables: true } });
  const unpaid = aColumn('Unpaid', { facts: { consumables: false } });
  expect(speech(paying, unpaid)[0]).toEqual([
    undefined,
    'Gloves, syringes and other items: paid; with Unpaid: not paid.',
  ]);
});

test.each<[string, Partial<WirePlan['facts']>, Partial<WirePlan['facts']>, string]>([
  ['co-pay', { copay_percent: 0 }, { copay_percent: 20 }, 'no co-pay'],
  [
    'intensive care',
    { icu_limit_per_day: null },
    { icu_limit_per_day: 10_000 },
    'intensive care without a limit, not up to ₹10,000 a day',
  ],
  [
    'a refill',
    { restoration: 'unlimited' },
    { restoration: 'none' },
    'a refill of the cover after every claim',
  ],
  [
    'a bonus',
    { bonus_per_year: 50, bonus_max: 100 },
    { bonus_per_year: 10, bonus_max: 100 },
    'a yearly bonus of 50%, not 10%',
  ],
  [
    'a lump sum',
    { critical_illness: 'covered' },
    { critical_illness: 'none' },
    'a lump sum at a serious illness',
  ],
  [
    'a check-up',
    { health_checkup: { max: 2_500, every_years: 1 } },
    { health_checkup: null },
    'a health check-up every year up to ₹2,500',
  ],
])('%s is told in the words of the lists', (_what, ours, theirs, thing) => {
  const [first] = speech(aColumn('A', { facts: ours }), aColumn('B', { facts: theirs }));
  expect(first).toEqual([undefined, `Beside B: ${thing}.`]);
});

test('a difference in a note alone is no sentence', () => {
  const single = (room_cut: 'none' | 'fees') => ({
    facts: { room: 'single-private' as const, room_tier: 'b' as const, room_cut },
  });
  expect(speech(aColumn('A', single('none')), aColumn('B', single('fees')))).toEqual([[undefined], [0]]);
});

test('that any single room is paid, and not one with AC alone, is one', () => {
  const single = (room_tier: 'a' | 'b') => ({ facts: { room: 'single-private' as const, room_tier } });
  const [first] = speech(aColumn('A', single('a')), aColumn('B', single('b')));
  expect(first).toEqual([undefined, 'Beside B: a hospital stay in any single room, not a single AC room.']);
});

test('a plan that nothing else speaks for is spoken for by any row in which it is ahead', () => {
  const [, scored] = speech(
    aColumn('Cheap', { premium: 1, total_score: 70 }),
    aColumn('Scored', { premium: 2, total_score: 80 }),
  );
  expect(scored).toHaveLength(2);
});

test('plans that are ahead in nothing are named together', () => {
  const context = rowContextOfColumns([
    aColumn('Cheap', { premium: 1 }),
    aColumn('B', { premium: 2 }),
    aColumn('C', { premium: 2 }),
  ]);
  const speaks = speaksOf(context, groupsOf(context), ({ plan }) => plan.slab_id);
  expect(silentIn(speaks).map(({ plan }) => plan.slab_id)).toEqual(['B', 'C']);
});

test('a plan that is ahead in nothing has nothing made up for it', () => {
  expect(speech(aColumn('A'), aColumn('B'))).toEqual([[undefined], [0]]);
});
