import { type Instant, minutesAfter, secondsBetween } from '../date.ts';
import { codeHolds, codePause } from '../identity/one-time-code.ts';
import type { ContactId } from '../ids.ts';
import { secondsUntilAllowed } from '../message/sent-limits.ts';

/** What one visitor was sent for one typed number. Another visitor's code for the same number stands beside it. */
export type OpeningCode = {
  /** One for each contact that it went to; of a number that opens nothing one that fits no code that was sent. */
  readonly hashes: readonly { readonly hash: string; readonly contactId: ContactId | undefined }[];
  readonly sentAt: Instant;
  readonly tries: number;
};

/** A code goes one of these ways, and never both: whoever types it has shown one thing. */
export const codeWays = ['sms', 'mail'] as const;

export type CodeWay = (typeof codeWays)[number];

export const triesPerOpeningCode = 5;

/** Seconds after the sending of a code that was guessed at in vain to the next one of the same visitor. */
const pauseAfterGuesses = 30 * 60;

/**
 * How many codes may be asked for with one number. Each is counted apart, whether or not the number opens anything:
 * - `visit`: by one visitor;
 * - `network`: by one network, as a provider gives it out;
 * - `all`: by everybody. A mobile and the number of a policy are two numbers with a budget each.
 * The arithmetic stands in decision record 186.
 */
export const openingLimits = {
  visit: [{ most: 3, seconds: 60 * 60 }],
  network: [
    { most: 3, seconds: 60 * 60 },
    { most: 6, seconds: 24 * 60 * 60 },
  ],
  all: [
    { most: 6, seconds: 60 * 60 },
    { most: 12, seconds: 24 * 60 * 60 },
  ],
} as const;

export type OpeningBudget = keyof typeof openingLimits;

/** When codes were asked for, by what each is counted on. */
export type OpeningCounts = Readonly<Record<OpeningBudget, readonly Instant[]>>;

/**
 * Whole seconds until another code may be sent.
 * @param isOpenHere the visitor has open already what the number opens: nobody else's requests count then
 */
export function secondsUntilOpeningCode(
  counts: OpeningCounts,
  last: OpeningCode | undefined,
  { now, isOpenHere }: { readonly now: Instant; readonly isOpenHere: boolean },
): number {
  const budgets: readonly OpeningBudget[] = isOpenHere ? ['visit'] : ['visit', 'network', 'all'];
  const ofBudgets = budgets.map((budget) => secondsUntilAllowed(counts[budget], now, openingLimits[budget]));
  return Math.max(pauseOf(last, now), ...ofBudgets);
}

function pauseOf(last: OpeningCode | undefined, now: Instant): number {
  if (!last) return 0;
  const pause = last.tries < triesPerOpeningCode ? codePause : pauseAfterGuesses;
  return Math.max(0, Math.ceil(pause - secondsBetween(last.sentAt, now)));
}

/** Guesses that are left; 0: none, or the code is over. */
export function openTries(code: OpeningCode | undefined, now: Instant): number {
  if (!code || secondsBetween(code.sentAt, now) > codeHolds) return 0;
  return Math.max(0, triesPerOpeningCode - code.tries);
}

export function openingCodeEnds({ sentAt }: OpeningCode): Instant {
  return minutesAfter(sentAt, codeHolds / 60);
}
