import type { Importance } from '../cover/features.ts';

/**
 * The method of the score as data, versioned: the public page on how scores work is made from it. Changing a number
 * here is a new version. No commercial input has a place in it.
 */
export const scoringMethod = {
  version: 'v1',
  /** How much an importance weighs against another. */
  importanceWeight: { HIGH: 12, MID: 7.5, LOW: 3 } satisfies Record<Importance, number>,
  /** Tenths of a point: price is fixed, the ten features share the rest by their weights. */
  pricePointsTenths: 250,
  featurePointsTenths: 750,
  /** Premium divided by benchmark: at or below `best` earns all price points, at or above `worst` none, straight between. */
  price: { bestRatio: 0.5, worstRatio: 1.75 },
  /**
   * How firm a rank is: so many weightings are drawn around this one, from a standing seed so that everybody sees the same
   * figure. In each, every weight and the price share are multiplied by a factor of their own between these two.
   */
  stability: { seed: 20_261_121, weightings: 1_000, leastFactor: 0.5, mostFactor: 2 },
  features: {
    /** Share of the utility that one percent of co-pay costs: 10 percent leaves 0.6, 25 percent leaves none. */
    copay: { lossPerPercent: 0.04 },
    /** Half at ₹10,000 a day. A capped limit never reaches one that is not. */
    icu: { rupeesADayForHalf: 10_000, mostWhenCapped: 0.9 },
    room: {
      singlePrivate: { a: 0.95, b: 0.85, c: 0.75 },
      shared: 0.4,
      rupeesADayForHalf: 10_000,
      mostWhenCapped: 0.7,
    },
    outpatient: { rupeesAYearForAll: 10_000 },
    criticalIllness: {
      rider: 0.3,
      covered: 0.5,
      forSumInsured: 0.3,
      sumInsuredForAll: 1_000_000,
      forIllnesses: 0.2,
      illnessesForAll: 30,
    },
    restoration: { onceOtherIllness: 0.6, onceAnyIllness: 0.8, unlimited: 1 },
    maternity: {
      covered: 0.25,
      forAmount: 0.5,
      averageBirthForAll: 75_000,
      forWait: 0.25,
      monthsForNone: 48,
    },
    healthCheckup: { covered: 0.4, forAmount: 0.6, rupeesAYearForAll: 5_000 },
    /** No wait is 1, 24 months two thirds, 36 months a half. */
    preExisting: { monthsForNone: 72 },
    bonus: { forYearlyStep: 0.6, percentAYearForAll: 50, forMaximum: 0.4, maximumForAll: 200 },
  },
} as const;
