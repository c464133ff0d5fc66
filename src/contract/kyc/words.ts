import type { KycStage, ProofKind } from '#domain/kyc/kyc.ts';
import { never } from '#domain/result.ts';
import type { WireKyc } from '../proposal/shapes.ts';

type Known = { readonly name: string; readonly dateOfBirth: string };

const proofWords: Readonly<
  Record<ProofKind, { readonly label: string; readonly number: string; readonly hint: string }>
> = {
  PAN: { label: 'PAN', number: 'PAN', hint: 'Ten letters and digits, as on the card' },
  VOTER_ID: { label: 'Voter ID', number: 'Voter ID number', hint: 'Three letters and seven digits' },
  PASSPORT: { label: 'Passport', number: 'Passport number', hint: 'One letter and seven digits' },
  DRIVING_LICENSE: {
    label: 'Driving License',
    number: 'Licence number',
    hint: 'Starts with the two letters of the state',
  },
  NREGA_JOB_CARD: {
    label: 'NREGA Job Card',
    number: 'Job card number',
    hint: 'As printed, with dashes and the slash',
  },
  AADHAAR: {
    label: 'Aadhar Card',
    number: 'Aadhaar number',
    hint: 'Twelve digits. Your choice, never the only way. We keep the last four only',
  },
};

/** The six proofs, each with what it needs; what the proposal knows is filled in. */
export function certificateTypes({ name, dateOfBirth }: Known): WireKyc['certificate_types'] {
  return Object.entries(proofWords).map(([id, words]) => ({
    id,
    label: words.label,
    hint: words.hint,
    fields: [
      { name: 'doc_no', label: words.number, hint: words.hint, prefilled: null },
      { name: 'name', label: 'Name as on the document', hint: null, prefilled: name },
      { name: 'dob', label: 'Date of birth', hint: null, prefilled: dateOfBirth },
    ],
  }));
}

/** What a search that did not confirm says, and what to do next; null when it did. */
export function kycWords(stage: KycStage): string | null {
  switch (stage) {
    case 'NOT_STARTED':
    case 'VERIFIED':
      return null;
    case 'NOT_FOUND':
      return 'The registry has nobody under this number. Check it, or use another document.';
    case 'MISMATCH':
      return 'The name or the date of birth on this document is not the one in your proposal. Correct whichever is wrong.';
    case 'OTP_SENT':
      return 'The registry sent a code of six digits to the mobile number it has for you. Enter it to go on.';
    case 'PENDING':
      return 'The registry is still looking. Ask again in a moment: it does not cost a try.';
    case 'FAILED':
      return 'The registry does not answer now. Nothing is lost and no try was used. Please try again in a few minutes.';
    default:
      return never(stage);
  }
}
