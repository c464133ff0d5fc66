import { describe, expect, test } from 'vitest';
import { aColumn, aStay, rowContextOfColumns } from '#test/builders/compared-plans.ts';
import { type Column, laterPremiums } from '../load.ts';
import { folded, groupsOf } from './groups.ts';
import { type Cell, type Row, rowOf } from './row.ts';

const textOf = ({ value, note, isBest, costs }: Cell) =>
  [value, note, isBest && 'best', costs && 'costs'].filter(Boolean).join(' / ');

function rowWith(id: string, columns: readonly Column[], births = true): Row | undefined {
  const groups = groupsOf(rowContextOfColumns(columns, { births }));
  return groups.flatMap(({ rows }) => rows).find((row) => row.id === id);
}

const cellsOf = (id: string, ...columns: readonly Column[]) => rowWith(id, columns)?.cells.map(textOf);

const a = (...change: Parameters<typeof aColumn> extends [string, ...infer Rest] ? Rest : never) =>
  aColumn('a', ...change);
const b = (...change: Parameters<typeof aColumn> extends [string, ...infer Rest] ? Rest : never) =>
  aColumn('b', ...change);

describe('best of the row', () => {
  test.each([
    ['one ahead of the others', [1, 3, 2], [1]],
    ['two ahead of a third', [3, 3, 2], [0, 1]],
    ['none where all are alike', [2, 2], []],
    ['none where one cannot be told', [2, undefined], []],
    ['what has no limit', [5, Number.POSITIVE_INFINITY], [1]],
    ['what is never covered stays behind', [Number.NEGATIVE_INFINITY, -5], [1]],
  ])('which are marked: %s', (_what, measures, best) => {
    const row = rowOf(
      'x',
      'x',
      measures.map((measure) => ({ value: String(measure), measure })),
    );
    expect(row.cells.flatMap(({ isBest }, at) => (isBest ? [at] : []))).toEqual(best);
  });

  test('what is best of its row costs nobody anything beside the others', () => {
    const row = rowOf('x', 'x', [
      { value: '1', measure: 1, costs: true },
      { value: '2', measure: 2, costs: true },
    ]);
    expect(row.cells.map(({ costs }) => costs)).toEqual([true, false]);
  });
});

test('a premium is told in rupees more or less than the first one, a missing one in words', () => {
  expect(cellsOf('premium', a({ premium: 20_000 }), b({ premium: 25_305 }))).toEqual([
    '₹20,000 / {count, plural, one {1 person} other {# people}}, GST nil / best',
    '₹25,305 / ₹5,305 more',
  ]);
  const none = b({ premium: null, premium_status: 'unavailable' });
  expect(cellsOf('premium', a(), none)?.[1]).toBe('No price');
});

test('the longest term that is sold stands for paying at once', () => {
  const terms = [
    { year: 1 as const, total_price: 20_000, saved: 0, commission: 0 },
    { year: 3 as const, total_price: 54_000, saved: 6_000, commission: 0 },
  ];
  expect(cellsOf('term', a({}, { terms }), b({}, { terms: terms.slice(0, 1) }))).toEqual([
    '₹54,000 / saves ₹6,000',
    'Not offered',
  ]);
  expect(cellsOf('term', a(), b())).toBeUndefined();
});

test('later premiums are those of the years in which the eldest is 50, 60 and 70', () => {
  const year = {
    premium_with_rise: null,
    jumps: [],
    locked: false,
    leaving: [],
    riders_ending: [],
    jump_amount: null,
  };
  const later = laterPremiums(
    [50, 51, 60, 70].map((age) => ({
      ...year,
      year: 2026 + age,
      premium: 30_000 + age,
      ages: [
        { member: 'you', age },
        { member: 'son1', age: null },
      ],
    })),
  );
  expect(later).toEqual([
    { age: 60, premium: 30_060 },
    { age: 70, premium: 30_070 },
  ]);
  expect(cellsOf('later', a({}, { later }), b({}, { later: later.slice(0, 1) }))).toEqual([
    '₹30,060 / ₹30,070',
    '₹30,060 / No rate',
  ]);
});

