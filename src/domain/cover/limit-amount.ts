import { percentShare } from '../exact.ts';
import { lower, type Rupees } from '../money.ts';
import type { SubLimit } from './features.ts';

/** The lower of the share of the sum insured and the amount; undefined when neither is given. */
export function limitAmount(
  percent: number | undefined,
  max: Rupees | undefined,
  sumInsured: Rupees,
): Rupees | undefined {
  if (percent === undefined) return max;
  const share = percentShare(sumInsured, percent);
  return max === undefined ? share : lower(share, max);
}

export function subLimitAmount(
  { percentOfSumInsured, max }: SubLimit,
  sumInsured: Rupees,
): Rupees | undefined {
  return limitAmount(percentOfSumInsured, max, sumInsured);
}
