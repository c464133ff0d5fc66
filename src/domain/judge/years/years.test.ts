import { expect, test } from 'vitest';
import { sampledYears, type YearSample } from './year-sample.ts';
import { yearsAhead } from './years.ts';

/** Years with a stay cost 1, 2, ... 1,000 rupees, in an order that is none; the dearest 50 use the cover up. */
const own = Float64Array.from({ length: sampledYears }, (_, year) => 1 + ((year * 7) % sampledYears));
const ranOut = Uint8Array.from(own, (amount) => Number(amount > 950));

const figures = (withoutStay: number) => yearsAhead({ withoutStay } as YearSample, { own, ranOut }); // of a sample the share of quiet years alone is read

test('with a stay in each year the figures are those of the thousand years', () => {
  expect(figures(0)).toEqual({
    average: 500.5,
    nineInTen: 901,
    oneInTwenty: 951,
    oneInHundred: 991,
    runsOutIn1000: 50,
  });
});

test('years without a stay stand below all others and cost nothing', () => {
  // Of 100 years 80 without a stay: the 90th is half way up the others, the 95th three quarters, the 99th 19 of 20.
  const { average, nineInTen, oneInTwenty, oneInHundred, runsOutIn1000 } = figures(0.8);
  expect([average, runsOutIn1000].map((one) => Math.round(one * 10) / 10)).toEqual([100.1, 10]);
  for (const [figure, near] of [
    [nineInTen, 500],
    [oneInTwenty, 750],
    [oneInHundred, 950],
  ] as const)
    expect(Math.abs(figure - near)).toBeLessThanOrEqual(1);
});

test('where more than 95 of 100 years are without a stay, 1 in 20 costs nothing', () => {
  const { nineInTen, oneInTwenty, oneInHundred } = figures(0.96);
  expect([nineInTen, oneInTwenty]).toEqual([0, 0]);
  expect(oneInHundred).toBeGreaterThan(0);
});
