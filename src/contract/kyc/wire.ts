import type { Instant } from '#domain/date.ts';
import { isCodeOpen, secondsUntilNextCode } from '#domain/kyc/codes.ts';
import { isKycLocked } from '#domain/kyc/kyc.ts';
import { type KycWay, kycTriesBackAt, remainingKycTries } from '#domain/kyc/tries.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { WireKyc } from './shapes.ts';

type OpenWays = Pick<WireKyc, 'kyc_mode' | 'attempts_left' | 'tries_back_at'>;

/**
 * The mode names the ways that have tries at present, beside the tries of the first of them, and
 * when the earliest of the others is open again. Where none is left, all of them are named.
 */
export function openWays({ kyc }: Pick<Proposal, 'kyc'>, ways: readonly KycWay[], now: Instant): OpenWays {
  const remainingBy = (way: KycWay) => remainingKycTries(kyc.tries, way, now);
  const open = ways.filter((way) => remainingBy(way) > 0);
  const back = ways.flatMap((way) => kycTriesBackAt(kyc.tries, way, now) ?? []).toSorted();
  const [first, second] = open.length > 0 ? open : ways;
  const one = first === 'registry' ? 'REDIRECT' : 'CKYC';
  return {
    kyc_mode: second === undefined ? one : 'CKYC_OR_REDIRECT',
    attempts_left: first === undefined ? 0 : remainingBy(first),
    tries_back_at: back[0] ?? null,
  };
}

/** By the number of a document. */
export function remainingAttempts({ kyc }: Pick<Proposal, 'kyc'>, now: Instant): number {
  return remainingKycTries(kyc.tries, 'number', now);
}

/** The code that is waited for; null when none is. */
export function wireCode({ kyc }: Pick<Proposal, 'kyc'>, now: Instant): WireKyc['code'] {
  const { stage, codes, proof, maskedNumber } = kyc;
  if (
    stage !== 'OTP_SENT' ||
    isKycLocked(kyc, 'number', now) ||
    !codes ||
    !proof ||
    maskedNumber === undefined
  )
    return null;
  return {
    certificate_type: proof,
    masked_number: maskedNumber,
    masked_mobile: codes.sentTo ?? null,
    is_open: isCodeOpen(codes, now),
    send_again_in: secondsUntilNextCode(codes, now) ?? null,
  };
}
