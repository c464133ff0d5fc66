import { expect, test } from 'vitest';
import { chartColumns, chartGround, sumsOf } from './chart.ts';

const year = (at: number, premium: number | null, risen: number | null, jumps: string[] = []) => ({
  year: 2026 + at,
  premium,
  premium_with_rise: risen,
  jumps,
  locked: false,
  leaving: [],
});
const projection = {
  rise_percent: 10,
  years: [
    year(0, 10_000, 10_000),
    year(1, 10_000, 11_000),
    year(2, 12_000, 14_520, ['You']),
    year(3, 12_000, 15_972),
    year(4, 12_000, 17_569),
  ],
};

test('columns stand on the ground and are as high as their premium', () => {
  const columns = chartColumns(projection);
  for (const { today, rise, labelY } of columns) {
    expect((today?.y ?? 0) + (today?.height ?? 0)).toBeCloseTo(chartGround);
    expect(labelY).toBeGreaterThan(0);
    if (rise) expect(rise.y + rise.height).toBeLessThan(today?.y ?? 0);
  }
  expect((columns[2]?.today?.height ?? 0) / (columns[0]?.today?.height ?? 1)).toBeCloseTo(1.2);
});

test('the first year has no rise, and a new age band is marked', () => {
  const columns = chartColumns(projection);
  expect(columns[0]?.rise).toBeUndefined();
  expect(columns.map(({ isJump }) => isJump)).toEqual([false, false, true, false, false]);
});

test('five years add up', () => {
  expect(sumsOf(projection)).toEqual({ today: 56_000, rise: 69_061 });
});

test('a year without a rate has no column, and there is no sum', () => {
  const gap = { ...projection, years: [...projection.years.slice(0, 4), year(4, null, null)] };
  expect(chartColumns(gap).at(-1)).toMatchObject({ today: undefined, rise: undefined, amount: undefined });
  expect(sumsOf(gap)).toBeUndefined();
});
