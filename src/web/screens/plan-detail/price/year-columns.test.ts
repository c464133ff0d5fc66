import { expect, test } from 'vitest';
import { columnsOf, fewYears, type LongProjection, lastAge } from './year-columns.ts';

function year(
  at: number,
  change: Partial<LongProjection['years'][number]> = {},
): LongProjection['years'][number] {
  return {
    year: 2026 + at,
    premium: 20_000 + at * 1_000,
    premium_with_rise: null,
    jumps: [],
    locked: false,
    leaving: [],
    ages: [
      { member: 'You', age: 34 + at },
      { member: 'Son-0', age: 5 + at },
    ],
    jump_amount: null,
    riders_ending: [],
    ...change,
  };
}

const projection: LongProjection = {
  rise_percent: 10,
  years: Array.from({ length: 37 }, (_, at) =>
    year(at, at === 20 ? { leaving: [{ member: 'Son-0', age: 26 }] } : {}),
  ),
};

test('a few columns bear their figure and age, the first and the last among them', () => {
  const columns = columnsOf(projection, String).filter(({ figure }) => figure !== undefined);
  expect(columns.map(({ label, figure }) => [label, figure])).toEqual([
    ['34', '20000'],
    ['46', '32000'],
    ['58', '44000'],
    ['70', '56000'],
  ]);
});

test('what a new age band adds stands on top of its column', () => {
  const years = [year(0), year(1, { jump_amount: 700 }), year(2, { jump_amount: -300 })];
  expect(columnsOf({ rise_percent: 10, years }, String).map(({ added }) => added)).toEqual([0, 700, 0]);
});

test('a year without a rate is a gap without a figure', () => {
  const [column] = columnsOf({ rise_percent: 10, years: [year(0, { premium: null })] }, String);
  expect(column).toMatchObject({ amount: undefined, figure: undefined });
});

test('the few rows hold the first year, the last, and the one in which a child leaves', () => {
  const years = fewYears(projection).map((one) => one.year);
  expect(years).toContain(2026);
  expect(years).toContain(2046);
  expect(years).toContain(2062);
  expect(years.length).toBeLessThan(10);
});

test('the title names the age at which the table ends: for a father of 71 that is not 70', () => {
  const father = Array.from({ length: 5 }, (_, at) =>
    year(at, { ages: [{ member: 'Father', age: 71 + at }] }),
  );
  expect(lastAge({ ...projection, years: father })).toBe(75);
  expect(lastAge(projection)).toBe(70);
  expect(lastAge(undefined)).toBe(70);
});
