import { fingerprint } from '#domain/fingerprint.ts';
import type { VisitorId } from '#domain/ids.ts';
import { type FlagName, type FlagVersion, flagVersions } from './versions.ts';

/** How many of all visitors get each version, as shares of their sum. */
type Weights = Readonly<Record<FlagVersion, number>>;

/**
 * The tests that run. `mobile-field` is the standing one (specification section 9): v2.0 reads the proposer's mobile
 * number back in groups, v1.0 does not.
 */
export const flagWeights: Readonly<Record<FlagName, Weights>> = {
  'mobile-field': { 'v1.0': 1, 'v2.0': 1 },
};

export type FlagVersions = Readonly<Record<FlagName, FlagVersion>>;

/** Digits of base 36 that say where a visitor falls. */
const digits = 6;

/** The same for the same visitor as long as the weights stand; of two flags one says nothing about the other. */
export function versionFor(flag: FlagName, visitor: VisitorId, weights: Weights): FlagVersion {
  // The last digits: they are mixed best.
  const draw = Number.parseInt(fingerprint([flag, visitor]).slice(-digits), 36) / 36 ** digits;
  const all = flagVersions.reduce((sum, version) => sum + weights[version], 0);
  let below = 0;
  for (const version of flagVersions) {
    below += weights[version] / all;
    if (draw < below) return version;
  }
  throw new Error(`No version of ${flag} has a weight`);
}
