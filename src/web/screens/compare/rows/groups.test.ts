import { expect, test } from 'vitest';
import { aColumn, aStay, rowContextOfColumns } from '#test/builders/compared-plans.ts';
import { createWords } from '#web/browser/text.tsx';
import type { Column } from '../load.ts';
import { groupsOf } from './groups.ts';
import type { Cell } from './row.ts';

const words = createWords('en');
await words.load(['site', 'compare', 'results', 'plan-detail']);

/** What can be bought beside a plan; the rows read its title, what it does, and its price. */
const rider = (title: string, kind: string, premium: number | null) =>
  ({ id: title, title, effect: { kind }, premium }) as Column['riders'][number]; // as the sentence above says
const near = (pincode: string, city: string, hospitals: number, cashless: number) => ({
  members: ['you'],
  pincode,
  city,
  hospitals,
  cashless,
  excluded: 0,
});
const cut = (kind: 'room' | 'treatment' | 'non-payables' | 'consumables', amount: number) => ({
  kind,
  amount,
});
const birth = (own: number) => ({
  ...aStay('C-section', 170_000, own, own > 0 ? [cut('treatment', own)] : []),
  is_birth: true,
});

/** A super top-up that pays much beside a stay. */
const poorna = aColumn(
  'Poorna',
  {
    premium: 20_000,
    deductible: 500_000,
    facts: {
      room: 'single-private',
      room_tier: 'b',
      maternity: { normal: 30_000, caesarean: 50_000, wait_months: 24 },
      outpatient: 3_000,
      health_checkup: { max: 2_500, every_years: 2 },
      critical_illness: 'covered',
      joint_wait_months: 36,
      ambulance: 2_000,
    },
    years: {
      average: 3_000,
      nine_in_ten: 1_600,
      one_in_twenty: 9_000,
      one_in_hundred: 40_000,
      runs_out_in_1000: 5,
    },
  },
  {
    terms: [
      { year: 1, total_price: 20_000, saved: 0, commission: 0 },
      { year: 2, total_price: 38_000, saved: 2_000, commission: 0 },
    ],
    stays: [
      aStay('Dengue', 100_000, 2_000, [cut('room', 2_000)]),
      birth(0),
      aStay('Bypass', 600_000, 43_000, [
        cut('non-payables', 50_000),
        cut('room', 8_000),
        cut('consumables', 30_000),
      ]),
    ],
    riders: [
      rider('Any room', 'any-room', 900),
      rider('Gloves', 'consumables-paid', 684),
      rider('Shorter wait', 'pre-existing-wait', 2_051),
      rider('Refill', 'unlimited-restoration', null),
    ],
    network: [near('560001', 'Bengaluru', 19, 16), near('411038', 'Pune', 0, 0)],
    later: [
      { age: 60, premium: 30_060 },
      { age: 50, premium: 25_000 },
    ],
  },
);

/** A full plan that starts at once and leaves more out. */
const anmol = aColumn(
  'Anmol',
  {
    premium: 18_000,
    facts: {
      restoration: 'none',
      bonus_per_year: 10,
      bonus_max: 50,
      sub_limits: [
        { name: 'Cataract', max: 40_000 },
        { name: 'Hernia', max: 50_000 },
      ],
      icu_limit_per_day: 10_000,
      copay_percent: 20,
      copay_from_age: 61,
      critical_illness: 'rider',
      ayush: false,
      initial_wait_days: 0,
    },
    ped: { waiting_period: 0 },
  },
  {
    stays: [aStay('Dengue', 100_000, 0), birth(170_000)],
    riders: [rider('Refill', 'unlimited-restoration', 450)],
    later: [{ age: 60, premium: 33_000 }],
  },
);

const read = ({ value, note, list, isBest, costs }: Cell) =>
  [value, note, list?.join('; '), isBest && 'best', costs && 'costs'].filter(Boolean).join(' | ');

const tableOf = (...columns: readonly Column[]) => groupsOf(rowContextOfColumns(columns, { t: words.t }));

type Rows = readonly (readonly [label: string, poorna: string, anmol: string])[];

