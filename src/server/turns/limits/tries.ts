import type { Allowance } from './allowances.ts';
import { hour, minute } from './meter.ts';

/**
 * What plans are worked out for, whichever call or page asks: it may take a core for a second. Somebody who presses every
 * second asks for three of these a press at most; whoever asks for more waits for the rest of the minute. A visit has all of
 * it of its own, so that nobody's neighbours use it up.
 */
export const dearWork: Allowance = { window: minute, visit: 180, own: 180, address: 1_800 };

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
