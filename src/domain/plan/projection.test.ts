import { expect, test } from 'vitest';
import { aFamily } from '#test/builders.ts';
import { anInsurer, aProduct, aSlab, indianTax, ratesFor } from '#test/plan-builders.ts';
import { isoDate } from '../date.ts';
import { projectPremiums } from './projection.ts';

const slab = aSlab('any-10', 10, {});
const product = aProduct('any', {
  slabs: [slab],
  rates: ratesFor(
    [slab],
    [1],
    [
      [0, 0, 4_000],
      [1, 17, 5_000],
      [18, 35, 10_000],
      [36, 37, 12_001],
    ],
  ),
});

function years(...people: readonly string[]) {
  return projectPremiums({
    product,
    slab,
    insurer: anInsurer('acme'),
    basis: 'floater',
    members: aFamily(...people),
    zone: 1,
    termYears: 3,
    taxRates: indianTax,
    on: isoDate(2026, 11, 21),
  }).map(({ year, atTodaysRates, withTrend }) => [year, atTodaysRates, withTrend]);
}

test('the age band steps up in year three; ten percent a year is compounded and rounded half up once', () => {
  expect(years('You 34y')).toEqual([
    [1, 10_000, 10_000],
    [2, 10_000, 11_000],
    [3, 12_001, 14_521], // 14,521.21
    [4, 12_001, 15_973], // 15,973.331
    [5, undefined, undefined], // nobody filed a rate for 38
  ]);
});

test('a baby of eight months is one next year, and two people share the floater discount', () => {
  expect(years('You 20y', 'Son-0 8m').slice(0, 2)).toEqual([
    [1, 10_500, 10_500], // (10,000 + 4,000) less 25 percent
    [2, 11_250, 12_375], // (10,000 + 5,000) less 25 percent, plus 10
  ]);
});
