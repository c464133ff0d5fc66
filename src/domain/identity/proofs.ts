import type { ProofKind } from '../kyc/kyc.ts';
import { isAadhaar, maskAadhaar, normaliseAadhaar } from './aadhaar.ts';
import { codeText, identifierText, inCapitals } from './identifier-text.ts';
import { withoutLabel } from './label.ts';
import { isPan, normalisePan } from './pan.ts';

type Proof = {
  readonly normalise: (text: string) => string;
  /** The number has to be normalised. */
  readonly isValid: (number: string) => boolean;
  /** Expects a normalised number; the rest of it is never stored. */
  readonly mask: (number: string) => string;
};

const passport = /^[A-Z]\d{7}$/;
const voterId = /^(?:[A-Z]{3}\d{7}|[A-Z]{2}\/\d{2}\/\d{3}\/\d{6})$/;
const nregaJobCard = /^[A-Z]{2}-\d{2}-\d{3}-\d{3}-\d{3}\/[A-Z0-9-]{1,8}$/;
const licenceToday = /^[A-Z]{2}\d{2}(?:19|20)\d{2}\d{7}$/;
const licenceBefore = /^[A-Z0-9]{10,16}$/;
const licenceStates = new Set(
  'AN AP AR AS BR CG CH DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UA UK UP WB'.split(
    ' ',
  ),
);

/** These are the six of specification section 3. */
export const proofs: Readonly<Record<ProofKind, Proof>> = {
  PAN: { normalise: normalisePan, isValid: isPan, mask: allButLastFour },
  VOTER_ID: {
    normalise: withStrokes,
    isValid: (number) => voterId.test(number),
    mask: allButLastFour,
  },
  PASSPORT: {
    normalise: codeText,
    isValid: (number) => passport.test(number),
    mask: allButLastFour,
  },
  DRIVING_LICENSE: {
    normalise: codeText,
    isValid: isDrivingLicence,
    mask: allButLastFour,
  },
  NREGA_JOB_CARD: {
    normalise: withStrokes,
    isValid: (number) => nregaJobCard.test(number),
    mask: allButLastFour,
  },
  AADHAAR: { normalise: normaliseAadhaar, isValid: isAadhaar, mask: maskAadhaar },
};

export function isProofKind(text: string): text is ProofKind {
  return Object.hasOwn(proofs, text);
}

/** Whether a typed number can be a number of this proof, spaces and small letters forgiven. */
export function isProofNumber(kind: ProofKind, text: string): boolean {
  const proof = proofs[kind];
  return proof.isValid(proof.normalise(text));
}

/** "XXXXXX234F": only the last four letters and digits are shown. */
export function maskProofNumber(kind: ProofKind, text: string): string {
  const proof = proofs[kind];
  return proof.mask(proof.normalise(text));
}

/** Cards of today carry their year of issue; older ones are any letters and digits after the state's two letters. */
function isDrivingLicence(number: string): boolean {
  return licenceStates.has(number.slice(0, 2)) && (licenceToday.test(number) || licenceBefore.test(number));
}

/** Where strokes and dashes belong to the number. */
function withStrokes(text: string): string {
  return inCapitals(withoutLabel(identifierText(text))).replace(/ /g, '');
}

const letterOrDigit = /[A-Z0-9]/g;
const shownDigits = 4;

function allButLastFour(number: string): string {
  let hidden = (number.match(letterOrDigit)?.length ?? 0) - shownDigits;
  return number.replace(letterOrDigit, (each) => {
    hidden -= 1;
    return hidden >= 0 ? 'X' : each;
  });
}
