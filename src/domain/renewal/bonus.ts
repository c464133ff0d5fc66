import type { NoClaimBonus } from '../cover/features.ts';
import { percentShare } from '../exact.ts';
import { addRupees, less, lower, type Rupees } from '../money.ts';

/** What of a plan decides the bonus of its renewal. */
export type BonusTerms = { readonly sumInsured: Rupees; readonly noClaimBonus: NoClaimBonus };

export type PolicyPast = { readonly years: number; readonly claimed: boolean };

/** The most that years without a claim can add to the sum insured. */
export function mostBonus({ sumInsured, noClaimBonus }: BonusTerms): Rupees {
  return percentShare(sumInsured, noClaimBonus.maxPercent);
}

/** The bonus after a policy: each year without a claim adds to it, and a claim takes away what one such year gave. */
export function bonusAfter(terms: BonusTerms, before: Rupees, { years, claimed }: PolicyPast): Rupees {
  const aYear = terms.noClaimBonus.percentPerYear;
  const after = claimed
    ? less(before, percentShare(terms.sumInsured, aYear))
    : addRupees([before, percentShare(terms.sumInsured, aYear * years)]);
  return lower(after, mostBonus(terms));
}

/** The bonus in the sum that an insurer names, which is held to what its product can give. */
export function bonusIn(terms: BonusTerms, sumWithBonus: Rupees): Rupees {
  return lower(less(sumWithBonus, terms.sumInsured), mostBonus(terms));
}
