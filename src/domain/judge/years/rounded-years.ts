import { type Rupees, rupees } from '../../money.ts';

/** A survey knows no more of a family than two digits. */
export function roundToTwoDigits(amount: number): Rupees {
  return rupees(Math.round(Number(amount.toPrecision(2))));
}

/** Rounds a count of 1,000 years: whole from 10 on, one decimal below. */
export function roundYears(count: number): number {
  return count < 10 ? Math.round(count * 10) / 10 : roundToTwoDigits(count);
}

/** What the figures leave out; the waits, unless they are those of the first year. */
export const leftOut = ['waits', 'births', 'doctor-visits', 'bonus', 'price-rise', 'unbilled'] as const;
export type LeftOut = (typeof leftOut)[number];

export function leftOutOf(firstYear: boolean): readonly LeftOut[] {
  return leftOut.filter((one) => one !== 'waits' || !firstYear);
}
