import { type Instant, minutesAfter } from '../date.ts';
import type { KycFinding } from '../kyc/kyc.ts';

/**
 * Each question is about a proposal, or about a request on its policy. Live prices and areas of a pincode, which every visitor asks for, are
 * about none.
 */
type InsurerQuestion = 'propose' | 'decision' | 'issue' | 'look-up' | 'renewal-terms' | 'service';
type RegistryQuestion = 'search' | 'send-code' | 'confirm-code' | 'open-page' | 'redeem-consent';

/**
 * Endings without an answer. `refused`: it will not answer this. `spared`: it was not asked, as it has not answered for a
 * while. `broke`: we failed on it.
 */
export const failedEndings = ['unavailable', 'timed-out', 'refused', 'spared', 'broke'] as const;

type InsurerEnding =
  | 'accepted'
  | 'declined'
  | 'under-review'
  | 'issued'
  | 'not-issued'
  | 'received'
  | 'more-needed'
  | 'let-go'
  | 'answered';

/** One question to a company outside. All of its words are ours, so nothing of anybody can stand in it. */
export type OutsideCall = {
  readonly outside: 'insurer' | 'registry';
  /** The insurer's slug, or which registry. */
  readonly company: string;
  /** This is the proposal number. */
  readonly reference: string;
  readonly question: InsurerQuestion | RegistryQuestion;
  readonly ending: InsurerEnding | KycFinding['kind'] | 'opened' | (typeof failedEndings)[number];
  readonly at: Instant;
  /** From asking to the end, with all tries. */
  readonly ms: number;
};

/** The same question about the same proposal with the same ending, however often: a decision is asked for all week. */
export type CallLedgerLine = Omit<OutsideCall, 'at' | 'ms'> & {
  readonly times: number;
  readonly firstAt: Instant;
  readonly lastAt: Instant;
  readonly lastMs: number;
  readonly longestMs: number;
};

/** Equal for what stands in one line. */
export function callLedgerKey({ company, reference, question, ending }: OutsideCall): string {
  return JSON.stringify([company, reference, question, ending]);
}

export function addOutsideCall(
  before: CallLedgerLine | undefined,
  { at, ms, ...call }: OutsideCall,
): CallLedgerLine {
  return {
    ...call,
    times: (before?.times ?? 0) + 1,
    firstAt: before?.firstAt ?? at,
    lastAt: at,
    lastMs: ms,
    longestMs: Math.max(before?.longestMs ?? 0, ms),
  };
}

/** A year's policy, its renewal, and who complains late. */
export const callLedgerDays = 400;

/** What was asked last before this moment is let go. */
export function callLedgerStart(now: Instant): Instant {
  return minutesAfter(now, -callLedgerDays * 24 * 60);
}
