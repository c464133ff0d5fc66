import { type Rupees, rupees } from './money.ts';

/**
 * An exact amount in two safe whole numbers: `whole` rupees and `fraction` parts of one rupee, `fraction` never below 0.
 * Without a BigInt a step, because a list of plans takes thousands.
 * Exact for amounts up to 9 × 10^9 rupees, percentages up to 1,000 and shares of up to twelve people.
 */
export type Exact = { readonly whole: number; readonly fraction: number };

/**
 * A rupee is cut into so many parts: this leaves room for three percentages to a hundredth, or for two and a
 * share of one to twelve.
 */
const unit = 693e12;
const hundredths = 1e4;

export const nothing: Exact = { whole: 0, fraction: 0 };

export function exactly(amount: Rupees): Exact {
  return { whole: amount, fraction: 0 };
}

export function plus(left: Exact, right: Exact): Exact {
  return carried(left.whole + right.whole, left.fraction + right.fraction);
}

export function negated({ whole, fraction }: Exact): Exact {
  return fraction === 0
    ? { whole: 0 - whole, fraction: 0 }
    : { whole: -whole - 1, fraction: unit - fraction };
}

/** `percent` counts to the hundredth (7.5, 12.25); finer ones are not filed. */
export function percentOf({ whole, fraction }: Exact, percent: number): Exact {
  const parts = Math.round(percent * 100);
  const product = whole * parts;
  const times = quotient(product, hundredths);
  const ofWhole = (product - times * hundredths) * (unit / hundredths);
  if (fraction === 0) return { whole: times, fraction: ofWhole };
  const many = quotient(fraction, hundredths);
  const few = fraction - many * hundredths;
  return carried(times, ofWhole + many * parts + quotient(few * parts, hundredths));
}

/** Divides into `heads` equal shares. */
export function perHead({ whole, fraction }: Exact, heads: number): Exact {
  const share = quotient(whole, heads);
  return { whole: share, fraction: quotient((whole - share * heads) * unit + fraction, heads) };
}

/** Half up, towards the larger number: 2.5 is 3 and −2.5 is −2. */
export function rounded({ whole, fraction }: Exact): Rupees {
  return rupees(fraction * 2 >= unit ? whole + 1 : whole);
}

function carried(whole: number, fraction: number): Exact {
  if (fraction < unit) return { whole, fraction };
  const rupeesOver = quotient(fraction, unit);
  return { whole: whole + rupeesOver, fraction: fraction - rupeesOver * unit };
}

/** Rounded down. A division rounds up to the next whole number at times; what is left is then below 0. */
function quotient(amount: number, by: number): number {
  const whole = Math.floor(amount / by);
  return whole * by > amount ? whole - 1 : whole;
}

/** `amount` x `part` / `whole`, half a rupee up, however large. `whole` is above 0. */
export function partOf(amount: Rupees, part: number, whole: number): Rupees {
  return halfUp(BigInt(amount) * BigInt(part), BigInt(whole));
}

/** Takes `percent` of a rupee amount and rounds half a rupee up. */
export function percentShare(amount: Rupees, percent: number): Rupees {
  return rounded(percentOf(exactly(amount), percent));
}

/** What an amount grows to in whole years by a whole percentage a year, half a rupee up at the end alone. */
export function grown(amount: Rupees, percent: number, years: number): Rupees {
  const power = BigInt(years);
  return halfUp(BigInt(amount) * BigInt(100 + percent) ** power, 100n ** power);
}

function halfUp(times: bigint, by: bigint): Rupees {
  return rupees(Number((2n * times + by) / (2n * by)));
}
