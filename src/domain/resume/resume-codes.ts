import { type Instant, secondsBetween } from '../date.ts';
import { codeHolds, codePause } from '../identity/one-time-code.ts';
import type { VisitorId } from '../ids.ts';

/** The codes that were sent so that a proposal can be gone on with on another device. */
export type ResumeCodes = {
  /** When those were sent that count by now, under this link and the ones before it; the last one last. */
  readonly sentAt: readonly Instant[];
  /** The count of codes under the present link. */
  readonly sent: number;
  /** Undefined: none was asked for yet. */
  readonly last?: SentCode | undefined;
  /** Its maker alone was shown the link: whoever used up the codes of the one before has not got it. */
  readonly isShownOnly?: boolean | undefined;
  /** When a code was last sent for that reason, though no other could be. */
  readonly beyondAt?: Instant | undefined;
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
 * up to its end, three and one beyond them at most: so nobody has more than 20 guesses of a million in an hour, and 50 by
 * one link.
 */
export const triesPerCode = 5;
export const codesPerWindow = 3;
export const codesPerLink = 10;
const windowSeconds = 60 * 60 + codeHolds;

export const noCodes: ResumeCodes = { sentAt: [], sent: 0 };

/** A new link begins anew, but makes nobody forget what was sent a while ago. */
export function underNewLink({ sentAt, beyondAt }: ResumeCodes, isShownOnly: boolean): ResumeCodes {
  return { ...noCodes, sentAt, ...(beyondAt && { beyondAt }), ...(isShownOnly && { isShownOnly }) };
}

/** Whole seconds until another may be sent; undefined when none is under this link. */
export function secondsUntilNext(codes: ResumeCodes, now: Instant): number | undefined {
  if (codes.sent >= codesPerLink) return undefined;
  const pause = secondsUntil(codes.sentAt.at(-1), codePause, now);
  return mayGoBeyond(codes, now) ? pause : Math.max(pause, secondsUntilRoom(codes, now));
}

function secondsUntil(moment: Instant | undefined, seconds: number, now: Instant): number {
  return moment === undefined ? 0 : Math.max(0, Math.ceil(seconds - secondsBetween(moment, now)));
}

/** 0: fewer were sent of late than may be. */
function secondsUntilRoom({ sentAt }: ResumeCodes, now: Instant): number {
  return secondsUntil(sentAt.at(-codesPerWindow), windowSeconds, now);
}

/** The first code of such a link, once in any 70 minutes however many of them are made. */
function mayGoBeyond({ isShownOnly, sent, beyondAt }: ResumeCodes, now: Instant): boolean {
  return isShownOnly === true && sent === 0 && secondsUntil(beyondAt, windowSeconds, now) === 0;
}

export function withNewCode(codes: ResumeCodes, now: Instant, code: Omit<SentCode, 'tries'>): ResumeCodes {
  const counting = [...codes.sentAt, now].slice(-codesPerWindow);
  const isBeyond = secondsUntilRoom(codes, now) > 0;
  return {
    ...codes,
    sentAt: counting,
    sent: codes.sent + 1,
    last: { ...code, tries: 0 },
    ...(isBeyond && { beyondAt: now }),
  };
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

export function remainingTries({ tries }: Pick<SentCode, 'tries'>): number {
  return triesPerCode - tries;
}
