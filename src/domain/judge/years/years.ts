import { amountBins, binOf } from './amount-bins.ts';
import type { LeftOfStays } from './stays/left-of-stays.ts';

/** What families like these pay themselves, beside the premium, in rupees of today. */
export type YearsAhead = {
  /** This is the average of all years together, a year. */
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
export function yearsAhead(outcomes: Outcomes): YearsAhead {
  layOut(outcomes);
  const { spentAt, spent } = fromTheDearest(outcomes);
  const [oneInHundred = 0, oneInTwenty = 0, nineInTen = 0] = shares.map((_share, nth) =>
    meanBetween(2 * nth, spentAt, spent),
  );
  return { average: spent, nineInTen, oneInTwenty, oneInHundred, runsOutIn1000: outcomes.runsOut * 1_000 };
}

/** Used anew for each set of terms: making room takes longer than what is done in it. By bin of amounts: their chances, and rupees times chance. */
const chanceIn = new Float64Array(amountBins);
const spentIn = new Float64Array(amountBins);
/** By bin: its place among those that hold an edge, from 1; 0 where it holds none. */
const edgePlace = new Uint8Array(amountBins);

/** Amounts by their bins: only those around an edge need an order among themselves. */
function layOut({ alone, several, eachOfSeveral }: Outcomes): void {
  chanceIn.fill(0);
  spentIn.fill(0);
  for (const { bill, own, bin, chances } of alone) {
    for (let at = 0; at < bill.length; at++) {
      const into = bin[at] as number; // one for each bill
      const chance = chances[bill[at] as number] as number; // one for each name
      chanceIn[into] = (chanceIn[into] as number) + chance; // one for each bin
      spentIn[into] = (spentIn[into] as number) + chance * (own[at] as number); // one for each bill
    }
  }
  for (let year = 0; year < several.length; year++) {
    const amount = several[year] as number; // within its length
    const into = binOf(amount);
    chanceIn[into] = (chanceIn[into] as number) + eachOfSeveral; // one for each bin
    spentIn[into] = (spentIn[into] as number) + eachOfSeveral * amount;
  }
}

type Spent = {
  /** By edge: rupees of the years that are dearer, times their chances. */
  readonly spentAt: readonly number[];
  /** The mean of all years. */
  readonly spent: number;
};

/** A bin in which one edge or more are reached, and what is dearer than all of it. */
type EdgeBin = { readonly reached: number; readonly spent: number; readonly years: YearsOfBin };
/** These are its amounts with their chances, the dearest first. */
type YearsOfBin = { readonly amounts: number[]; readonly chances: number[] };

/** The dearest bin first; where an edge lies within one, its dearest year first. */
function fromTheDearest(outcomes: Outcomes): Spent {
  edgePlace.fill(0);
  const edgeBins: EdgeBin[] = [];
  let [reached, spent, passed] = [0, 0, 0];
  for (let bin = amountBins - 1; bin > 0; bin--) {
    const upTo = reached + (chanceIn[bin] as number); // one for each bin
    if (upTo >= (edges[passed] ?? Number.POSITIVE_INFINITY)) {
      edgePlace[bin] = edgeBins.push({ reached, spent, years: { amounts: [], chances: [] } });
      while (upTo >= (edges[passed] ?? Number.POSITIVE_INFINITY)) passed += 1;
    }
    reached = upTo;
    spent += spentIn[bin] as number; // one for each bin
  }
  putInOrder(outcomes, edgeBins);
  return { spentAt: edgeBins.reduce(withEdgesOf, []), spent };
}

function putInOrder({ alone, several, eachOfSeveral }: Outcomes, edgeBins: readonly EdgeBin[]): void {
  for (const { bill, own, bin, chances } of alone) {
    for (let at = 0; at < bill.length; at++) {
      const place = edgePlace[bin[at] as number] as number; // one for each bill, one for each bin
      if (place > 0)
        insert(edgeBins[place - 1] as EdgeBin, own[at] as number, chances[bill[at] as number] as number); // one for each place, bill, name
    }
  }
  for (let year = 0; year < several.length; year++) {
    const amount = several[year] as number; // within its length
    const place = edgePlace[binOf(amount)] as number; // one for each bin
    if (place > 0) insert(edgeBins[place - 1] as EdgeBin, amount, eachOfSeveral); // one for each place
  }
}

function insert({ years: { amounts, chances } }: EdgeBin, amount: number, chance: number): void {
  let at = amounts.length;
  for (; at > 0 && (amounts[at - 1] as number) < amount; at--) {
    amounts[at] = amounts[at - 1] as number; // below its length
    chances[at] = chances[at - 1] as number;
  }
  amounts[at] = amount;
  chances[at] = chance;
}

function withEdgesOf(before: readonly number[], { reached, spent, years }: EdgeBin): readonly number[] {
  const spentAt = [...before];
  for (const [at, amount] of years.amounts.entries()) {
    const chance = years.chances[at] as number; // one for each amount
    for (let edge = edges[spentAt.length]; edge !== undefined && reached + chance >= edge; ) {
      spentAt.push(spent + amount * (edge - reached));
      edge = edges[spentAt.length];
    }
    reached += chance;
    spent += amount * chance;
  }
  return spentAt;
}

/** A year of the band that begins at an edge; beyond the dearest years all of it is `spent`. */
function meanBetween(at: number, spentAt: readonly number[], spent: number): number {
  const [from = 0, to = 0] = edges.slice(at, at + 2);
  return ((spentAt[at + 1] ?? spent) - (spentAt[at] ?? spent)) / (to - from);
}
