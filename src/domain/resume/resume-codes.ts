import { type Instant, secondsBetween } from '../date.ts';
import { codeHolds, codePause } from '../identity/one-time-code.ts';
import type { VisitorId } from '../ids.ts';

/** The codes that were sent so that a proposal can be gone on with on another device. */
export type ResumeCodes = {
  /** When those were sent that count by now, under this link and the ones before it; the last one last. */
  readonly sentAt: readonly Instant[];
  /** Under the link of now. */
  readonly sent: number;
  /** Undefined: none was asked for yet. */
  readonly last?: SentCode | undefined;
};

export type SentCode = {
  /** Bound to the link, the mobile and whoever asked for it. */
  readonly hash: string;
  /** Who asked for it: from anybody else it is not taken, and their guesses cost nothing. */
  readonly asker: VisitorId;
  /** How often it was guessed at. */
  readonly tries: number;
};

/**
 * Each code is guessed at five times at most, and each code that can be guessed at in some hour was sent in the 70 minutes
 * up to its end: so nobody has more than 15 guesses of a million in an hour, and 50 by one link.
 */
export const triesPerCode = 5;
export const codesPerWindow = 3;
export const codesPerLink = 10;
const windowSeconds = 60 * 60 + codeHolds;

export const noCodes: ResumeCodes = { sentAt: [], sent: 0 };

/** A new link begins anew, but makes nobody forget what was sent a while ago. */
export function underNewLink(codes: ResumeCodes): ResumeCodes {
  return { ...noCodes, sentAt: codes.sentAt };
}

/** Whole seconds until another may be sent; undefined when none is under this link. */
export function secondsUntilNext({ sentAt, sent }: ResumeCodes, now: Instant): number | undefined {
  if (sent >= codesPerLink) return undefined;
  const until = (moment: Instant | undefined, seconds: number) =>
    moment === undefined ? 0 : Math.max(0, Math.ceil(seconds - secondsBetween(moment, now)));
  return Math.max(until(sentAt.at(-1), codePause), until(sentAt.at(-codesPerWindow), windowSeconds));
}

export function withCodeSent(
  { sentAt, sent }: ResumeCodes,
  now: Instant,
  code: Omit<SentCode, 'tries'>,
): ResumeCodes {
  const counting = [...sentAt, now].slice(-codesPerWindow);
  return { sentAt: counting, sent: sent + 1, last: { ...code, tries: 0 } };
}

/** The code that this visitor may type in now. */
export function openCode(
  { last, sentAt }: ResumeCodes,
  asker: VisitorId,
  now: Instant,
): SentCode | undefined {
  const at = sentAt.at(-1);
  if (last === undefined || last.asker !== asker || at === undefined) return undefined;
  return secondsBetween(at, now) <= codeHolds && last.tries < triesPerCode ? last : undefined;
}

/** Counted before it is known whether it was right: many at once are no free guesses. */
export function afterGuess(codes: ResumeCodes): ResumeCodes {
  return codes.last ? { ...codes, last: { ...codes.last, tries: codes.last.tries + 1 } } : codes;
}

export function triesLeft({ tries }: Pick<SentCode, 'tries'>): number {
  return triesPerCode - tries;
}
