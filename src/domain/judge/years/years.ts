import type { LeftOfStays } from './left-of-stays.ts';

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

/** A chance is a share of all years. */
export type Outcomes = {
  /** Years with one stay, each bill as likely as it is. */
  readonly alone: readonly LeftOfStays[];
  /** By drawn year with several stays: rupees, and how likely each of them is. */
  readonly several: Int32Array;
  readonly eachOfSeveral: number;
  /** Years in which the bills are more than the cover holds. */
  readonly runsOut: number;
};

/** Chances add up to what they stand for but for less. */
const rounding = 1e-9;

/** Years without a stay cost nothing: what is not in the outcomes is such a year. */
export function yearsAhead({ alone, several, eachOfSeveral, runsOut }: Outcomes): YearsAhead {
  const stays = alone.map(countedUp);
  const rising = several.toSorted();
  const chanceFrom = (least: number) => {
    let chance = (rising.length - countBelow(rising, least)) * eachOfSeveral;
    for (const { rising: own, from } of stays) chance += from[countBelow(own, least)] as number; // one longer than `rising`
    return chance;
  };
  let average = 0;
  let dearest = rising.at(-1) ?? 0;
  for (const amount of rising) average += amount * eachOfSeveral;
  for (const one of stays) {
    average += one.mean;
    dearest = Math.max(dearest, one.rising.at(-1) ?? 0);
  }
  const reached = (share: number) => mostReached(chanceFrom, share - rounding, dearest);
  return {
    average,
    nineInTen: reached(0.1),
    oneInTwenty: reached(0.05),
    oneInHundred: reached(0.01),
    runsOutIn1000: runsOut * 1_000,
  };
}

type CountedUp = {
  readonly rising: Int32Array;
  /** By rank: the chance of it and all above it. */
  readonly from: Float64Array;
  readonly mean: number;
};

function countedUp({ bill, rising, chances }: LeftOfStays): CountedUp {
  const from = new Float64Array(rising.length + 1);
  let above = 0;
  let mean = 0;
  for (let rank = rising.length - 1; rank >= 0; rank--) {
    const chance = chances[bill[rank] as number] as number; // one for each bill
    mean += chance * (rising[rank] as number); // within its length
    above += chance;
    from[rank] = above;
  }
  return { rising, from, mean };
}

/** How many of rising amounts are less. */
function countBelow(rising: Int32Array, least: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rising[middle] as number) < least)
      low = middle + 1; // within its length
    else high = middle;
  }
  return low;
}

/** The most rupees that come with this chance; whole, at most `dearest`. */
function mostReached(chanceFrom: (least: number) => number, chance: number, dearest: number): number {
  let low = 0;
  let high = dearest + 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (chanceFrom(middle) >= chance) low = middle;
    else high = middle;
  }
  return low;
}
