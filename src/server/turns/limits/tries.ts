import type { Allowance } from './allowances.ts';
import { hour } from './meter.ts';

/**
 * These tries count for one hour: they cost somebody outside money, or could be repeated until one fits, or
 * fill the store.
 */
export type Tries = Omit<Allowance, 'window'> & {
  /**
   * What is refused counts on the address all the same, as it may be a guess at what is somebody's. Absent: the address gets
   * back what came to nothing, so that no junk uses up what its visits share (148).
   */
  readonly countsRefusals?: true;
};

/** The limits that a route's tries come to; none without them. */
export function allowancesOf(tries: Tries | undefined): readonly Allowance[] {
  if (!tries) return [];
  const { countsRefusals: _, ...allowance } = tries;
  return [{ window: hour, ...allowance }];
}
