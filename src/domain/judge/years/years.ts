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

/** Shares of years that cost so much or more, the rarest first. */
const shares = [0.01, 0.05, 0.1];
/** Chances add up to what they stand for but for less. */
const rounding = 1e-9;

/** Years without a stay cost nothing: what is not in the outcomes is such a year. */
export function yearsAhead({ alone, several, eachOfSeveral, runsOut }: Outcomes): YearsAhead {
  const { bill, rising, chances } = together(alone);
  const years = several.toSorted();
  const amounts = [0, 0, 0];
  let [rank, year] = [rising.length - 1, years.length - 1];
  let [average, reached, next] = [0, 0, 0];
  while (rank >= 0 || year >= 0) {
    const isStay = rank >= 0 && (year < 0 || (rising[rank] as number) >= (years[year] as number)); // both within their lengths
    const amount = (isStay ? rising[rank] : years[year]) as number;
    const chance = isStay ? (chances[bill[rank] as number] as number) : eachOfSeveral; // one for each bill
    if (isStay) rank -= 1;
    else year -= 1;
    average += amount * chance;
    reached += chance;
    while (next < shares.length && reached >= (shares[next] as number) - rounding) amounts[next++] = amount;
  }
  const [oneInHundred = 0, oneInTwenty = 0, nineInTen = 0] = amounts;
  return { average, nineInTen, oneInTwenty, oneInHundred, runsOutIn1000: runsOut * 1_000 };
}

/** As if there were one plan: what each of several leaves, in one order. */
function together([first, ...others]: readonly LeftOfStays[]): LeftOfStays {
  const none = { bill: new Uint16Array(0), rising: new Int32Array(0), chances: new Float64Array(0) };
  return others.reduce(merged, first ?? none);
}

function merged(left: LeftOfStays, right: LeftOfStays): LeftOfStays {
  const bill = Uint16Array.from({ length: left.bill.length + right.bill.length }, (_, rank) => rank);
  const rising = new Int32Array(bill.length);
  const chances = new Float64Array(bill.length);
  let [l, r] = [0, 0];
  for (let rank = 0; rank < bill.length; rank++) {
    const isLeft =
      r === right.bill.length || (left.rising[l] ?? Number.POSITIVE_INFINITY) <= (right.rising[r] ?? 0);
    const [from, at] = isLeft ? [left, l++] : [right, r++];
    rising[rank] = from.rising[at] ?? 0;
    chances[rank] = from.chances[from.bill[at] ?? 0] ?? 0;
  }
  return { bill, rising, chances };
}
