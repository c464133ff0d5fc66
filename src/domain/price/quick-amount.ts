import { type Rupees, rupees } from '../money.ts';

/**
 * An exact amount in two safe whole numbers, for the prices of a whole list: `whole` rupees and `fraction` parts of one
 * rupee, `fraction` never below 0. The numbers are those of exact-amount.ts, without a BigInt a step.
 * Exact for amounts up to 9 × 10^9 rupees, percentages up to 1,000 and shares of up to twelve people.
 */
export type QuickAmount = { readonly whole: number; readonly fraction: number };

/** Parts of a rupee: room for three percentages to a hundredth, or for two and a share of one to twelve. */
const unit = 693e12;
const hundredths = 1e4;

export const nothing: QuickAmount = { whole: 0, fraction: 0 };

export function quickly(amount: Rupees): QuickAmount {
  return { whole: amount, fraction: 0 };
}

export function plus(left: QuickAmount, right: QuickAmount): QuickAmount {
  return carried(left.whole + right.whole, left.fraction + right.fraction);
}

export function negated({ whole, fraction }: QuickAmount): QuickAmount {
  return fraction === 0
    ? { whole: 0 - whole, fraction: 0 }
    : { whole: -whole - 1, fraction: unit - fraction };
}

/** `percent` counts to the hundredth, as in exact-amount.ts. */
export function quickPercentOf({ whole, fraction }: QuickAmount, percent: number): QuickAmount {
  const parts = Math.round(percent * 100);
  const product = whole * parts;
  const times = quotient(product, hundredths);
  const ofWhole = (product - times * hundredths) * (unit / hundredths);
  if (fraction === 0) return { whole: times, fraction: ofWhole };
  const many = quotient(fraction, hundredths);
  const few = fraction - many * hundredths;
  return carried(times, ofWhole + many * parts + quotient(few * parts, hundredths));
}

/** One of `heads` equal shares. */
export function shareOf({ whole, fraction }: QuickAmount, heads: number): QuickAmount {
  const share = quotient(whole, heads);
  return { whole: share, fraction: quotient((whole - share * heads) * unit + fraction, heads) };
}

/** Half up, towards the larger number. */
export function roundQuick({ whole, fraction }: QuickAmount): Rupees {
  return rupees(fraction * 2 >= unit ? whole + 1 : whole);
}

function carried(whole: number, fraction: number): QuickAmount {
  if (fraction < unit) return { whole, fraction };
  const rupeesOver = quotient(fraction, unit);
  return { whole: whole + rupeesOver, fraction: fraction - rupeesOver * unit };
}

/** Rounded down. A division rounds up to the next whole number at times; what is left is then below 0. */
function quotient(amount: number, by: number): number {
  const whole = Math.floor(amount / by);
  return whole * by > amount ? whole - 1 : whole;
}
