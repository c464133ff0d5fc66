import { type Rupees, rupees } from '../money.ts';
import { exactly, percentOf, roundExact } from '../price/exact-amount.ts';

/** `amount` x `part` / `whole`, half a rupee up. `whole` is above 0. */
export function shareOf(amount: Rupees, part: number, whole: number): Rupees {
  const [times, by] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  return rupees(Number((2n * times + by) / (2n * by)));
}

/** Half a rupee up. */
export function percentShare(amount: Rupees, percent: number): Rupees {
  return roundExact(percentOf(exactly(amount), percent));
}

export function lower(left: Rupees, right: Rupees): Rupees {
  return left < right ? left : right;
}

/** What is left of an amount when another is taken off; never below 0. */
export function less(amount: Rupees, taken: number): Rupees {
  return rupees(Math.max(0, amount - taken));
}
