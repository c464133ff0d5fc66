import type { Slab } from '../../catalogue/catalogue.ts';
import type { ExistingCover } from '../../claim/stack-check.ts';
import { percentShare } from '../../exact.ts';
import { type Rupees, rupees } from '../../money.ts';
import type { Bearable } from '../bearable.ts';
import { scoringMethod } from '../scoring-weights.ts';
import type { FamilyYears } from '../years/family-years.ts';
import type { MeanYear } from '../years/means/counted-years.ts';
import { type MeanYears, meanOfYear } from '../years/means/mean-years.ts';

const { claimFreeYears, allIn } = scoringMethod;

export type OwnYearsOf = {
  readonly years: FamilyYears;
  readonly bearable: Bearable;
  /** A policy that is held already and pays before a super top-up does. */
  readonly existing: ExistingCover | undefined;
};

/** The policy years of a new contract, the first one first: waits run out by month, and a bonus grows while nothing is claimed. */
export function ownYears(of: OwnYearsOf, slab: Slab, count: number = allIn.years): readonly MeanYear[] {
  const { years } = of;
  const [plain, eased] = [meansOf(of, slab), meansOf(of, slab, bonusOf(slab))];
  const claimFree = years.chances.without ** claimFreeYears;
  return Array.from({ length: count }, (_one, year) => {
    const [before, after] = [meanOfYear(plain, year), meanOfYear(eased, year)];
    const grown = (claimFree * Math.min(year, claimFreeYears)) / claimFreeYears;
    return {
      average: before.average + grown * (after.average - before.average),
      above: before.above + grown * (after.above - before.above),
    };
  });
}

/** What a slab leaves, with so much bonus: a super top-up beside the policy that is held, any other by itself. */
export function meansOf({ years, bearable, existing }: OwnYearsOf, slab: Slab, bonus = rupees(0)): MeanYears {
  return existing && slab.deductible !== undefined
    ? years.meansBeside(existing, slab, bearable, bonus)
    : years.means(slab, bearable, bonus);
}

/** Rupees of cover that so many years without a claim add. */
function bonusOf({ sumInsured, features }: Slab): Rupees {
  const { percentPerYear, maxPercent } = features.noClaimBonus;
  return percentShare(sumInsured, Math.min(percentPerYear * claimFreeYears, maxPercent));
}
