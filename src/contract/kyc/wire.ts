import type { Instant } from '#domain/date.ts';
import { isCodeOpen, secondsUntilNextCode } from '#domain/kyc/codes.ts';
import { isKycLocked, remainingKycTries } from '#domain/kyc/kyc.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { WireKyc } from './shapes.ts';

export function remainingAttempts({ kyc }: Pick<Proposal, 'kyc'>): number {
  return remainingKycTries(kyc);
}

/** The code that is waited for; null when none is. */
export function wireCode({ kyc }: Pick<Proposal, 'kyc'>, now: Instant): WireKyc['code'] {
  const { stage, codes, proof, maskedNumber } = kyc;
  if (stage !== 'OTP_SENT' || isKycLocked(kyc) || !codes || !proof || maskedNumber === undefined) return null;
  return {
    certificate_type: proof,
    masked_number: maskedNumber,
    masked_mobile: codes.sentTo ?? null,
    is_open: isCodeOpen(codes, now),
    send_again_in: secondsUntilNextCode(codes, now) ?? null,
  };
}
