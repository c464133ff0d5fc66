import { expect, test } from 'vitest';
import { rupees } from '../money.ts';
import type { ProjectedYear } from '../price/projection.ts';
import { laterPremiums } from './later-premiums.ts';

/** The years cost 1,000, 1,001, 1,002 … rupees. */
function yearsOf(count: number, priced: (index: number) => boolean = () => true): readonly ProjectedYear[] {
  return Array.from({ length: count }, (_, index) => ({
    year: index + 1,
    ages: [],
    atTodaysRates: priced(index) ? rupees(1_000 + index) : undefined,
    withTrend: undefined,
    isLocked: false,
    newBands: [],
    jump: undefined,
    leaving: [],
    endingRiders: [],
  }));
}

const all = () => true;

test.each([
  ['at 58', 58, 13, all, 1_003, 13_078],
  ['at 60', 60, 11, all, 1_001, 11_055],
  ['at 61 that year is now', 61, 10, all, undefined, 10_045],
  ['at 68 years past 70 are left out', 68, 5, all, undefined, 3_003],
  ['at 70', 70, 5, all, undefined, 1_000],
  ['past 70', 71, 5, all, undefined, undefined],
  ['a year without a price', 58, 13, (index: number) => index !== 5, 1_003, undefined],
  ['no price at 61', 58, 13, (index: number) => index !== 3, undefined, undefined],
])('later premiums are told: %s', (_name, eldest, count, priced, at61, to70) => {
  expect(laterPremiums(yearsOf(count, priced), eldest)).toEqual({ at61, to70 });
});
