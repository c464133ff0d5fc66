import { type Rupees, rupees } from '../../money.ts';

/** A survey knows no more of a family than two digits. */
export function twoDigits(amount: number): Rupees {
  return rupees(Math.round(Number(amount.toPrecision(2))));
}

/** Of 1,000 years: whole from 10 on, one decimal below. */
export function toldYears(count: number): number {
  return count < 10 ? Math.round(count * 10) / 10 : twoDigits(count);
}

/** What the figures leave out; the waits, unless they are those of the first year. */
export const leftOut = ['waits', 'births', 'doctor-visits', 'bonus', 'price-rise', 'unbilled'] as const;
export type LeftOut = (typeof leftOut)[number];

export function leftOutOf(firstYear: boolean): readonly LeftOut[] {
  return leftOut.filter((one) => one !== 'waits' || !firstYear);
}
