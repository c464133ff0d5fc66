import { type Interval, likelyGain, likelyShare, type Tally } from '#domain/flag/tally.ts';
import { type FlagName, type FlagVersion, flagVersions } from '#domain/flag/versions.ts';
import type { Ports } from '../ports.ts';

/** What those who saw a version did; undefined where nobody saw it. */
export type FlagOutcome = {
  readonly version: FlagVersion;
  readonly completed: Tally;
  readonly refused: Tally;
  readonly likelyCompleted: Interval | undefined;
  readonly likelyRefused: Interval | undefined;
};

export type FlagResults = {
  readonly outcomes: readonly FlagOutcome[];
  /** By how much the last version is above the first. */
  readonly gain: { readonly completed: Interval | undefined; readonly refused: Interval | undefined };
};

/** How a test stands: shares of visits, each with where it likely lies. */
export async function readFlagResults({ store }: Pick<Ports, 'store'>, flag: FlagName): Promise<FlagResults> {
  const outcomes = await Promise.all(
    flagVersions.map(async (version) => {
      const { completed, refused } = await store.countFlag(flag, version);
      const [likelyCompleted, likelyRefused] = [likelyShare(completed), likelyShare(refused)];
      return { version, completed, refused, likelyCompleted, likelyRefused };
    }),
  );
  const [first, last] = [outcomes[0], outcomes.at(-1)];
  const gain = (of: 'completed' | 'refused') => first && last && likelyGain(first[of], last[of]);
  return { outcomes, gain: { completed: gain('completed'), refused: gain('refused') } };
}
