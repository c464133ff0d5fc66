import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { VisitorId } from '#domain/ids.ts';
import { livePremiumMaxTries, livePremiumPauseMs } from '#domain/price/live-tries.ts';
import type {
  InsurerGateway,
  LivePremiumAnswer,
  LivePremiumQuestion,
} from '#usecases/ports/insurer-gateway.ts';
import type { Clock } from '#usecases/ports.ts';
import type { Who } from '../ground/queues/waiting-room.ts';
import { createInsurerQueues, type InsurerCall } from './insurer-queues.ts';

const mostJobs = 10_000;
/** An answer serves those who ask the same for this long; then the insurer is asked anew. */
const answerTtl = 3_600_000;
/** After an insurer that did not answer, a new visitor may try again soon. */
const silenceTtl = 60_000;
/** As long as somebody asks about one price. */
const patienceMs = livePremiumMaxTries * livePremiumPauseMs;
/** Who waits so long for a turn is told, while there is still somebody to be told. */
const queueingMs = patienceMs / 2;
/** Calls that wait for their turn, for each that may be under way. */
const waitingForEach = 4;

type Job = {
  readonly startedAt: number;
  tries: number;
  lastTryAt: number;
  isAsking: boolean;
  /** Since when it wants a turn. */
  dueSince: number | undefined;
  /** What waits for its turn. */
  waiting: InsurerCall | undefined;
  answer: LivePremiumAnswer;
  isOver: boolean;
};

type SharingRules = {
  /** So many questions may be under way to one insurer. */
  readonly atOnce: number;
  readonly whoIs: (visitor: VisitorId) => Who;
};

export type SharedLivePrices = {
  readonly livePremium: InsurerGateway['livePremium'];
  readonly livePriceCounts: () => { readonly waiting: number; readonly answered: number };
  /** Drops what has grown too old. */
  readonly sweepLivePrices: () => void;
};

/**
 * Lets everybody who asks an insurer for the same live price share one piece of work. It answers at once with what is
 * known, so that a slow insurer delays nobody; asks again at most every two seconds, as long as a price is waited for
 * (specification section 9), and then says that the insurer did not answer. One insurer is asked so many questions at
 * once, a few more wait for their turn, and who gets none is told so; turns are shared fairly among those who ask. Whoever
 * waits asks every two seconds, so that no flood makes their question the oldest. Nothing outlives a restart.
 */
export function shareLivePrices<Gateway extends InsurerGateway>(
  gateway: Gateway,
  clock: Clock,
  { atOnce, whoIs }: SharingRules,
): Gateway & SharedLivePrices {
  const nowMs = () => Date.parse(clock.now());
  const turns = createInsurerQueues(
    { atOnce, waiting: atOnce * waitingForEach, lostAfterMs: patienceMs },
    nowMs,
  );
  const jobs = new LRUCache<string, Job>({
    maxSize: mostJobs,
    sizeCalculation: () => 1,
    ttl: answerTtl,
    ttlResolution: 0,
    perf: { now: nowMs },
  });
  const end = (key: string, job: Job, answer: LivePremiumAnswer): void => {
    job.answer = answer;
    job.isOver = true;
    const ttl = answer.kind === 'timed-out' ? silenceTtl : answerTtl;
    jobs.set(key, job, { ttl });
  };
  const startJob = (key: string): Job => {
    const job: Job = { ...newJob, startedAt: nowMs() };
    jobs.set(key, job);
    return job;
  };

  const livePremium = async (question: LivePremiumQuestion): Promise<LivePremiumAnswer> => {
    const [key, now] = [keyOf(question), nowMs()];
    const who = whoIs(question.asker);
    const job = jobs.get(key) ?? startJob(key);
    if (!job.isOver && isGivenUp(job, now)) end(key, job, { kind: 'timed-out' });
    if (job.isOver || !isDue(job, now)) return job.answer;
    job.dueSince ??= now;
    const call =
      job.waiting ??
      (() => ask(job, gateway.livePremium(question), nowMs(), (answer) => end(key, job, answer)));
    job.waiting = turns.enter(question.insurer, call, who) ? call : undefined;
    // An insurer that knows its price already says so within this turn.
    await setImmediate();
    if (job.dueSince === undefined || now - job.dueSince < queueingMs) return job.answer;
    if (job.waiting) turns.leave(question.insurer, job.waiting);
    jobs.delete(key);
    return { kind: 'busy' };
  };

  const livePriceCounts = () => {
    const all = [...jobs.values()];
    const answerCount = all.filter(({ isOver }) => isOver).length;
    return { waiting: all.length - answerCount, answered: answerCount };
  };
  return { ...gateway, livePremium, livePriceCounts, sweepLivePrices: () => void jobs.purgeStale() };
}

const newJob: Omit<Job, 'startedAt'> = {
  tries: 0,
  lastTryAt: Number.NEGATIVE_INFINITY,
  isAsking: false,
  dueSince: undefined,
  waiting: undefined,
  answer: { kind: 'pending' },
  isOver: false,
};

async function ask(
  job: Job,
  answering: Promise<LivePremiumAnswer>,
  now: number,
  end: (answer: LivePremiumAnswer) => void,
): Promise<void> {
  job.isAsking = true;
  job.dueSince = undefined;
  job.waiting = undefined;
  job.tries += 1;
  job.lastTryAt = now;
  try {
    const answer = await answering;
    if (answer.kind !== 'pending') end(answer);
  } catch {
    // A failed call is a try without an answer; the next one is two seconds later.
  } finally {
    job.isAsking = false;
  }
}

function isDue({ isAsking, lastTryAt }: Job, now: number): boolean {
  return !isAsking && now - lastTryAt >= livePremiumPauseMs;
}

/** A call that hangs uses up the tries that could have been made meanwhile. */
function isGivenUp(job: Job, now: number): boolean {
  if (job.isAsking) return now - job.startedAt >= patienceMs;
  return job.tries >= livePremiumMaxTries && isDue(job, now);
}

/** A fingerprint: what people declared does not stand in memory. */
function keyOf({ insurer, plan, catalogueVersion, ...asks }: LivePremiumQuestion): string {
  const { id, sumInsured, deductible } = plan.slab;
  const { group, people, pincode, termYears, rider } = asks;
  const slab = [id, sumInsured, deductible];
  const parts = [catalogueVersion, insurer, slab, group, people, pincode, termYears, rider];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
