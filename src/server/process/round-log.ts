import type { PurgeCounts } from '#usecases/keeping/purge-expired.ts';
import type { SettlingRound } from '#usecases/paying/settle-payment.ts';
import type { Clock } from '#usecases/ports.ts';

/** How the settling rounds of this process went, for readiness and metrics. */
export type RoundLog = {
  /** Undefined: the round broke off. */
  readonly ended: (round: SettlingRound | undefined) => void;
  /** A round let go of so much by its rules. */
  readonly purged: (counts: PurgeCounts) => void;
  readonly soFar: () => RoundsSoFar;
};

export type RoundsSoFar = {
  /** Seconds since the epoch; undefined before the first good round. */
  readonly lastGoodAt: number | undefined;
  /** Seconds since the last good round, or since the start when there was none. */
  readonly sinceGood: number;
  readonly good: number;
  readonly failed: number;
  /** Proposals that could not be settled, over all rounds. */
  readonly failures: number;
  /** What went by its rule, over all rounds. */
  readonly gone: ReadonlyMap<string, number>;
};

/** A round is good when it ran to its end and something of what it tried went well, or there was nothing to do. */
export function createRoundLog(clock: Clock): RoundLog {
  const seconds = () => Date.parse(clock.now()) / 1_000;
  const startedAt = seconds();
  const deletedCounts = new Map<string, number>();
  let lastGoodAt: number | undefined;
  let [good, failed, failures] = [0, 0, 0];
  return {
    ended(round) {
      failures += round?.failed ?? 0;
      if (round === undefined || (round.tried > 0 && round.failed === round.tried)) {
        failed += 1;
        return;
      }
      good += 1;
      lastGoodAt = seconds();
    },
    purged(counts) {
      for (const [what, count] of Object.entries(counts))
        deletedCounts.set(what, (deletedCounts.get(what) ?? 0) + count);
    },
    soFar: () => {
      const sinceGood = seconds() - (lastGoodAt ?? startedAt);
      return { lastGoodAt, sinceGood, good, failed, failures, gone: deletedCounts };
    },
  };
}
