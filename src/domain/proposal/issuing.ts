import { type Instant, secondsBetween } from '#domain/date.ts';

/** Tries to have a paid policy issued that failed so far, and when the last one did. */
export type IssueTries = {
  readonly count: number;
  readonly lastAt: Instant | undefined;
  /** All tries are used up, and the insurer does not say whether one of them made a policy. */
  readonly unsaid?: Unsaid | undefined;
};

export type Unsaid = {
  readonly since: Instant;
  /** It was reached and will not say, which time alone does not mend. */
  readonly isRefused: boolean;
};

export const noIssueTries: IssueTries = { count: 0, lastAt: undefined };

/** Seconds to wait after the first, second … failed try. When they are used up the money goes back. */
export const issuePauses: readonly number[] = [2, 4, 8, 15, 30];

export type IssueDecision = 'try' | 'wait' | 'give-up';

/** Paid but not issued is retried with growing pauses, then refunded (decisions, purchase). */
export function issueDecision({ count, lastAt }: IssueTries, now: Instant): IssueDecision {
  if (lastAt === undefined) return 'try';
  const pause = issuePauses[count - 1];
  if (pause === undefined) return 'give-up';
  return secondsBetween(lastAt, now) >= pause ? 'try' : 'wait';
}

export function afterFailedIssue({ count }: IssueTries, at: Instant): IssueTries {
  return { count: count + 1, lastAt: at };
}

/** What is known from now on of an insurer that did not say. */
export function withUnsaid(tries: IssueTries, isRefused: boolean, at: Instant): IssueTries {
  const { unsaid } = tries;
  return { ...tries, unsaid: { since: unsaid?.since ?? at, isRefused: unsaid?.isRefused || isRefused } };
}

/** An insurer may be away for a while. */
const awaySeconds = 30 * 60;

/** Whether the buyer is told that their policy takes people: no waiting of this page's will bring it. */
export function isStuck({ unsaid }: IssueTries, now: Instant): boolean {
  return unsaid !== undefined && (unsaid.isRefused || secondsBetween(unsaid.since, now) >= awaySeconds);
}
