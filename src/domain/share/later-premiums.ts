import { addRupees, type Rupees } from '../money.ts';
import { lastProjectedAge, type ProjectedYear } from '../price/projection.ts';

/** The age from which many plans cost more and ask for a share. */
export const laterAge = 61;

/** What a plan costs when the eldest is older, at the prices of today. */
export type LaterPremiums = {
  /** For the year in which the eldest is 61; undefined: that has begun, or has no price. */
  readonly at61: Rupees | undefined;
  /**
   * The sum of all years up to the one in which the eldest is 70; undefined: that is over, or a year has no
   * price.
   */
  readonly to70: Rupees | undefined;
};

/** Sums the years of a projection that begins with the eldest at this age. */
export function laterPremiums(years: readonly ProjectedYear[], eldest: number): LaterPremiums {
  const prices = years
    .filter((_year, index) => eldest + index <= lastProjectedAge)
    .map(({ atTodaysRates }) => atTodaysRates);
  const premiums = prices.filter((price) => price !== undefined);
  const isWhole = premiums.length > 0 && premiums.length === prices.length;
  return {
    at61: eldest < laterAge ? prices[laterAge - eldest] : undefined,
    to70: isWhole ? addRupees(premiums) : undefined,
  };
}
