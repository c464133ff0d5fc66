import type { LeftOfStays } from './stays/left-of-stays.ts';

/** What families like these pay themselves, beside the premium, in rupees of today. */
export type YearsAhead = {
  /** Of all years together, a year. */
  readonly average: number;
  /** This or less in 9 of 10 years; this or more in 1 of 20, of 100 years: the mean of the years around that share. */
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
/** Each is told as the mean of its neighbours, from years so many times rarer to years so many times as frequent: no single year decides. */
const around = 1.15;
/** Where those bands begin and end, one after the other. */
const edges = shares.flatMap((share) => [share / around, share * around]);

/** Years without a stay cost nothing: what is not in the outcomes is such a year. */
export function yearsAhead({ alone, several, eachOfSeveral, runsOut }: Outcomes): YearsAhead {
  const { spentAt, spent } = fromTheDearest(together(alone), inOrder(several), eachOfSeveral);
  const [oneInHundred = 0, oneInTwenty = 0, nineInTen = 0] = shares.map((_share, nth) =>
    meanBetween(2 * nth, spentAt, spent),
  );
  return { average: spent, nineInTen, oneInTwenty, oneInHundred, runsOutIn1000: runsOut * 1_000 };
}

/** Used anew for each set of terms: making room takes longer than what is done in it. */
let sorted = new Int32Array(0);

/** What it returns stands until the next call. */
function inOrder(several: Int32Array): Int32Array {
  if (sorted.length !== several.length) sorted = new Int32Array(several.length);
  // A good plan leaves nothing of most years: those need no order among themselves.
  let from = several.length;
  for (const own of several) if (own > 0) sorted[--from] = own;
  sorted.fill(0, 0, from);
  sorted.subarray(from).sort();
  return sorted;
}

type Spent = {
  /** By edge: rupees of the years that are dearer, times their chances. */
  readonly spentAt: readonly number[];
  /** Of all years. */
  readonly spent: number;
};

/** The dearest year first, of those with one stay and those with several; beyond the last edge their order does not matter. */
function fromTheDearest(alone: LeftOfStays, several: Int32Array, eachOfSeveral: number): Spent {
  const { bill, rising, chances } = alone;
  const spentAt: number[] = [];
  let [rank, year] = [rising.length - 1, several.length - 1];
  let [reached, spent, edge] = [0, 0, edges[0] as number];
  while (spentAt.length < edges.length && (rank >= 0 || year >= 0)) {
    const isStay = isAhead(rising, rank, several, year);
    const amount = (isStay ? rising[rank] : several[year]) as number;
    if (amount === 0) return { spentAt, spent };
    const chance = isStay ? (chances[bill[rank] as number] as number) : eachOfSeveral; // one for each bill
    if (isStay) rank -= 1;
    else year -= 1;
    while (reached + chance >= edge) {
      spentAt.push(spent + amount * (edge - reached));
      edge = edges[spentAt.length] ?? Number.POSITIVE_INFINITY;
    }
    reached += chance;
    spent += amount * chance;
  }
  return { spentAt, spent: spent + upToRank(alone, rank) + upToYear(several, year) * eachOfSeveral };
}

/** Whether the amount at one place is as dear as that at another; nothing stands before the first place. */
function isAhead(one: Int32Array, at: number, other: Int32Array, otherAt: number): boolean {
  return at >= 0 && (otherAt < 0 || (one[at] as number) >= (other[otherAt] as number)); // both within their lengths
}

function upToRank({ bill, rising, chances }: LeftOfStays, last: number): number {
  let sum = 0;
  for (let rank = 0; rank <= last; rank++)
    sum += (rising[rank] as number) * (chances[bill[rank] as number] as number); // within its length, one for each bill
  return sum;
}

function upToYear(several: Int32Array, last: number): number {
  let sum = 0;
  for (let year = 0; year <= last; year++) sum += several[year] as number; // within its length
  return sum;
}

/** A year of the band that begins at an edge; beyond the dearest years all of it is `spent`. */
function meanBetween(at: number, spentAt: readonly number[], spent: number): number {
  const [from = 0, to = 0] = edges.slice(at, at + 2);
  return ((spentAt[at + 1] ?? spent) - (spentAt[at] ?? spent)) / (to - from);
}

/** As if there were one plan: what each of several leaves, in one order. */
function together([first, ...others]: readonly LeftOfStays[]): LeftOfStays {
  const none = { bill: new Uint16Array(0), rising: new Int32Array(0), chances: new Float64Array(0) };
  return others.reduce(merged, first ?? none);
}

function merged(left: LeftOfStays, right: LeftOfStays): LeftOfStays {
  const ranks = left.bill.length + right.bill.length;
  const bill = new Uint16Array(ranks);
  const rising = new Int32Array(ranks);
  const chances = new Float64Array(ranks);
  let [l, r] = [0, 0];
  for (let rank = 0; rank < ranks; rank++) {
    const isLeft =
      r === right.bill.length ||
      (l < left.bill.length && (left.rising[l] as number) <= (right.rising[r] as number)); // both within their lengths
    const from = isLeft ? left : right;
    const at = isLeft ? l++ : r++;
    bill[rank] = rank;
    rising[rank] = from.rising[at] as number; // within its length
    chances[rank] = from.chances[from.bill[at] as number] as number; // one for each bill
  }
  return { bill, rising, chances };
}
