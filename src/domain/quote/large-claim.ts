import { lakh, type Rupees } from '../money.ts';
import { adultAgeRange, ageInYears } from '../person/age.ts';
import type { Member } from '../person/member.ts';
import { coveredMembers } from './recommendation.ts';

/** One large claim in a year, beside which ways to insure people are held: most of the cover, or more than it. */
export const claimSizes = ['within', 'above'] as const;
export type ClaimSize = (typeof claimSizes)[number];

/** A super top-up counts what reaches it, above the deductible. */
const percentOfCover: Readonly<Record<ClaimSize, number>> = { within: 80, above: 150 };

/** Answers whole lakh, never less than one. */
export function largeClaim(cover: Rupees, size: ClaimSize): Rupees {
  return lakh(Math.max(1, Math.round((cover * percentOfCover[size]) / lakh(100))));
}

/** Who may have it: the adults, the eldest first. */
export function claimantsOf(members: readonly Member[]): readonly Member[] {
  const years = ({ age }: Member) => (age ? ageInYears(age) : 0);
  return coveredMembers(members)
    .filter((member) => years(member) >= adultAgeRange.min)
    .toSorted((left, right) => years(right) - years(left));
}

/** Enough for whoever falls ill after the large claim. */
export function isHalfLeft(remaining: number, cover: number): boolean {
  return 2 * remaining >= cover;
}
