import { describe, expect, test } from 'vitest';
import type { RateBy } from '#domain/catalogue/catalogue.ts';
import { isoDate } from '#domain/date.ts';
import { ratePlan } from '#domain/price/rating.ts';
import { noRiders } from '#domain/price/riders/riders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { anInsurer, aProduct, aSlab, indianTax, plainEligibility } from '#test/builders/plan-builders.ts';
import type { CatalogueFault } from '../../reading/catalogue-fault.ts';
import { fileIn } from '../../reading/catalogue-file.ts';
import { checkRates } from './rate-checks.ts';
import { rateTableOf, readRates } from './rates.ts';

const file = 'insurers/acme/acme-one.rates.csv';
const slabs = [aSlab('one-5l', 5, {}), aSlab('one-10l', 10, {})];
const eligibility = { ...plainEligibility, adultMax: 40, maxAdults: 2, maxChildren: 2, childMaxYears: 25 };

function productOf(rateBy: RateBy, basis: 'floater' | 'individual') {
  const product = aProduct('one', { rateBy, slabs, eligibility, zonePricing: false, coverBases: [basis] });
  return { ...product, unpriced: [] };
}

/** Reads and checks rows written as "5l 2A 18-40 9000"; the faults by row, column and reason. */
function read(product: ReturnType<typeof productOf>, lines: readonly string[]) {
  const header = 'slab,zone,covers,from_age,to_age,annual_premium';
  const rows = lines.map((line) => {
    const [slab, covers, ages = '', premium] = line.split(' ');
    return `one-${slab},1,${covers},${ages.replace('-', ',')},${premium}`;
  });
  const faults: CatalogueFault[] = [];
  const source = {
    files: new Map([[file, [header, ...rows].join('\n')]]),
    report: (fault: CatalogueFault) => faults.push(fault),
    warn: () => undefined,
  };
  const rates = readRates(fileIn(source, file), product);
  checkRates(fileIn(source, file), product, rates);
  return { rates, faults: faults.map(({ row, column, reason }) => [row, column, reason] as const) };
}

const family = ['5l 2A 18-40 9000', '5l 2A+1C 18-40 11000', '10l 2A 18-40 12000', '10l 2A+1C 18-40 15000'];
const primary = [
  '5l primary 18-40 9000',
  '5l additional 0-17 3000',
  '5l additional 18-40 4500',
  '10l primary 18-40 12000',
  '10l additional 0-40 6000',
];

test('whole families of a shape are read and rated', () => {
  const product = productOf('family-shape', 'floater');
  const { rates, faults } = read(product, family);
  expect(faults).toEqual([]);
  const rating = {
    product: { ...product, rates: rateTableOf(rates) },
    slab: aSlab('one-10l', 10, {}),
    insurer: anInsurer('acme'),
    basis: 'floater' as const,
    members: aFamily('You 38y', 'Spouse 34y', 'Son-0 4y'),
    zone: 3 as const,
    termYears: 1 as const,
    riders: noRiders,
    taxRates: indianTax,
    on: isoDate(2026, 11, 21),
  };
  expect(ratePlan(rating)).toMatchObject({ total: 15_000 });
});

test('primary and additional insured are read, children among the additional', () => {
  expect(read(productOf('primary-and-additional', 'floater'), primary).faults).toEqual([]);
});

