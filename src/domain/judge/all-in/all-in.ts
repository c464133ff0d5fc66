import { type Rupees, rupees } from '../../money.ts';
import { scoringMethod } from '../scoring-weights.ts';

/** A policy year of one plan, in whole rupees at today's rates and costs. */
export type AllInYear = {
  readonly premium: Rupees;
  /** What the family pays of hospital bills itself, on average. */
  readonly ownShare: Rupees;
  /** The part of it, on average, that lies above what they can bear. */
  readonly above: Rupees;
  /** What the plan pays beside hospital stays, on average: doctor visits, check-ups, a birth. */
  readonly paidBeside: Rupees;
};

/** What a plan costs a family over the years they keep it, rupees a year: the weighted means of its policy years. */
export type AllIn = AllInYear & {
  /** Premium and own share, and once more what lies above what they can bear; less what is paid beside. */
  readonly total: number;
  readonly years: readonly AllInYear[];
};

/** How the years are put together; what stands in the method, or another choice to hold it against. */
export type AllInChoice = {
  readonly years: number;
  /** The share of those who hold a plan that keeps it for another year. */
  readonly staying: number;
  /** Times that a rupee above what one can bear counts on top of itself. */
  readonly borrowed: number;
};

export const usualAllIn: AllInChoice = scoringMethod.allIn;

/** The longest time over which a plan is ever looked at. */
export const mostYears = Math.max(usualAllIn.years, ...scoringMethod.otherChoices.years);

/** Each mean is rounded by itself, so that what is shown adds up. */
export function allInOf(years: readonly AllInYear[], choice: AllInChoice = usualAllIn): AllIn {
  const within = years.slice(0, choice.years);
  const mean = (amountOf: (year: AllInYear) => number) =>
    rupees(Math.round(weightedMean(within.map(amountOf), choice.staying)));
  const premium = mean((year) => year.premium);
  const ownShare = mean((year) => year.ownShare);
  const above = mean((year) => year.above);
  const paidBeside = mean((year) => year.paidBeside);
  const total = premium + ownShare + choice.borrowed * above - paidBeside;
  return { premium, ownShare, above, paidBeside, total, years };
}

/** The first counts whole, each later one so much less. */
export function weightedMean(amounts: readonly number[], staying: number): number {
  let [sum, weights, weight] = [0, 0, 1];
  for (let year = 0; year < amounts.length; year++) {
    sum += weight * (amounts[year] as number); // within its length
    weights += weight;
    weight *= staying;
  }
  return sum / weights;
}
