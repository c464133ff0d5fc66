import { expect, test } from 'vitest';
import { aColumn, rowContextOfColumns } from '#test/builders/compared-plans.ts';
import { createWords } from '#web/browser/text.tsx';
import type { SettledAt, Settlement } from '#web/plan-parts/hospitals/settlements.ts';
import { type Locale, locales } from '#words/areas.ts';
import { groupsOf } from '../rows/groups.ts';
import { speaksOf } from '../speaks.ts';
import { ownRow } from './own-row.ts';

const words = new Map(locales.map((locale) => [locale, createWords(locale)]));
for (const one of words.values()) await one.load(['site', 'compare']);

const hospitals = (...names: readonly string[]) =>
  names.map((name) => ({ id: name, name, address: '', pincode: '560001' }));
const [c, r, e] = ['cashless', 'reimbursement', 'excluded'] as const;

/** How the insurer of each column, 1 and on, pays at each hospital. */
function settledAs(of: Readonly<Record<string, readonly Settlement[]>>): SettledAt {
  const rows = Object.entries(of).map(([id, settled]) => {
    return [id, new Map(settled.map((how, at) => [at + 1, how]))] as const;
  });
  return new Map(rows);
}

function rowFor(locale: Locale, own: Parameters<typeof ownRow>[1], settled: SettledAt, premiums: number[]) {
  const columns = premiums.map((premium, at) => aColumn(`Plan ${at + 1}`, { premium, insurer_id: at + 1 }));
  const t = words.get(locale)?.t;
  if (!t) throw new Error(`No words in ${locale}`);
  return rowContextOfColumns(columns, { t, ownRows: (context) => ownRow(context, own, settled) });
}

function rowIn(locale: Locale, own: Parameters<typeof ownRow>[1], settled: SettledAt) {
  const plans = Math.max(...[...settled.values()].map(({ size }) => size));
  const groups = groupsOf(
    rowFor(
      locale,
      own,
      settled,
      Array.from({ length: plans }, () => 10_000),
    ),
  );
  const row = groups.find(({ id }) => id === 'near')?.rows[0];
  return row && [row.label, ...row.cells.map(({ value, note }) => [value, note].filter(Boolean).join(' / '))];
}

const abc = hospitals('A', 'B', 'C');

test.each([
  [
    'of three, with those that are not cashless by how they are paid',
    abc,
    settledAs({ A: [c, c], B: [c, r], C: [r, e] }),
    [
      'Your hospitals',
      '2 of your 3 are cashless / Pay first: C',
      '1 of your 3 are cashless / Pay first: B; Emergency only: C',
    ],
    ['आपके अस्पताल', 'आपके 3 में से 2 कैशलेस / पहले आप दें: C', 'आपके 3 में से 1 कैशलेस / पहले आप दें: B; सिर्फ़ इमरजेंसी: C'],
  ],
  [
    'of all',
    hospitals('A', 'B'),
    settledAs({ A: [c, c], B: [c, c] }),
    ['Your hospitals', '2 of your 2 are cashless', '2 of your 2 are cashless'],
    ['आपके अस्पताल', 'आपके 2 में से 2 कैशलेस', 'आपके 2 में से 2 कैशलेस'],
  ],
  [
    'of one, how it is paid',
    hospitals('A'),
    settledAs({ A: [c, r, e] }),
    ['Your hospital', 'Cashless / A', 'Pay first / A', 'Emergency only / A'],
    ['आपका अस्पताल', 'कैशलेस / A', 'पहले आप दें / A', 'सिर्फ़ इमरजेंसी / A'],
  ],
])('the row says how many are cashless: %s', (_, own, settled, english, hindi) => {
  expect(rowIn('en', own, settled)).toEqual(english);
  expect(rowIn('hi', own, settled)).toEqual(hindi);
});

test.each([
  ['of one hospital nothing came', abc, settledAs({ A: [c, c], B: [c, c] })],
  ['of one insurer nothing came', abc, settledAs({ A: [c, c], B: [c, c], C: [c] })],
  ['none is named', [], settledAs({ A: [c, c] })],
])('there is no row while %s', (_, own, settled) => {
  expect(rowIn('en', own, settled)).toBeUndefined();
});

test('what pays at more of them is best, and what pays nothing at one costs the buyer', () => {
  const settled = settledAs({ A: [c, c], B: [c, r], C: [r, e] });
  const [row] = ownRow(rowFor('en', abc, settled, [1, 1]), abc, settled);
  expect(row?.cells.map(({ isBest, costs }) => [isBest, costs])).toEqual([
    [true, false],
    [false, true],
  ]);
});

const textsOf = (settled: SettledAt, premiums: number[]) => {
  const context = rowFor('en', abc, settled, premiums);
  return speaksOf(context, groupsOf(context), ({ plan }) => plan.slab_id).map(({ sentences }) =>
    sentences.map(({ id, values }) => context.t(id, values)),
  );
};

test('plans that differ in it are told apart by it first, also where two share it', () => {
  const more = 'Your hospitals: <b>3 of your 3 are cashless</b>; with Plan 3: 2 of your 3 are cashless.';
  const settled = settledAs({ A: [c, c, c], B: [c, c, c], C: [c, c, r] });
  expect(textsOf(settled, [3, 2, 1])).toEqual([[more], [more], ['The lowest premium: <b>₹1</b> a year.']]);
});

test('plans that pay at as many of them are not told apart by it, whichever they are', () => {
  const settled = settledAs({ A: [c, r], B: [r, c], C: [c, c] });
  expect(textsOf(settled, [2, 2])).toEqual([[], []]);
});
