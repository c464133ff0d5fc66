import { type Instant, secondsBetween } from '#domain/date.ts';
import { awayPace } from '#domain/outside/pace.ts';

/** Tries to have a paid policy issued that failed so far, and when the last one did. */
export type IssueTries = {
  readonly count: number;
  readonly lastAt: Instant | undefined;
  /** Seconds after the last try that the insurer asked to be left alone for. */
  readonly waitSeconds?: number | undefined;
  /** When an operator said that it is not to be tried again. */
  readonly stoppedAt?: Instant | undefined;
  /** All tries are used up, and the insurer does not say whether one of them made a policy. */
  readonly unsaid?: IssueSilence | undefined;
};

export type IssueSilence = {
  readonly since: Instant;
  /** It was reached and will not say, which time alone does not mend. */
  readonly isRefused: boolean;
};

export const noIssueTries: IssueTries = { count: 0, lastAt: undefined };

/** Seconds to wait after the first, second … failed try. When they are used up the money goes back. */
export const issuePauses: readonly number[] = [2, 4, 8, 15, 30];

/** Seconds for which nothing is done after tries were stopped: one that was under way then has ended, and its policy counts. */
export const stopPause = 180;

export type IssueDecision = 'try' | 'wait' | 'give-up';

/** Paid but not issued is retried with growing pauses, then refunded (decisions, purchase). */
export function issueDecision(
  { count, lastAt, waitSeconds = 0, stoppedAt }: IssueTries,
  now: Instant,
): IssueDecision {
  if (stoppedAt !== undefined) return secondsBetween(stoppedAt, now) >= stopPause ? 'give-up' : 'wait';
  if (lastAt === undefined) return 'try';
  const pause = issuePauses[count - 1];
  if (pause === undefined) return 'give-up';
  return secondsBetween(lastAt, now) >= Math.max(pause, waitSeconds) ? 'try' : 'wait';
}

/** @param wishedSeconds what the insurer asked for; no longer is granted than to anybody who is away */
export function afterFailedIssue(
  { count }: IssueTries,
  at: Instant,
  wishedSeconds: number | undefined,
): IssueTries {
  const failed = { count: count + 1, lastAt: at };
  if (wishedSeconds === undefined) return failed;
  return { ...failed, waitSeconds: Math.min(wishedSeconds, awayPace.cap / 1_000) };
}

/** No more tries: once the insurer has said that nothing was issued, the money goes back. */
export function stoppedIssuing(tries: IssueTries, at: Instant): IssueTries {
  return { ...tries, stoppedAt: tries.stoppedAt ?? at };
}

/** What is known from now on of an insurer that did not say. */
export function withSilence(tries: IssueTries, isRefused: boolean, at: Instant): IssueTries {
  const { unsaid } = tries;
  return { ...tries, unsaid: { since: unsaid?.since ?? at, isRefused: unsaid?.isRefused || isRefused } };
}

/** An insurer may be away for a while. */
const awaySeconds = 30 * 60;

/** Whether the buyer is told that their policy takes people: no waiting of this page's will bring it. */
export function isStuck({ unsaid }: IssueTries, now: Instant): boolean {
  return unsaid !== undefined && (unsaid.isRefused || secondsBetween(unsaid.since, now) >= awaySeconds);
}
