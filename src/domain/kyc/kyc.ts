import type { Instant, IsoDate } from '../date.ts';
import { isSameName } from '../identity/name/same-name.ts';
import { fail, ok, type Result } from '../result.ts';
import { afterSending, afterWrongCode, beforeWrongCode, type KycCodes, maxCodes } from './codes.ts';
import type { KycConsent } from './consent.ts';
import { afterKycTry, beforeKycTry, type KycTries, type KycWay, remainingKycTries } from './tries.ts';

/** These are the six identity proofs of specification section 3. */
export const proofKinds = [
  'PAN',
  'VOTER_ID',
  'PASSPORT',
  'DRIVING_LICENSE',
  'NREGA_JOB_CARD',
  'AADHAAR',
] as const;
export type ProofKind = (typeof proofKinds)[number];

export const kycStages = [
  'NOT_STARTED',
  'VERIFIED',
  'NOT_FOUND',
  'MISMATCH',
  'OTP_SENT',
  'PENDING',
  'FAILED',
] as const;

export type KycStage = (typeof kycStages)[number];

/** Only a mask of an identity number is stored ("XXXXXX234F", an Aadhaar's last four). */
export type Kyc = {
  /** How it was asked last: by a number, or on the registry's own page. */
  readonly mode: 'CKYC' | 'REDIRECT';
  readonly stage: KycStage;
  readonly proof: ProofKind | undefined;
  readonly maskedNumber: string | undefined;
  readonly verifiedName: string | undefined;
  readonly verifiedDateOfBirth: IsoDate | undefined;
  readonly pep: boolean | undefined;
  readonly tries?: KycTries | undefined;
  /** The codes sent to the buyer's phone; undefined before the first. */
  readonly codes?: KycCodes | undefined;
  /** The consent that is waited for, where the registry asks the buyer itself. */
  readonly consent?: KycConsent | undefined;
};

export const kycNotStarted: Kyc = {
  mode: 'CKYC',
  stage: 'NOT_STARTED',
  proof: undefined,
  maskedNumber: undefined,
  verifiedName: undefined,
  verifiedDateOfBirth: undefined,
  pep: undefined,
};

/** What is asked to be found, with the name and the date of birth of the proposal. */
export type KycSearch = {
  readonly proof: ProofKind;
  /** Undefined where the registry alone knows the number. */
  readonly maskedNumber: string | undefined;
  readonly name: string;
  readonly dateOfBirth: IsoDate | undefined;
  readonly pep: boolean;
};

/** What the registry says. */
export type KycFinding =
  | {
      readonly kind: 'verified';
      readonly name: string;
      readonly dateOfBirth: IsoDate;
      /** It masks a number that nobody typed. */
      readonly maskedNumber?: string | undefined;
    }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'mismatch' }
  /** `mobile` as far as the registry tells where it sent the code. */
  | { readonly kind: 'otp-sent'; readonly mobile?: string | undefined }
  | { readonly kind: 'wrong-code' }
  /** The registry takes no code for the last search any more. */
  | { readonly kind: 'code-over' }
  | { readonly kind: 'pending' }
  /** The buyer did not let the registry tell, or brought back what it does not take. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'unavailable' };

export type KycEvent = KycFinding['kind'] | 'identity-changed';

const searched = {
  verified: 'VERIFIED',
  'not-found': 'NOT_FOUND',
  mismatch: 'MISMATCH',
  'otp-sent': 'OTP_SENT',
  'wrong-code': 'OTP_SENT',
  'code-over': 'OTP_SENT',
  pending: 'PENDING',
  unfinished: 'NOT_STARTED',
  unavailable: 'FAILED',
  'identity-changed': 'NOT_STARTED',
} as const;

/** A search may follow any stage; only somebody verified stays so until the name or date of birth changes. */
export const kycTransitions: Readonly<Record<KycStage, Readonly<Record<KycEvent, KycStage>>>> = {
  NOT_STARTED: searched,
  NOT_FOUND: searched,
  MISMATCH: searched,
  OTP_SENT: searched,
  PENDING: searched,
  FAILED: searched,
  VERIFIED: {
    verified: 'VERIFIED',
    'not-found': 'VERIFIED',
    mismatch: 'VERIFIED',
    'otp-sent': 'VERIFIED',
    'wrong-code': 'VERIFIED',
    'code-over': 'VERIFIED',
    pending: 'VERIFIED',
    unfinished: 'VERIFIED',
    unavailable: 'VERIFIED',
    'identity-changed': 'NOT_STARTED',
  },
};

/** Whether no try by that way is left at present. */
export function isKycLocked({ stage, tries }: Kyc, way: KycWay, now: Instant): boolean {
  return stage !== 'VERIFIED' && remainingKycTries(tries, way, now) === 0;
}

