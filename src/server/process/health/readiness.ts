import { setTimeout as wait } from 'node:timers/promises';
import type { Ports } from '#usecases/ports.ts';
import type { AskingGaps, AwayOutside } from '../ports/asking-gaps.ts';
import type { RoundLog, RoundsSoFar } from '../round-log.ts';
import { sharedReading } from './shared-reading.ts';

export type Readiness = {
  isDraining: boolean;
  readonly rounds: RoundLog;
  readonly gaps: Pick<AskingGaps, 'away' | 'spared'>;
};

/** What decides whether this server may get traffic, and what an operator wants to know beside it. */
export type Condition = {
  readonly isDraining: boolean;
  readonly hasCatalogue: boolean;
  readonly catalogueVersion: string;
  /** Whether a row could be written. */
  readonly isDatabaseUp: boolean;
  /** Whether what is sealed last in the database can be opened here. */
  readonly opensKeys: boolean;
  readonly rounds: RoundsSoFar;
  /** Seconds; null: no paid proposal waits, undefined: not known. */
  readonly oldestPaid: number | null | undefined;
  /** Paid proposals whose insurer does not say whether there is a policy: a person has to ask it. Undefined: not known. */
  readonly unsaid: number | undefined;
  /** Orders at the gateway that money came for and that nothing here knows. Undefined: not known. */
  readonly unknownOrders: number | undefined;
  /** Companies that do not answer this server, and are asked less and less often. */
  readonly away: readonly AwayOutside[];
  /** Questions that were not put to them, since the start. */
  readonly spared: number;
};

/** Milliseconds: who asks whether we are ready has to hear so from a database that does not answer, too. */
const answerWithin = 2_000;
/** Milliseconds for which one reading is good for everybody. */
export const maxReadingAge = 1_000;
/** Seconds without a good settling round after which paid policies may wait unseen; a round is due every 2 s. */
const longestWithoutRound = 60;

/** More than these are as urgent as these. */
const maxCount = 1_000;

/** Everybody may ask, so the database is looked at once for all who ask about the same time. */
export function watchCondition(ports: Ports, readiness: Readiness): () => Promise<Condition> {
  const databaseNow = sharedReading(maxReadingAge, () => lookAtDatabase(ports));
  return async () => {
    const database = await databaseNow();
    const { version, products } = ports.catalogue.current();
    return {
      ...database,
      isDraining: readiness.isDraining,
      hasCatalogue: products.length > 0,
      catalogueVersion: version,
      rounds: readiness.rounds.soFar(),
      away: readiness.gaps.away(),
      spared: readiness.gaps.spared(),
    };
  };
}

async function lookAtDatabase(
  ports: Ports,
): Promise<Pick<Condition, 'isDatabaseUp' | 'opensKeys' | 'oldestPaid' | 'unsaid' | 'unknownOrders'>> {
  const { store } = ports;
  const [isDatabaseUp, opensKeys, oldestPayment, silentCount, unknown] = await Promise.all([
    inTime(store.isReady(), false),
    inTime(store.opensWhatIsSealed(), false),
    inTime(ageOfOldestPayment(ports), undefined),
    inTime(store.countSilentInsurers(), undefined),
    inTime(store.unknownOrders(maxCount), undefined),
  ]);
  return {
    isDatabaseUp,
    opensKeys,
    oldestPaid: oldestPayment,
    unsaid: silentCount,
    unknownOrders: unknown?.length,
  };
}

export function isServing({ isDraining, hasCatalogue, isDatabaseUp, opensKeys, rounds }: Condition): boolean {
  return !isDraining && hasCatalogue && isDatabaseUp && opensKeys && rounds.sinceGood <= longestWithoutRound;
}

/** As `/readyz` tells it. */
export function wordsOn(condition: Condition) {
  const { rounds, oldestPaid } = condition;
  return {
    status: isServing(condition) ? 'ready' : 'not ready',
    catalogue_version: condition.catalogueVersion,
    database: condition.isDatabaseUp ? 'up' : 'away',
    // A database that is away says nothing about the keys.
    keys: condition.opensKeys ? 'open' : condition.isDatabaseUp ? 'do not open' : 'unknown',
    draining: condition.isDraining,
    last_good_settling_round_seconds: rounds.lastGoodAt === undefined ? null : Math.round(rounds.sinceGood),
    oldest_paid_not_issued_seconds: oldestPaid ?? null,
    paid_and_insurer_silent: condition.unsaid ?? null,
  };
}

async function ageOfOldestPayment({ store, clock }: Ports): Promise<number | null> {
  const since = await store.oldestPaidUnissued();
  if (since === undefined) return null;
  return Math.max(0, Math.round((Date.parse(clock.now()) - Date.parse(since)) / 1_000));
}

async function inTime<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  const timer = new AbortController();
  const late = wait(answerWithin, otherwise, { signal: timer.signal, ref: false });
  try {
    return await Promise.race([answer, late]);
  } catch {
    return otherwise; // What cannot be found out counts as bad; that is the answer here, not a fault.
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}