test.each<[string, Rows]>([
  [
    'What you pay',
    [
      ['Premium a year', '₹20,000 | 3 people, GST nil', '₹18,000 | ₹2,000 less | best'],
      ['All in, a year', '₹25,000 | averaged over ten years', '₹25,000 | averaged over ten years'],
      ['2 years paid at once', '₹38,000 | saves ₹2,000', 'Not offered'],
      ['Premium when the eldest is 50, 60, at today’s rates', '₹25,000 | ₹30,060', 'No rate | ₹33,000'],
    ],
  ],
  [
    'What a stay leaves to you',
    [
      ['Dengue, bill ₹1,00,000', '₹2,000 | room above the limit | costs', 'Nothing | best'],
      ['C-section, bill ₹1,70,000', 'Nothing | best', '₹1,70,000 | limit on the treatment | costs'],
      ['Bypass, bill ₹6,00,000', '₹43,000 | gloves and syringes | costs', 'Not known'],
      ['Bypass in a deluxe room, bill ₹6,10,000', '₹43,000 | gloves and syringes | costs', 'Not known'],
    ],
  ],
  [
    'A year, for people like you',
    [
      ['Premium, then your own part', '', ''],
      ['9 of 10 years, you pay', '₹1,600 | or less', 'Nothing | best'],
      ['1 of 20 years, you pay', '₹9,000 | or more', '₹9,000 | or more'],
      ['1 of 100 years, you pay', '₹40,000 | or more | costs', '₹30,000 | or more | best'],
      ['The cover runs out', 'in about 5 of 1,000 years | costs', 'in about 1 of 1,000 years | best'],
    ],
  ],
  [
    'In hospital',
    [
      ['Cover', '₹10 lakh', '₹10 lakh'],
      ['Deductible', '₹5 lakh | of a year’s bills you pay first', 'None | best'],
      [
        'Room limit per day',
        'Single AC room | in a costlier room, the plan pays less of the whole bill; rider ₹900 a year | costs',
        'No limit | any room | best',
      ],
      ['Intensive care (ICU)', 'No limit | best', '₹10,000 a day | costs'],
      ['Co-pay', 'None | on any claim', 'None | 20% if you join at 61 or older'],
      ['Gloves, syringes and other items', 'Not paid | rider ₹684 a year | costs', 'Not paid | costs'],
      ['Limits on treatments', 'None | best', '2 limits | Cataract ₹40,000, Hernia ₹50,000 | costs'],
      ['Refill after a claim', 'Once a year | any illness | best', 'None | rider ₹450 a year | costs'],
      ['Bonus a year without a claim', '20% | up to 100% | best', '10% | up to 50%'],
      ['Bills before and after a stay', '60, 90 days', '60, 90 days'],
      ['Ambulance', '₹2,000 | a stay', 'No limit | best'],
      ['AYUSH treatment', 'Paid | best', 'Not paid | costs'],
    ],
  ],
  [
    'Waiting',
    [
      ['Illness you already have', '2029-11-22 | 36 months, rider ₹2,051 a year', 'First day | best'],
      ['Listed operations', '2028-11-22 | 24 months', '2028-11-22 | 24 months'],
      ['Joint replacement', '2029-11-22 | 36 months', '2028-11-22 | 24 months | best'],
      ['Childbirth', '2028-11-22 | 24 months | best', 'Not covered | costs'],
      ['New illness with no longer wait', '2026-12-22 | 30 days', 'First day | best'],
    ],
  ],
  ['Near you', [['Cashless hospitals, Bengaluru 560001', '16 of 19', 'Not known']]],
  [
    'Beside the stay',
    [
      ['Doctor visits (OPD) a year', '₹3,000 | best', 'Not paid | costs'],
      ['Health check-up', '₹2,500 | every 2 years | best', 'Not paid | costs'],
      ['Childbirth', '₹30,000 | caesarean ₹50,000 | best', 'Not paid | costs'],
      ['Lump sum for a serious illness', 'Paid | best', 'Rider'],
      [
        'Riders',
        '4 riders | Any room ₹900; Gloves ₹684; Shorter wait ₹2,051; Refill',
        '1 rider | Refill ₹450',
      ],
      ['Score for your answers', '70.0 | of 100', '70.0 | of 100'],
    ],
  ],
])('two plans that differ in everything stand beside each other in words: %s', (title, rows) => {
  const group = tableOf(poorna, anmol).find((one) => one.title === title);
  expect(group?.rows.map(({ label, cells }) => [label, ...cells.map(read)])).toEqual(rows);
});