describe('what a stay leaves', () => {
  const gloves = { kind: 'consumables', amount: 35_000 } as const;
  const never = { kind: 'non-payables', amount: 8_000 } as const;
  const dear = a({}, { stays: [aStay('bypass', 555_000, 43_000, [never, gloves])] });
  const mild = b({}, { stays: [aStay('bypass', 555_000, 8_000, [never])] });

  test('is said in rupees with its largest cause', () => {
    expect(cellsOf('bypass-single-ac', dear, mild)).toEqual([
      '₹43,000 / gloves and syringes / costs',
      '₹8,000 / only what no plan pays / best',
    ]);
  });

  test('counts what a policy held below a super top-up pays', () => {
    const stay = aStay('bypass', 555_000, 300_000, [never, { kind: 'deductible', amount: 290_000 }]);
    const stacked = [
      { owner: 'existing' as const, amount: 290_000 },
      { owner: 'gap' as const, amount: 4_000 },
      { owner: 'you' as const, amount: 6_000 },
    ];
    const withExisting = { ...stay, rooms: stay.rooms.map((room) => ({ ...room, stacked })) };
    expect(cellsOf('bypass-single-ac', a({}, { stays: [withExisting] }), mild)?.[0]).toBe(
      '₹10,000 / only what no plan pays',
    );
  });

  test('is not told of a birth where nobody can give one', () => {
    const birth = { ...aStay('caesarean', 170_000, 120_000), is_birth: true };
    const columns = [a({}, { stays: [birth] }), b({}, { stays: [birth] })];
    expect(rowWith('caesarean-single-ac', columns)).toBeDefined();
    expect(rowWith('caesarean-single-ac', columns, false)).toBeUndefined();
    expect(rowWith('wait-maternity', columns, false)).toBeUndefined();
  });
});

test.each([
  [
    'room',
    {},
    { room: 'shared' },
    [
      'No limit / any room / best',
      'Shared room / in a costlier room, the plan pays less of the whole bill / costs',
    ],
  ],
  ['icu', {}, { icu_limit_per_day: 10_000 }, ['No limit / best', '₹10,000 a day / costs']],
  [
    'copay',
    {},
    { copay_percent: 20 },
    ['None / on any claim / best', '20% / you pay ₹20 of every ₹100 / costs'],
  ],
  ['consumables', { consumables: true }, {}, ['Paid / best', 'Not paid / costs']],
  [
    'refill',
    { restoration: 'unlimited' },
    { restoration: 'none' },
    ['Every time / any illness / best', 'None / costs'],
  ],
  ['bonus', {}, { bonus_per_year: 0, bonus_max: 0 }, ['20% / up to 100% / best', 'None']],
  ['ambulance', {}, { ambulance: 2_000 }, ['No limit / best', '₹2,000 / a stay']],
  [
    'limits',
    {},
    { sub_limits: [{ name: 'Cataract', max: 40_000 }] },
    ['None / best', '{count, plural, one {1 limit} other {# limits}} / Cataract ₹40,000 / costs'],
  ],
  ['outpatient', { outpatient: 5_000 }, {}, ['₹5,000 / best', 'Not paid / costs']],
  ['around', { post_hospitalisation_days: 180 }, {}, ['60, 180 days / best', '60, 90 days']],
] as const)('%s is worded, and the better one marked', (id, ours, theirs, cells) => {
  expect(cellsOf(id, a({ facts: ours }), b({ facts: { ...theirs } as typeof ours }))).toEqual(cells);
});

test('waits are dates, and what is never covered says so', () => {
  const birth = { normal: 30_000, caesarean: 50_000, wait_months: 24 };
  expect(cellsOf('wait-pre-existing', a({ ped: { waiting_period: 12 } }), b())).toEqual([
    '2027-11-22 / {count, plural, one {1 month} other {# months}} / best',
    '2029-11-22 / {count, plural, one {1 month} other {# months}}',
  ]);
  const none = a({ ped: { waiting_period: 0 }, facts: { initial_wait_days: 30 } });
  expect(cellsOf('wait-pre-existing', none, b())?.[0]).toBe('2026-12-22 / covered like a new illness / best');
  expect(cellsOf('wait-maternity', a({ facts: { maternity: birth } }), b())).toEqual([
    '2028-11-22 / {count, plural, one {1 month} other {# months}} / best',
    'Not covered / costs',
  ]);
});

test('hospitals are counted near each place where people live', () => {
  const near = { members: ['you'], pincode: '560001', city: 'Bengaluru', hospitals: 19, excluded: 0 };
  expect(
    cellsOf(
      'near-560001',
      a({}, { network: [{ ...near, cashless: 16 }] }),
      b({}, { network: [{ ...near, cashless: 13 }] }),
    ),
  ).toEqual(['16 of 19 / best', '13 of 19']);
});

test('rows that say the same of every plan are folded away and counted', () => {
  const groups = groupsOf(rowContextOfColumns([a({ premium: 20_000 }), b({ premium: 21_000 })]));
  const { groups: groupList, same, rowCount: count, all } = folded(groups);
  expect(groupList.map(({ id }) => id)).toEqual(['pay']);
  expect(groupList.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(['premium']);
  expect(same.map(({ id }) => id)).toContain('room');
  expect(count + same.length).toBe(all);
});
