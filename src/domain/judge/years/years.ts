import type { OwnShares } from './own-share.ts';
import type { YearSample } from './year-sample.ts';
import { sampledYears } from './year-sample.ts';

/** What families like these pay themselves, beside the premium, in rupees of today. */
export type YearsAhead = {
  /** Of all years together, a year. */
  readonly average: number;
  /** This or less in 9 of 10 years; this or more in 1 of 20, of 100 years. */
  readonly nineInTen: number;
  readonly oneInTwenty: number;
  readonly oneInHundred: number;
  /** Years of 1,000 in which the hospital bills are more than cover and refill hold; the same in the first year. */
  readonly runsOutIn1000: number;
};

/** Binary fractions fall short of a whole rank by less. */
const rounding = 1e-9;

/** Years without a stay cost nothing and are counted in one number; the sampled ones share the rest evenly. */
export function yearsAhead({ withoutStay }: YearSample, { own, ranOut }: OwnShares): YearsAhead {
  const each = (1 - withoutStay) / sampledYears;
  const rising = own.toSorted();
  let [sum, out] = [0, 0];
  for (let year = 0; year < own.length; year++) {
    sum += own[year] ?? 0;
    out += ranOut[year] ?? 0;
  }
  const above = (share: number) => {
    const rank = Math.floor((share - withoutStay) / each + rounding);
    return rank < 0 ? 0 : (rising[Math.min(rank, sampledYears - 1)] ?? 0);
  };
  return {
    average: sum * each,
    nineInTen: above(0.9),
    oneInTwenty: above(0.95),
    oneInHundred: above(0.99),
    runsOutIn1000: out * each * 1_000,
  };
}
