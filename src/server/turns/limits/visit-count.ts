import { networksOf } from '../../ground/network.ts';
import type { BegunVisits } from '../../visit/caller.ts';
import { createMeter, hour } from './meter.ts';

/**
 * A visit has limits of its own, and costs nothing to begin: without a bound one address would have any number of them.
 * With what each may write of its own, so many write no more than an address without visits could (119).
 */
export const mostVisitsAnHour = 300;

/** @param now milliseconds */
export function countBegunVisits(now: () => number): BegunVisits {
  const meter = createMeter(now);
  return {
    takePlace: (address) =>
      meter.take(
        networksOf(address).map(({ network, times, width }) => ({
          key: network,
          most: mostVisitsAnHour * times,
          kind: width,
        })),
        1,
        hour,
      ).wait === 0,
  };
}

/** Where addresses have no limits. */
export const anyNumberOfVisits: BegunVisits = { takePlace: () => true };
