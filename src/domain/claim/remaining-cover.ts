import type { Slab } from '../catalogue/catalogue.ts';
import { percentShare } from '../exact.ts';
import { less, lower, type Rupees, rupees } from '../money.ts';
import { never } from '../result.ts';

/** This is one illness of one person. */
export type IllnessOf = { readonly person: string; readonly illness: string };

/** A policy year up to a claim: what this plan has paid, for which illnesses, and how much of its deductible is used. */
export type YearSoFar = {
  readonly paid: Rupees;
  readonly claims: readonly IllnessOf[];
  readonly deductibleUsed: Rupees;
};

export const freshYear: YearSoFar = { paid: rupees(0), claims: [], deductibleUsed: rupees(0) };

/** What a claim can draw on, in this order. */
export type RemainingCover = { readonly cover: Rupees; readonly bonus: Rupees; readonly restoration: Rupees };

/** What of a slab decides how much is left. */
type Cover = {
  readonly sumInsured: Rupees;
  readonly features: Pick<Slab['features'], 'noClaimBonus' | 'restoration'>;
};

/** Rupees the claim-free years have added to the sum insured. */
export function bonusAmount({ sumInsured, features }: Cover, claimFreeYears: number): Rupees {
  if (claimFreeYears === 0) return rupees(0);
  const { percentPerYear, maxPercent } = features.noClaimBonus;
  return percentShare(sumInsured, Math.min(percentPerYear * claimFreeYears, maxPercent));
}

/**
 * What is there for a claim after the year so far. A refill serves later claims, never the one that used the cover up.
 * `once` refills one sum insured a year, for any illness or for another illness or person only; `unlimited` one for
 * each claim. With a refill too, one claim never gets more than one sum insured and the bonus.
 */
export function remainingCover(
  slab: Cover,
  claimFreeYears: number,
  year: YearSoFar,
  claim: IllnessOf,
): RemainingCover {
  return remainingWithBonus(slab, bonusAmount(slab, claimFreeYears), year, claim);
}

/** The same of a contract whose bonus is known in rupees. */
export function remainingWithBonus(
  slab: Cover,
  bonus: Rupees,
  year: YearSoFar,
  claim: IllnessOf,
): RemainingCover {
  const ownCover = rupees(slab.sumInsured + bonus);
  const cover = less(slab.sumInsured, year.paid);
  const refill =
    year.claims.length === 0 ? rupees(0) : refillFor(slab, less(year.paid, ownCover), year, claim);
  return {
    cover,
    bonus: lower(bonus, less(ownCover, year.paid)),
    restoration: lower(refill, less(slab.sumInsured, cover)),
  };
}

/**
 * What is there while a part of the cover still waits for this illness: up to an amount, less what the year has paid, and
 * neither bonus nor refill beside it, as the policy from which the waits were brought had them.
 */
export function coverUpTo(
  remaining: RemainingCover,
  coverAtMost: Rupees | undefined,
  { paid }: YearSoFar,
): RemainingCover {
  if (coverAtMost === undefined) return remaining;
  const none = rupees(0);
  return { cover: lower(remaining.cover, less(coverAtMost, paid)), bonus: none, restoration: none };
}

/** Whether each claim of a year can draw on one sum insured, whatever came before. */
export function isFullEachTime({ features }: Cover): boolean {
  return features.restoration.kind === 'unlimited';
}

function refillFor(
  { sumInsured, features }: Cover,
  refillUsed: Rupees,
  year: YearSoFar,
  claim: IllnessOf,
): Rupees {
  const { restoration } = features;
  switch (restoration.kind) {
    case 'none':
      return rupees(0);
    case 'once':
      return restoration.anyIllness || !hasClaimed(year, claim) ? less(sumInsured, refillUsed) : rupees(0);
    case 'unlimited':
      return sumInsured;
    default:
      return never(restoration);
  }
}

function hasClaimed({ claims }: YearSoFar, { person, illness }: IllnessOf): boolean {
  return claims.some((claim) => claim.person === person && claim.illness === illness);
}
