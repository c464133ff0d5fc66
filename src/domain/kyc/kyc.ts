import type { IsoDate } from '../date.ts';
import { normaliseName } from '../identity/name.ts';
import { fail, ok, type Result } from '../result.ts';

/** The six identity proofs of specification section 3. */
export const proofKinds = [
  'PAN',
  'VOTER_ID',
  'PASSPORT',
  'DRIVING_LICENSE',
  'NREGA_JOB_CARD',
  'AADHAAR',
] as const;
export type ProofKind = (typeof proofKinds)[number];

export type KycStage =
  | 'NOT_STARTED'
  | 'VERIFIED'
  | 'NOT_FOUND'
  | 'MISMATCH'
  | 'OTP_SENT'
  | 'PENDING'
  | 'FAILED';

/** Of an identity number only a mask is kept ("XXXXXX234F", an Aadhaar's last four). */
export type Kyc = {
  readonly mode: 'CKYC';
  readonly stage: KycStage;
  readonly proof: ProofKind | undefined;
  readonly maskedNumber: string | undefined;
  readonly verifiedName: string | undefined;
  readonly verifiedDateOfBirth: IsoDate | undefined;
  readonly pep: boolean | undefined;
  readonly tries: number;
};

export const kycNotStarted: Kyc = {
  mode: 'CKYC',
  stage: 'NOT_STARTED',
  proof: undefined,
  maskedNumber: undefined,
  verifiedName: undefined,
  verifiedDateOfBirth: undefined,
  pep: undefined,
  tries: 0,
};

export const maxKycTries = 5;

/** What the buyer asks to be found, with the name and the date of birth of the proposal. */
export type KycSearch = {
  readonly proof: ProofKind;
  readonly maskedNumber: string;
  readonly name: string;
  readonly dateOfBirth: IsoDate;
  readonly pep: boolean;
};

/** What the registry says. */
export type KycFinding =
  | { readonly kind: 'verified'; readonly name: string; readonly dateOfBirth: IsoDate }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'otp-sent' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'unavailable' };

export type KycEvent = KycFinding['kind'] | 'identity-changed';

const searched = {
  verified: 'VERIFIED',
  'not-found': 'NOT_FOUND',
  mismatch: 'MISMATCH',
  'otp-sent': 'OTP_SENT',
  pending: 'PENDING',
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
    pending: 'VERIFIED',
    unavailable: 'VERIFIED',
    'identity-changed': 'NOT_STARTED',
  },
};

export function kycTriesLeft(kyc: Kyc): number {
  return Math.max(0, maxKycTries - kyc.tries);
}

export function isKycLocked(kyc: Kyc): boolean {
  return kyc.stage !== 'VERIFIED' && kycTriesLeft(kyc) === 0;
}

/** Taken before the registry is asked, so that no more searches are under way than tries are left. */
export function kycClaimingTry(kyc: Kyc): Result<Kyc> {
  return isKycLocked(kyc) ? fail('KYC_LOCKED') : ok({ ...kyc, tries: kyc.tries + 1 });
}

/**
 * The check after one search, for which a try was claimed. Somebody found under another name or date of birth than the
 * proposal's is a mismatch. Not found and mismatch cost the try; what the registry or the buyer's phone delays gives it
 * back.
 */
export function kycAfter(kyc: Kyc, search: KycSearch, finding: KycFinding): Kyc {
  const givenBack = Math.max(0, kyc.tries - 1);
  if (kyc.stage === 'VERIFIED') return { ...kyc, tries: givenBack };
  const isSomebodyElse = finding.kind === 'verified' && !isSamePerson(search, finding);
  const event = isSomebodyElse ? 'mismatch' : finding.kind;
  const found = finding.kind === 'verified' && !isSomebodyElse ? finding : undefined;
  return {
    mode: kyc.mode,
    stage: kycTransitions[kyc.stage][event],
    proof: search.proof,
    maskedNumber: search.maskedNumber,
    verifiedName: found?.name,
    verifiedDateOfBirth: found?.dateOfBirth,
    pep: search.pep,
    tries: event === 'not-found' || event === 'mismatch' ? kyc.tries : givenBack,
  };
}

/** The proposer's name or date of birth was edited: whatever was found is void, tries stay spent. */
export function kycAfterIdentityChange(kyc: Kyc): Kyc {
  return { ...kycNotStarted, stage: kycTransitions[kyc.stage]['identity-changed'], tries: kyc.tries };
}

function isSamePerson(
  search: KycSearch,
  found: { readonly name: string; readonly dateOfBirth: IsoDate },
): boolean {
  return search.dateOfBirth === found.dateOfBirth && isSameName(search.name, found.name);
}

/**
 * Whether two spellings can be one person's name: case, dots and spaces do not count, and a single letter stands for
 * a word that begins with it, as long as one whole word agrees ("R. K. Sharma", "Rajesh kumar SHARMA").
 */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return false;
  if (a.join('') === b.join('')) return true;
  const isWholeWordShared = a.some((word, index) => !isInitial(word) && word === b[index]);
  return isWholeWordShared && a.length === b.length && a.every((word, index) => agrees(word, b[index] ?? ''));
}

function wordsOf(name: string): readonly string[] {
  return normaliseName(name.replace(/\./g, ' ')).toLowerCase().split(' ').filter(Boolean);
}

function isInitial(word: string): boolean {
  return /^\p{L}$/u.test(word);
}

function agrees(word: string, other: string): boolean {
  return (
    word === other ||
    (isInitial(word) && other.startsWith(word)) ||
    (isInitial(other) && word.startsWith(other))
  );
}