describe('a slip is reported by row and column', () => {
  const shapes = productOf('family-shape', 'floater');
  const alone = productOf('family-shape', 'individual');
  const persons = productOf('primary-and-additional', 'floater');
  const without = (lines: readonly string[], line: string) => lines.filter((one) => one !== line);

  test.each<
    [
      string,
      ReturnType<typeof productOf>,
      readonly string[],
      readonly (number | string | undefined | RegExp)[],
    ]
  >([
    ['no shape', shapes, [...family, '10l 2B 18-40 9000'], [6, 'covers', /family shape such as/]],
    ['a shape of nobody', shapes, [...family, '10l 0A+1C 18-40 9000'], [6, 'covers', /family shape/]],
    [
      'neither primary nor additional',
      persons,
      [...primary, '10l spouse 18-40 9000'],
      [7, 'covers', /primary or additional/],
    ],
    [
      'a shape that one cover lacks',
      shapes,
      without(family, '10l 2A 18-40 12000'),
      [undefined, 'slab', /no rates for zone 1 that cover 2A$/],
    ],
    [
      'a larger family than is taken',
      shapes,
      [...family, '5l 3A 18-40 20000', '10l 3A 18-40 20000'],
      [6, 'covers', /2 adults and 2 children/],
    ],
    ['one adult not filed where each has an own cover', alone, family, [undefined, 'slab', /cover 1A$/]],
    [
      'a gap',
      shapes,
      ['5l 2A 18-30 9000', '5l 2A 32-40 9500', ...family.slice(1)],
      [3, 'from_age', /no rate for age 31/],
    ],
    [
      'an overlap',
      shapes,
      ['5l 2A 18-30 9000', '5l 2A 30-40 9500', ...family.slice(1)],
      [3, 'from_age', /overlaps/],
    ],
    [
      'additional persons from 18 on only',
      persons,
      without(primary, '5l additional 0-17 3000'),
      [3, 'from_age', /no rate for age 0/],
    ],
    [
      'no additional persons',
      persons,
      primary.slice(0, 1).concat(primary.slice(3)),
      [undefined, 'slab', /cover additional$/],
    ],
    [
      'a higher cover that costs less',
      shapes,
      [...family.slice(0, 3), '10l 2A+1C 18-40 10999'],
      [5, 'annual_premium', /lower than that of one-5l/],
    ],
  ])('%s is told with its place', (_, product, lines, [row, column, reason]) => {
    const { faults } = read(product, lines);
    expect(faults).toContainEqual([row, column, expect.stringMatching(reason as RegExp)]);
  });
});

describe('a rate that falls with age', () => {
  /** Two bands of additional persons on each cover; the primary insured and the higher cover are right. */
  const bandsOf = (younger: string, older: string) => [
    '5l primary 18-40 9000',
    `5l additional ${younger}`,
    `5l additional ${older}`,
    '10l primary 18-40 12000',
    '10l additional 0-40 12000',
  ];

  test.each([
    ['from children to adults is no slip', '0-17 6000', '18-40 4500', false],
    ['within childhood is none', '0-9 6000', '10-40 5900', false],
    ['from the first band of adults on is one', '18-25 6000', '26-40 5099', true],
    ['from a later band on is one', '19-25 6000', '26-40 5099', true],
    ['by a little, as once births are past, is none', '18-25 6000', '26-40 5100', false],
    ['by nothing at all is none', '18-25 6000', '26-40 6000', false],
  ])('a fall %s', (_, younger, older, isSlip) => {
    const { faults } = read(productOf('primary-and-additional', 'floater'), bandsOf(younger, older));
    const falls = faults.filter(([, , reason]) => reason.includes('lower than for the age band before'));
    expect(falls.map(([row, column]) => [row, column])).toEqual(isSlip ? [[4, 'annual_premium']] : []);
  });
});

test('a table by person has no such column, and the others must have it', () => {
  const faults: CatalogueFault[] = [];
  const files = new Map([
    [file, 'slab,zone,covers,from_age,to_age,annual_premium\none-5l,1,person,18,40,9000'],
  ]);
  const source = { files, report: (fault: CatalogueFault) => faults.push(fault), warn: () => undefined };
  readRates(fileIn(source, file), productOf('person', 'floater'));
  expect(faults).toMatchObject([
    { row: 1, reason: 'the first row must be slab,zone,from_age,to_age,annual_premium' },
  ]);
});

test('children alone are rated by the ages of children', () => {
  const product = productOf('family-shape', 'individual');
  const both = (rows: string) => [`5l ${rows}`, `10l ${rows}`];
  const filed = [...both('1A 18-40 9000'), ...both('1C 0-17 3000')];
  expect(read(product, filed).faults).toEqual([]);
  const short = [...both('1A 18-40 9000'), ...both('1C 0-16 3000')];
  expect(read(product, short).faults).toContainEqual([4, 'from_age', expect.stringMatching(/age 17/)]);
});