test('a table has each of its groups and rows once', () => {
  const groups = tableOf(poorna, anmol);
  expect(groups.map(({ id }) => id)).toEqual([
    'pay',
    'stay',
    'years',
    'hospital',
    'waiting',
    'near',
    'beside',
  ]);
  const ids = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect([new Set(ids).size, ids.includes('')]).toEqual([ids.length, false]);
});

const cellsOf = (label: string, ...columns: readonly Column[]) =>
  tableOf(...columns)
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label)
    ?.cells.map(read);

test.each<[string, string, readonly Column[], readonly string[] | undefined]>([
  [
    'two prices that are the same are called so',
    'Premium a year',
    [aColumn('a', { premium: 20_000 }), aColumn('b', { premium: 20_000 })],
    ['₹20,000 | 3 people, GST nil', '₹20,000 | the same'],
  ],
  [
    'a price beside one that is missing is said alone',
    'Premium a year',
    [aColumn('a', { premium: null, premium_status: 'pending' }), aColumn('b', { premium: 20_000 })],
    ['Asking the insurer for its price', '₹20,000 | 3 people, GST nil'],
  ],
  [
    'two years that save nothing are said without a saving',
    '2 years paid at once',
    [
      aColumn('a', {}, { terms: [{ year: 2, total_price: 40_000, saved: 0, commission: 0 }] }),
      aColumn('b', {}, { terms: [{ year: 2, total_price: 38_000, saved: 2_000, commission: 0 }] }),
    ],
    ['₹40,000', '₹38,000 | saves ₹2,000 | best'],
  ],
  [
    'where both say every later price, the cheaper way is best',
    'Premium when the eldest is 60, 70, at today’s rates',
    [30_000, 32_000].map((premium) =>
      aColumn(
        'a',
        {},
        {
          later: [
            { age: 60, premium },
            { age: 70, premium: 50_000 },
          ],
        },
      ),
    ),
    ['₹30,000 | ₹50,000 | best', '₹32,000 | ₹50,000'],
  ],
  ['what runs out rarely is no row', 'The cover runs out', [aColumn('a'), aColumn('b')], undefined],
  [
    'scores are compared where every plan has one',
    'Score for your answers',
    [aColumn('a', { total_score: 81.25 }), aColumn('b')],
    ['81.3 | of 100 | best', '70.0 | of 100'],
  ],
  [
    'and are no row where one has none',
    'Score for your answers',
    [aColumn('a', { total_score: null }), aColumn('b')],
    undefined,
  ],
  ['a deductible is no row where no plan has one', 'Deductible', [aColumn('a'), aColumn('b')], undefined],
  [
    'a check-up every year and a dearer one every third have no order',
    'Health check-up',
    [
      aColumn('a', { facts: { health_checkup: { max: 2_000, every_years: 1 } } }),
      aColumn('b', { facts: { health_checkup: { max: 4_500, every_years: 3 } } }),
    ],
    ['₹2,000 | every year', '₹4,500 | every 3 years'],
  ],
  [
    'more bonus a year and more in the end have no order',
    'Bonus a year without a claim',
    [
      aColumn('a', { facts: { bonus_per_year: 50, bonus_max: 50 } }),
      aColumn('b', { facts: { bonus_per_year: 20, bonus_max: 500 } }),
    ],
    ['50% | up to 50%', '20% | up to 500%'],
  ],
])('a row keeps to what it is for: %s', (_rule, label, columns, cells) => {
  expect(cellsOf(label, ...columns)).toEqual(cells);
});

test('rows of years are named as those of the first year for people who are ill now', () => {
  const context = rowContextOfColumns([poorna, anmol], { t: words.t, shownYear: 'first' });
  const group = groupsOf(context).find(({ id }) => id === 'years');
  expect(group?.title).toBe('The first year, for people like you');
  expect(group?.rows.map(({ label }) => label)).toEqual([
    'Premium, then your own part',
    '9 of 10 first years, you pay',
    '1 of 20 first years, you pay',
    '1 of 100 first years, you pay',
    'The cover runs out',
  ]);
});
