import { expect, test } from 'vitest';
import { aColumn, aStay, askedOfColumns, inPlainEnglish } from '#test/compared-plans.ts';
import type { Column } from './load.ts';
import { groupsOf } from './rows/groups.ts';
import { speaksOf } from './speaks.ts';

const said = (...columns: readonly Column[]) => {
  const asked = askedOfColumns(columns);
  return speaksOf(asked, groupsOf(asked), ({ plan }) => plan.slab_id).map(({ extra, sentences }) => [
    extra,
    ...sentences.map(({ id, values }) => inPlainEnglish(id, values).replaceAll(/<\/?b>/g, '')),
  ]);
};

test('each plan is spoken for by what it alone is ahead in, beside what another has', () => {
  const bypass = (own: number) => ({ stays: [aStay('bypass', 500_000, own)] });
  const poorna = aColumn('Poorna', { premium: 19_547 }, bypass(43_000));
  const anant = aColumn('Anant', { premium: 24_852, ped: { waiting_period: 12 } }, bypass(8_000));
  expect(said(poorna, anant)).toEqual([
    [undefined, 'The lowest premium: ₹19,547 a year.'],
    [
      5305,
      'bypass in a deluxe room, bill ₹5,10,000: ₹8,000, with Poorna ₹43,000.',
      'Illness you already have: 2027-11-22, with Poorna 2029-11-22.',
    ],
  ]);
});

test('of three, what one is ahead in alone comes before what it shares', () => {
  const any = aColumn('Any', { premium: 3, facts: { outpatient: 5_000 } });
  const other = aColumn('Other', { premium: 2 });
  const shared = aColumn('Shared', { premium: 1, facts: { room: 'shared' } });
  expect(said(any, other, shared)).toEqual([
    [
      undefined,
      'Doctor visits (OPD) a year: ₹5,000, with Other Not paid.',
      'Room limit per day: No limit, with Shared Shared room.',
    ],
    [-1, 'Room limit per day: No limit, with Shared Shared room.'],
    [-2, 'The lowest premium: ₹1 a year.'],
  ]);
});

test('a difference in a note alone is no sentence', () => {
  const single = (room_tier: 'a' | 'b') => ({ facts: { room: 'single-private' as const, room_tier } });
  expect(said(aColumn('A', single('a')), aColumn('B', single('b')))).toEqual([[undefined], [0]]);
});

test('a plan that is ahead in nothing has nothing made up for it', () => {
  expect(said(aColumn('A'), aColumn('B'))).toEqual([[undefined], [0]]);
});
