import type { Importance } from '../cover/features.ts';

/**
 * The method of the score as data, versioned: the public page on how scores work is made from it. Changing a number
 * here is a new version. No commercial input has a place in it.
 */
export const scoringMethod = {
  version: 'v7',
  /**
   * What a plan costs all in, a year: over so many policy years, of which each next one is kept by a share of those who
   * kept the last; a rupee above what a family can bear counts so many times on top of itself. Our choice.
   */
  allIn: { years: 10, staying: 0.9, borrowed: 1 },
  /** What the recommended plan is held against, each with all else as it stands: other years, other weights of borrowed rupees. */
  otherChoices: { years: [5, 15], borrowed: [0, 2] },
  /** Premium divided by benchmark: at or below `best` earns all that a price can, at or above `worst` nothing. */
  price: { bestRatio: 0.5, worstRatio: 1.75 },
  /** Plans are near equals within this share of the least all in, or within these rupees a year: the larger. Our choice. */
  nearEqual: { percent: 2, rupees: 500 },
  /**
   * What is not recommended: the plan of an insurer that settles a smaller share of its claims, of whom so many times
   * as many complain as of the middle one, or that has a lower solvency ratio; one whose price later rises so many times
   * as far as the market's; one that is not sound where a sound one costs hardly more all in. Our choice, but for the
   * ratio, which is the regulator's least.
   */
  floors: {
    ...{ settledPercent: 85, timesComplaints: 3, solvencyRatio: 1.5 },
    ...{ laterPriceTimes: 1.5, soundWithinPercent: 10 },
  },
  /** What bonus is there when it is needed: that of so many years without a claim. */
  claimFreeYears: 3,
  /** Levels whose worth is worked out from the years ahead; between two of them it runs straight. */
  levels: {
    copayPercent: [30, 20, 10, 0],
    icuRupeesADay: [4_000, 7_000, 10_000, 15_000, 20_000],
    roomRupeesADay: [2_000, 3_000, 5_000, 7_500, 10_000, 15_000],
    bonusPercent: [0, 25, 50, 100, 150, 300],
    preExistingMonths: [48, 36, 24, 12, 0],
  },
  /** Worth of what is no hospital stay, in rupees a year: a share of what is offered, up to an amount. */
  stated: {
    outpatient: { share: 0.5, upTo: 10_000 },
    healthCheckup: { share: 0.5, upTo: 5_000 },
    criticalIllness: { share: 0.002, upTo: 1_000_000 },
    /** A birth counts when somebody said that it matters: chance of one in a year, nothing while its wait runs. */
    maternity: {
      shareBy: { HIGH: 0.15, MID: 0.03, LOW: 0 } satisfies Record<Importance, number>,
      upTo: 75_000,
    },
  },
  /**
   * How firm a rank is: so many weightings are drawn around this one, from a standing seed so that everybody sees the same
   * figure. In each, every weight and the price share are multiplied by a factor of their own between these two.
   */
  stability: { seed: 20_261_121, weightings: 1_000, leastFactor: 0.5, mostFactor: 2 },
} as const;
