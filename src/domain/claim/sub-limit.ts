import type { Slab } from '../catalogue/catalogue.ts';
import type { LimitedTreatment, SubLimit } from '../cover/features.ts';
import { percentShare } from '../exact.ts';
import { lower, type Rupees, rupees } from '../money.ts';
import type { Bill } from './bill.ts';

export type BillLimit = { readonly of: LimitedTreatment | 'birth'; readonly limit: Rupees };

const eachSide: readonly LimitedTreatment[] = ['cataract', 'joint-replacement'];

/** The tightest limit on the whole bill: of its treatments, each eye or joint counted, or of the birth. */
export function tightestLimit(bill: Bill, { sumInsured, features }: Slab): BillLimit | undefined {
  const limits = features.subLimits.flatMap((subLimit): readonly BillLimit[] => {
    const amount = subLimitAmount(subLimit, sumInsured);
    if (amount === undefined || !bill.treatments.includes(subLimit.treatment)) return [];
    const times = eachSide.includes(subLimit.treatment) ? bill.sides : 1;
    return [{ of: subLimit.treatment, limit: rupees(amount * times) }];
  });
  const { maternity } = features;
  if (bill.birth !== undefined && maternity.kind === 'covered') {
    limits.push({ of: 'birth', limit: maternity[bill.birth] });
  }
  return limits.reduce<BillLimit | undefined>(
    (tightest, next) => (tightest === undefined || next.limit < tightest.limit ? next : tightest),
    undefined,
  );
}

/** The lower of the share of the sum insured and the amount; undefined when neither is given. */
export function subLimitAmount(
  { percentOfSumInsured, max }: SubLimit,
  sumInsured: Rupees,
): Rupees | undefined {
  if (percentOfSumInsured === undefined) return max;
  const share = percentShare(sumInsured, percentOfSumInsured);
  return max === undefined ? share : lower(share, max);
}
