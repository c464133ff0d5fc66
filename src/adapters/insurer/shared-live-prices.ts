import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { livePremiumMaxTries, livePremiumPauseMs } from '#domain/price/live-premium.ts';
import type { Clock, InsurerGateway, LivePremiumAnswer, LivePremiumQuestion } from '#usecases/ports.ts';

const mostJobs = 10_000;
/** An answer serves those who ask the same for this long; then the insurer is asked anew. */
const answerKeptMs = 3_600_000;
/** After an insurer that did not answer, a new visitor may try again soon. */
const silenceKeptMs = 60_000;

type Job = {
  readonly startedAt: number;
  tries: number;
  askedAt: number;
  isAsking: boolean;
  answer: LivePremiumAnswer;
  /** When the work was over. */
  endedAt: number | undefined;
};

export type SharedLivePrices = {
  readonly livePremium: InsurerGateway['livePremium'];
  readonly livePriceCounts: () => { readonly waiting: number; readonly answered: number };
};

/**
 * Lets everybody who asks an insurer for the same live price share one piece of work. It answers at once with what is
 * known, so that a slow insurer delays nobody; asks again at most every two seconds, as long as a price is waited for
 * (specification section 9), and then says that the insurer did not answer. Nothing outlives a restart.
 */
export function shareLivePrices<Gateway extends InsurerGateway>(
  gateway: Gateway,
  clock: Clock,
): Gateway & SharedLivePrices {
  const jobs = new Map<string, Job>();
  const nowMs = () => Date.parse(clock.now());

  const livePremium = async (question: LivePremiumQuestion): Promise<LivePremiumAnswer> => {
    const [key, now] = [keyOf(question), nowMs()];
    const job = runningJob(jobs, key, now);
    if (job.endedAt === undefined && isGivenUp(job, now)) end(job, { kind: 'timed-out' }, now);
    if (job.endedAt === undefined && isDue(job, now)) {
      ask(job, () => gateway.livePremium(question), nowMs);
      // An insurer that knows its price already says so within this turn.
      await setImmediate();
    }
    return job.answer;
  };

  const livePriceCounts = () => {
    const answered = [...jobs.values()].filter(({ endedAt }) => endedAt !== undefined).length;
    return { waiting: jobs.size - answered, answered };
  };
  return { ...gateway, livePremium, livePriceCounts };
}

function runningJob(jobs: Map<string, Job>, key: string, now: number): Job {
  const known = jobs.get(key);
  if (known && !isOver(known, now)) return known;
  jobs.delete(key);
  makeRoom(jobs, now);
  const job: Job = {
    startedAt: now,
    tries: 0,
    askedAt: Number.NEGATIVE_INFINITY,
    isAsking: false,
    answer: { kind: 'pending' },
    endedAt: undefined,
  };
  jobs.set(key, job);
  return job;
}

function ask(job: Job, call: () => Promise<LivePremiumAnswer>, nowMs: () => number): void {
  job.isAsking = true;
  job.tries += 1;
  job.askedAt = nowMs();
  call().then(
    (answer) => {
      job.isAsking = false;
      if (answer.kind !== 'pending') end(job, answer, nowMs());
    },
    () => {
      // A failed call is a try without an answer; the next one is two seconds later.
      job.isAsking = false;
    },
  );
}

function isDue({ isAsking, askedAt }: Job, now: number): boolean {
  return !isAsking && now - askedAt >= livePremiumPauseMs;
}

/** A call that hangs uses up the tries that could have been made meanwhile. */
function isGivenUp(job: Job, now: number): boolean {
  if (job.isAsking) return now - job.startedAt >= livePremiumMaxTries * livePremiumPauseMs;
  return job.tries >= livePremiumMaxTries && isDue(job, now);
}

function end(job: Job, answer: LivePremiumAnswer, now: number): void {
  job.answer = answer;
  job.endedAt = now;
}

/** Work that nobody asked about for as long as an answer is kept is over too. */
function isOver({ endedAt, startedAt, answer }: Job, now: number): boolean {
  if (endedAt === undefined) return now - startedAt >= answerKeptMs;
  return now - endedAt >= (answer.kind === 'timed-out' ? silenceKeptMs : answerKeptMs);
}

/** The oldest stand first: those that are over go, and the oldest of all when the room is full. */
function makeRoom(jobs: Map<string, Job>, now: number): void {
  for (const [key, job] of jobs) {
    if (!isOver(job, now) && jobs.size < mostJobs) return;
    jobs.delete(key);
  }
}

/** A fingerprint: what people declared does not stand in memory. */
function keyOf({ insurer, plan, group, people, pincode, termYears, rider }: LivePremiumQuestion): string {
  const { id, sumInsured, deductible } = plan.slab;
  return createHash('sha256')
    .update(JSON.stringify([insurer, id, sumInsured, deductible, group, people, pincode, termYears, rider]))
    .digest('base64url');
}
