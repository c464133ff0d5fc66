import { describe, expect, test } from 'vitest';
import { aProduct, aSlab } from '#test/builders/plan-builders.ts';
import type { CatalogueFault } from '../../reading/catalogue-fault.ts';
import { fileIn } from '../../reading/catalogue-file.ts';
import { checkRateSizes } from './rate-sizes.ts';
import { readRates } from './rates.ts';

const file = 'insurers/acme/acme-one.rates.csv';
const slabs = [aSlab('one-5l', 5, {}), aSlab('one-10l', 10, {})];

/** What is said of rows "one-10l,1,31,35,11700", told by row; the market asks ₹11,700 there, in zone 3 ₹9,594. */
function judge(rows: readonly string[], rateBy: 'person' | 'family-shape' = 'person') {
  const covers = rateBy === 'person' ? '' : 'covers,';
  const text = [`slab,zone,${covers}from_age,to_age,annual_premium`, ...rows].join('\n');
  const [faults, warnings]: [CatalogueFault[], CatalogueFault[]] = [[], []];
  const source = {
    files: new Map([[file, text]]),
    report: (one: CatalogueFault) => faults.push(one),
    warn: (one: CatalogueFault) => warnings.push(one),
  };
  const product = aProduct('one', { slabs, rateBy });
  checkRateSizes(fileIn(source, file), product, readRates(fileIn(source, file), product));
  const tell = (all: readonly CatalogueFault[]) => all.map(({ row, reason }) => `row ${row}: ${reason}`);
  return { faults: tell(faults), warnings: tell(warnings) };
}

const plain = [
  'one-10l,1,0,17,5400',
  'one-10l,1,18,30,10000',
  'one-10l,1,31,45,13000',
  'one-10l,1,46,60,20000',
];

test('rates of the market are neither refused nor odd', () => {
  expect(judge(plain)).toEqual({ faults: [], warnings: [] });
});

describe('a rate is refused at its row', () => {
  test.each([
    [
      'ten times the market',
      ['one-10l,1,31,35,117000'],
      /row 2: is far from the market, which asks about ₹11,700 .* at 31: expected at most ₹58,500/,
    ],
    ['a hundredth of it', ['one-10l,1,31,35,117'], /row 2: is far .* expected at least ₹2,340/],
    [
      'one price for all ages',
      ['one-10l,1,0,120,8000'],
      /row 2: is far .* about ₹94,500 .* at 80: expected at least/,
    ],
    ['in paise', ['one-10l,1,31,35,1170000'], /row 2: is far .* expected at most/],
    ['for another cover', ['one-5l,1,31,35,1000'], /row 2: is far .* expected at least/],
    ['for a family as for one', ['one-10l,1,2A+2C,31,35,117'], /row 2: is far .* expected at least/],
    [
      'dearer in a zone further out',
      ['one-10l,1,31,35,9600', 'one-10l,2,31,35,11700'],
      /row 3: is dearer than in zone 1, row 2: are the two zones exchanged/,
    ],
    [
      'dearer in the third zone than in the second',
      ['one-10l,2,31,35,9600', 'one-10l,3,31,35,9601'],
      /row 3: is dearer than in zone 2, row 2/,
    ],
    [
      'dearer for a child than for an adult',
      ['one-10l,1,0,17,12000', 'one-10l,1,18,30,10000'],
      /row 2: is more than for an adult of 18, row 3/,
    ],
    [
      'less for a family with a child more',
      ['one-10l,1,2A,31,35,21000', 'one-10l,1,2A+1C,31,35,20000'],
      /row 3: is less than for 2A, row 2, who are fewer/,
    ],
    [
      'less for a family with two children more, where no shape lies between',
      ['one-10l,1,2A,31,35,21000', 'one-10l,1,2A+2C,31,35,20000'],
      /row 3: is less than for 2A, row 2, who are fewer/,
    ],
    [
      'less for a family with an adult more',
      ['one-10l,1,1A+1C,31,35,18000', 'one-10l,1,2A+1C,31,35,17000'],
      /row 3: is less than for 1A\+1C, row 2/,
    ],
    [
      'of a kind that many others share, once, with their number',
      [
        'one-10l,1,31,35,117000',
        'one-10l,1,36,40,117000',
        'one-10l,1,41,45,117000',
        'one-10l,1,46,50,117000',
      ],
      /^row 2: is far .*\(and so in 3 more rows\)$/,
    ],
  ])('that is %s', (_what, rows, reason) => {
    const { faults } = judge(rows, rows[0]?.includes('A') ? 'family-shape' : 'person');
    expect(faults.join('\n')).toMatch(reason);
  });

  test('but not the one price of a plan for the old, filed in bands of five years', () => {
    const rows = [61, 66, 71, 76].map((age) => `one-10l,1,${age},${age + 4},30000`);
    expect(judge(rows).faults).toEqual([]);
    expect(judge(['one-10l,1,76,80,10000']).faults).toEqual([]);
    expect(judge(['one-10l,1,76,80,9000']).faults).toHaveLength(1);
  });

  test('and every other one is not', () => {
    expect(judge([...plain.slice(0, 3), 'one-10l,1,46,60,200000']).faults).toHaveLength(1);
  });
});

describe('what is lawful and odd is a warning', () => {
  test.each([
    [
      'far above the market',
      [...plain, 'one-5l,1,31,35,9000', 'one-5l,1,36,45,36000'],
      /row 7: is far .* expected at most/,
    ],
    ['far below it', [...plain, 'one-10l,2,31,35,2500'], /row 6: is far .* expected at least/],
    [
      'in a table of two and a half times the market',
      ['one-10l,1,31,35,29000'],
      /row 2: begins a table that asks 2\.5 times/,
    ],
    [
      'in a table of four tenths of it',
      ['one-10l,1,31,35,4700'],
      /row 2: begins a table that asks 0\.4 times .* is it a top-up/,
    ],
    [
      'in a zone with the rates of another',
      [...plain, ...plain.map((row) => row.replace(',1,', ',2,'))],
      /row 6: begins the rates of zone 1 once more/,
    ],
    [
      'of a cover with the rates of a smaller one',
      ['one-5l,1,31,35,11000', 'one-10l,1,31,35,11000'],
      /row 3: begins the rates of one-5l once more/,
    ],
    [
      'of more than twice the premium a birthday later',
      ['one-10l,1,41,45,15000', 'one-10l,1,46,50,43000'],
      /row 3: is 2\.9 times the age band before, where the market asks 1\.2 times/,
    ],
    [
      'of a larger cover that costs more a rupee',
      ['one-5l,1,31,35,8000', 'one-10l,1,31,35,16100'],
      /row 3: costs more a rupee of cover than one-5l/,
    ],
  ])('a rate %s', (_what, rows, reason) => {
    const { faults, warnings } = judge(rows);
    expect(faults).toEqual([]);
    expect(warnings.join('\n')).toMatch(reason);
  });

  test('an infant may cost more than a young adult, and a wide band twice the one before', () => {
    expect(judge(['one-10l,1,0,2,11000', 'one-10l,1,3,17,5400', 'one-10l,1,18,45,10000'])).toEqual(
      judge(['one-10l,1,18,35,9000', 'one-10l,1,36,65,22000']),
    );
  });

  test('an adult costs more than a child, and that is not odd', () => {
    expect(judge(['one-10l,1,0,17,3000', 'one-10l,1,18,30,10000']).warnings).toEqual([]);
  });
});
