import { type Rupees, rupees } from '../money.ts';

/** Rupees with twelve decimals as a whole number: room for three percentages in a row, each to a hundredth, without loss. */
export type ExactAmount = bigint;

const unit = 10n ** 12n;

export function exactly(amount: Rupees): ExactAmount {
  return BigInt(amount) * unit;
}

/** `percent` counts to the hundredth (7.5, 12.25); finer ones are not filed. */
export function percentOf(amount: ExactAmount, percent: number): ExactAmount {
  return (amount * BigInt(Math.round(percent * 100))) / 10_000n;
}

/** Half up, towards the larger number: 2.5 is 3 and −2.5 is −2, as `roundRupees` has it. */
export function roundExact(amount: ExactAmount): Rupees {
  const shifted = amount + unit / 2n;
  const whole = shifted / unit;
  return rupees(Number(shifted < 0n && whole * unit !== shifted ? whole - 1n : whole));
}
