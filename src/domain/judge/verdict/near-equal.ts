import { scoringMethod } from '../scoring-weights.ts';

const { percent, rupees } = scoringMethod.nearEqual;

/** Whether a cost all in is no real difference from the least one: the larger of a share of the least and of an amount. */
export function isNearEqual(allIn: number, least: number): boolean {
  return allIn <= least + Math.max((least * percent) / 100, rupees);
}
