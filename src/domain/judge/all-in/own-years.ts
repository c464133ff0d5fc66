import type { Slab } from '../../catalogue/catalogue.ts';
import type { ExistingCover } from '../../claim/stack-check.ts';
import { subLimitAmount } from '../../claim/sub-limit.ts';
import { icuLimitPerDay, roomLimitPerDay } from '../../cover/room-cap.ts';
import { percentShare } from '../../exact.ts';
import { addRupees } from '../../money.ts';
import type { Bearable } from '../bearable.ts';
import { scoringMethod } from '../scoring-weights.ts';
import type { FamilyYears } from '../years/family-years.ts';
import { memoizeByObject } from '../years/limited-cache.ts';
import type { MeanYear, MeanYears } from '../years/mean-years.ts';

const { claimFreeYears, allIn } = scoringMethod;

export type OwnYearsOf = {
  readonly years: FamilyYears;
  readonly bearable: Bearable;
  /** A policy that is held already and pays before a super top-up does. */
  readonly existing: ExistingCover | undefined;
};

/** The policy years of a new contract, the first one first: waits run out by month, and a bonus grows while nothing is claimed. */
export function ownYears(of: OwnYearsOf, slab: Slab): readonly MeanYear[] {
  const { years } = of;
  const [plain, eased] = [meansOf(of, slab), meansOf(of, withBonus(slab))];
  const claimFree = years.chances.without ** claimFreeYears;
  return Array.from({ length: allIn.years }, (_one, year) => {
    const [before, after] = [yearOf(plain, year), yearOf(eased, year)];
    const grown = (claimFree * Math.min(year, claimFreeYears)) / claimFreeYears;
    return {
      average: before.average + grown * (after.average - before.average),
      above: before.above + grown * (after.above - before.above),
    };
  });
}

/** What a slab leaves: a super top-up beside the policy that is held, any other by itself. */
export function meansOf({ years, bearable, existing }: OwnYearsOf, slab: Slab): MeanYears {
  return existing && slab.deductible !== undefined
    ? years.meansBeside(existing, slab, bearable)
    : years.means(slab, bearable);
}

function yearOf({ waiting, later }: MeanYears, year: number): MeanYear {
  return waiting[year] ?? later;
}

const cache = new WeakMap<Slab, Slab>();

/** With the cover that so many years without a claim add. */
function withBonus(slab: Slab): Slab {
  return memoizeByObject(cache, slab, () => {
    const { percentPerYear, maxPercent } = slab.features.noClaimBonus;
    const percent = Math.min(percentPerYear * claimFreeYears, maxPercent);
    if (percent === 0) return slab;
    const sumInsured = addRupees([slab.sumInsured, percentShare(slab.sumInsured, percent)]);
    return { ...slab, sumInsured, features: withOwnLimits(slab) };
  });
}

/** A limit that is a share of the cover stays that of the cover which was bought, as the bill test has it. */
function withOwnLimits(slab: Slab): Slab['features'] {
  const { features, sumInsured } = slab;
  const { roomRent, icu, subLimits } = features;
  return {
    ...features,
    roomRent: roomRent.kind === 'capped' ? { ...roomRent, maxPerDay: roomLimitPerDay(slab) } : roomRent,
    icu: icu.kind === 'capped' ? { ...icu, maxPerDay: icuLimitPerDay(slab) } : icu,
    subLimits: subLimits.map((limit) => ({ ...limit, max: subLimitAmount(limit, sumInsured) })),
  };
}