/**
 * The try is taken before the registry is asked, so that no more searches are under way than tries are left.
 */
export function kycClaimingTry(kyc: Kyc, way: KycWay, now: Instant): Result<Kyc> {
  return isKycLocked(kyc, way, now)
    ? fail('KYC_LOCKED')
    : ok({ ...kyc, tries: afterKycTry(kyc.tries, way, now) });
}

/** What a search costs is said by `kycAfter`, so a claim goes back before it. */
export function kycGivingBackTry(kyc: Kyc, way: KycWay): Kyc {
  return { ...kyc, tries: beforeKycTry(kyc.tries, way) };
}

/** Takes back that a code was counted as wrong, whatever was counted after it. */
export function kycGivingBackCode(kyc: Kyc): Kyc {
  if (!kyc.codes) return kyc;
  const { codes, costTry } = beforeWrongCode(kyc.codes);
  return { ...(costTry ? kycGivingBackTry(kyc, 'number') : kyc), codes };
}

/**
 * The check after one search. Somebody found under another name or date of birth than the proposal's is a mismatch.
 * Not found and mismatch cost a try, and so does every third wrong code; what the registry or the buyer's phone delays
 * does not. Fails with `KYC_LOCKED` while no try is left by the way that was gone.
 */
export function kycAfter(kyc: Kyc, search: KycSearch, finding: KycFinding, now: Instant): Result<Kyc> {
  if (kyc.stage === 'VERIFIED') return ok(kyc);
  const way = search.maskedNumber === undefined ? 'registry' : 'number';
  if (isKycLocked(kyc, way, now)) return fail('KYC_LOCKED');
  const isSomebodyElse = finding.kind === 'verified' && !isSamePerson(search, finding);
  const event = isSomebodyElse ? 'mismatch' : finding.kind;
  const verified = finding.kind === 'verified' && !isSomebodyElse ? finding : undefined;
  const { codes, costsTry } = codesAfter(kyc, event, {
    now,
    mobile: finding.kind === 'otp-sent' ? finding.mobile : undefined,
  });
  const isSpent = costsTry || event === 'not-found' || event === 'mismatch';
  return ok({
    mode: way === 'registry' ? 'REDIRECT' : 'CKYC',
    stage: kycTransitions[kyc.stage][event],
    proof: search.proof,
    maskedNumber: verified?.maskedNumber ?? search.maskedNumber,
    verifiedName: verified?.name,
    verifiedDateOfBirth: verified?.dateOfBirth,
    pep: search.pep,
    tries: isSpent ? afterKycTry(kyc.tries, way, now) : kyc.tries,
    codes,
  });
}

type Sending = { readonly now: Instant; readonly mobile: string | undefined };
type CodesAfter = { readonly codes: KycCodes | undefined; readonly costsTry: boolean };

/** A search that has one more code sent than may be sent again costs a try: no phone is rung for ever. */
function codesAfter({ codes }: Kyc, event: KycEvent, { now, mobile }: Sending): CodesAfter {
  switch (event) {
    case 'otp-sent':
      return { codes: afterSending(codes, now, mobile), costsTry: (codes?.sent ?? 0) >= maxCodes };
    case 'wrong-code':
      return codes ? afterWrongCode(codes) : { codes, costsTry: true };
    case 'code-over':
      return { codes: codes && { ...codes, isOver: true }, costsTry: false };
    default:
      return { codes, costsTry: false };
  }
}

/** The buyer is sent to the registry: what an earlier check came to is void, and so is a consent asked for before. */
export function kycAskingConsent({ stage, tries, codes }: Kyc, consent: KycConsent): Kyc {
  const mode = 'REDIRECT';
  return { ...kycNotStarted, mode, stage: kycTransitions[stage].unfinished, tries, codes, consent };
}

/** A consent is good for one question, for which a try is kept back. */
export function kycSpendingConsent(kyc: Kyc, now: Instant): Result<Kyc> {
  return kycClaimingTry({ ...kyc, consent: undefined }, 'registry', now);
}

/** The proposer's name or date of birth was edited: whatever was found is void, tries and codes stay spent. */
export function kycAfterIdentityChange({ mode, stage, tries, codes }: Kyc): Kyc {
  return { ...kycNotStarted, mode, stage: kycTransitions[stage]['identity-changed'], tries, codes };
}

function isSamePerson(
  search: KycSearch,
  identity: { readonly name: string; readonly dateOfBirth: IsoDate },
): boolean {
  return search.dateOfBirth === identity.dateOfBirth && isSameName(search.name, identity.name);
}
