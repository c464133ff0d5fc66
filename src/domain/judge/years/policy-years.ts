import type { ExistingCover } from '../../claim/stack-check.ts';
import { type Wait, waitsFrom } from '../../cover/waiting.ts';
import { addMonths, type IsoDate } from '../../date.ts';
import type { ScoredPlan } from '../../offer/plan.ts';
import type { AllInYear } from '../all-in/all-in.ts';
import type { FamilyYears } from './family-years.ts';
import type { YearsAhead } from './years.ts';

/** One policy year of a plan: what it costs, what a bad one leaves, and what it does not pay yet. */
export type PolicyYearAhead = Pick<AllInYear, 'premium' | 'ownShare'> &
  Pick<YearsAhead, 'oneInTwenty' | 'oneInHundred'> & {
    /** 1 is the first year of cover. */
    readonly year: number;
    /** The waits that run on a day of it, each until the day from which it is paid. */
    readonly waits: readonly Wait[];
  };

/**
 * The policy years of a plan that all in is made of; none without a price. The average counts a bonus that grows, bad years
 * are those of the cover as it is bought.
 */
export function policyYears(
  family: Pick<FamilyYears, 'of' | 'besideExisting'>,
  existing: ExistingCover | undefined,
  { slab, allIn }: Pick<ScoredPlan, 'slab' | 'allIn'>,
  start: IsoDate,
): readonly PolicyYearAhead[] {
  const waits = waitsFrom(slab.features, start).filter(({ coveredFrom }) => coveredFrom !== undefined);
  return (allIn?.years ?? []).map(({ premium, ownShare }, index) => {
    const { oneInTwenty, oneInHundred } =
      existing && slab.deductible !== undefined
        ? family.besideExisting(existing, slab, index)
        : family.of(slab, index);
    const begins = addMonths(start, 12 * index);
    const running = waits.filter(({ coveredFrom = start }) => coveredFrom > begins);
    return { year: index + 1, premium, ownShare, oneInTwenty, oneInHundred, waits: running };
  });
}
