import type { LeftOfStays } from './stays/left-of-stays.ts';

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
  const falling = inFallingOrder(together(alone), several, eachOfSeveral);
  return {
    average: falling.average,
    nineInTen: amountAt(falling, 0.1),
    oneInTwenty: amountAt(falling, 0.05),
    oneInHundred: amountAt(falling, 0.01),
    runsOutIn1000: runsOut * 1_000,
  };
}

/** Years with a stay, the dearest first, a place each; what stands after the first `count` places is of other years. */
type FallingYears = {
  readonly count: number;
  readonly amounts: Int32Array;
  /** The share of all years that stand on a place or before it. */
  readonly reached: Float64Array;
  readonly average: number;
};

/** What such a share of all years reaches or exceeds. */
function amountAt({ count, amounts, reached }: FallingYears, share: number): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((reached[middle] as number) >= share - rounding)
      to = middle; // within the count
    else from = middle + 1;
  }
  return from < count ? (amounts[from] as number) : 0; // within the count
}

/** Used anew for each set of terms: making room takes longer than what is done in it. */
let places = { amounts: new Int32Array(1_000), reached: new Float64Array(1_000) };
let sorted = new Int32Array(0);

/** What it returns stands until the next call. */
function inFallingOrder(
  { bill, rising, chances }: LeftOfStays,
  several: Int32Array,
  each: number,
): FallingYears {
  const count = rising.length + several.length;
  if (count > places.amounts.length)
    places = { amounts: new Int32Array(count), reached: new Float64Array(count) };
  const { amounts, reached } = places;
  const years = inOrder(several);
  let [place, rank] = [0, rising.length - 1];
  let [average, upTo] = [0, 0];
  for (let left = years.length; left >= 0; left--) {
    // Behind the cheapest year stand the bills that leave less than it.
    const ofYear = left > 0 ? (years[left - 1] as number) : Number.NEGATIVE_INFINITY; // within its length
    for (; rank >= 0 && (rising[rank] as number) >= ofYear; rank--) {
      const amount = rising[rank] as number; // a bill and an amount on each rank
      const chance = chances[bill[rank] as number] as number; // one for each bill
      average += amount * chance;
      upTo += chance;
      amounts[place] = amount;
      reached[place++] = upTo;
    }
    if (left === 0) break;
    average += ofYear * each;
    upTo += each;
    amounts[place] = ofYear;
    reached[place++] = upTo;
  }
  return { count, amounts, reached, average };
}

function inOrder(several: Int32Array): Int32Array {
  if (sorted.length !== several.length) sorted = new Int32Array(several.length);
  sorted.set(several);
  return sorted.sort();
}

/** As if there were one plan: what each of several leaves, in one order. */
function together([first, ...others]: readonly LeftOfStays[]): LeftOfStays {
  const none = { bill: new Uint16Array(0), rising: new Int32Array(0), chances: new Float64Array(0) };
  return others.reduce(merged, first ?? none);
}

function merged(left: LeftOfStays, right: LeftOfStays): LeftOfStays {
  const length = left.bill.length + right.bill.length;
  const bill = new Uint16Array(length);
  const rising = new Int32Array(length);
  const chances = new Float64Array(length);
  let [l, r] = [0, 0];
  for (let rank = 0; rank < length; rank++) {
    const isLeft =
      r === right.bill.length || (left.rising[l] ?? Number.POSITIVE_INFINITY) <= (right.rising[r] ?? 0);
    const [from, at] = isLeft ? [left, l++] : [right, r++];
    bill[rank] = rank;
    rising[rank] = from.rising[at] ?? 0;
    chances[rank] = from.chances[from.bill[at] ?? 0] ?? 0;
  }
  return { bill, rising, chances };
}
