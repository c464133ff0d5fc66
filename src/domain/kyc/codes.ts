import { type Instant, secondsBetween } from '../date.ts';
import { maskMobile } from '../identity/mobile.ts';
import { codeHolds, codePause } from '../identity/one-time-code.ts';

/** The one-time codes that a registry sent to the buyer's phone for one proposal. */
export type KycCodes = {
  readonly sent: number;
  /** When the last one was. */
  readonly sentAt: Instant;
  /** Wrong codes since a try was last taken for them. */
  readonly wrong: number;
  /** The last one is taken no more. */
  readonly isOver: boolean;
  /** The mobile number that the last one went to, as a mask; undefined where the registry does not tell. */
  readonly sentTo?: string | undefined;
};

/** As the central registry has it: a code is sent again three times. */
export const maxCodes = 4;

/** Wrong codes that together cost a try, so that nobody guesses: 15 of a million a day. */
export const wrongCodesPerTry = 3;

/** @param mobile as far as the registry tells where it sent the code */
export function afterSending(codes: KycCodes | undefined, now: Instant, mobile?: string): KycCodes {
  const sentTo = mobile === undefined ? undefined : maskMobile(mobile);
  return { sent: (codes?.sent ?? 0) + 1, sentAt: now, wrong: codes?.wrong ?? 0, isOver: false, sentTo };
}

export function afterWrongCode(codes: KycCodes): { readonly codes: KycCodes; readonly costsTry: boolean } {
  const wrong = codes.wrong + 1;
  const costsTry = wrong >= wrongCodesPerTry;
  return { codes: { ...codes, wrong: costsTry ? 0 : wrong, isOver: costsTry }, costsTry };
}

/** The other way round, for a code that turned out not to be wrong; `costTry` says that a try comes back with it. */
export function beforeWrongCode(codes: KycCodes): { readonly codes: KycCodes; readonly costTry: boolean } {
  return codes.wrong === 0
    ? { codes: { ...codes, wrong: wrongCodesPerTry - 1, isOver: false }, costTry: true }
    : { codes: { ...codes, wrong: codes.wrong - 1 }, costTry: false };
}

export function isCodeOpen(codes: KycCodes, now: Instant): boolean {
  return !codes.isOver && secondsBetween(codes.sentAt, now) <= codeHolds;
}

/** Whole seconds until another may be sent; undefined when none is. */
export function secondsUntilNextCode({ sent, sentAt }: KycCodes, now: Instant): number | undefined {
  return sent >= maxCodes ? undefined : Math.max(0, Math.ceil(codePause - secondsBetween(sentAt, now)));
}
