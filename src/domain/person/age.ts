import { addDays, addMonths, type IsoDate, monthsBetween } from '../date.ts';

/** Months only below one year, as the form stores it: "30y" or "8m" (specification sections 3 and 5). */
export type Age =
  | { readonly unit: 'years'; readonly count: number }
  | { readonly unit: 'months'; readonly count: number };

/** Whole years, both ends allowed (decisions, quote rules). */
export const adultAgeRange = { min: 18, max: 100 } as const;
export const childAgeRange = { min: 0, max: 30 } as const;

/** Insurers take a child from this day of life on. */
export const minInsurableDays = 91;

const shape = /^(0|[1-9]\d{0,2})([ym])$/;

/** Undefined unless whole years from 1 or whole months from 0 to 11: below one year only the months count. */
export function parseAge(text: string): Age | undefined {
  const match = shape.exec(text.trim());
  if (!match) return undefined;
  const count = Number(match[1]);
  if (match[2] === 'm') return count <= 11 ? { unit: 'months', count } : undefined;
  return count >= 1 && count <= 150 ? { unit: 'years', count } : undefined;
}

export function formatAge(age: Age): string {
  return `${age.count}${age.unit === 'years' ? 'y' : 'm'}`;
}

/** Months count as 0 years (specification section 5). */
export function ageInYears(age: Age): number {
  return age.unit === 'years' ? age.count : 0;
}

/** It is 0 of nobody. */
export function eldestOf(years: readonly number[]): number {
  return Math.max(0, ...years);
}

/** Whole years of the eldest whose age is known; 0 where none is. */
export function eldestYears(members: readonly { readonly age: Age | undefined }[]): number {
  return eldestOf(members.flatMap(({ age }) => (age ? [ageInYears(age)] : [])));
}

export function ageInMonths(age: Age): number {
  return age.unit === 'years' ? age.count * 12 : age.count;
}

/** Age last birthday. Undefined for somebody not yet born. */
export function ageOn(dateOfBirth: IsoDate, on: IsoDate): Age | undefined {
  const months = monthsBetween(dateOfBirth, on);
  if (months < 0) return undefined;
  return months < 12 ? { unit: 'months', count: months } : { unit: 'years', count: Math.floor(months / 12) };
}

/** The first day on which a newborn can be insured. */
export function insurableFrom(dateOfBirth: IsoDate): IsoDate {
  return addDays(dateOfBirth, minInsurableDays);
}

/** For an age told in months: under three. Day 91 itself can still be two months; every later day is at least three. */
export function isTooYoungToInsure(age: Age): boolean {
  return age.unit === 'months' && age.count < 3;
}

/** The first day on which a newborn of these months is old enough for sure, whatever its day of birth. */
export function insurableBy({ count: months }: Age, on: IsoDate): IsoDate {
  const lastBirth = addMonths(on, -months);
  return addDays(insurableFrom(lastBirth), 1);
}
