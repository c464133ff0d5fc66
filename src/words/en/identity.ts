import type { KycStage, ProofKind } from '#domain/kyc/kyc.ts';

/** Stages at which nothing has to be said. */
type Quiet = 'NOT_STARTED' | 'VERIFIED';

type ProofWord = `identity.proof.${ProofKind}` | `identity.proof.${ProofKind}.${'number' | 'hint'}`;

type IdentityFieldWord = `identity.${'name' | 'date-of-birth' | 'pincode' | 'pincode.hint'}`;

/** What the identity check asks for, and what its answers say. */
export const messages = {
  'identity.proof.PAN': 'PAN',
  'identity.proof.PAN.number': 'PAN',
  'identity.proof.PAN.hint': 'Ten letters and digits, as on the card',
  'identity.proof.VOTER_ID': 'Voter ID',
  'identity.proof.VOTER_ID.number': 'Voter ID number',
  'identity.proof.VOTER_ID.hint': 'Three letters and seven digits',
  'identity.proof.PASSPORT': 'Passport',
  'identity.proof.PASSPORT.number': 'Passport number',
  'identity.proof.PASSPORT.hint': 'One letter and seven digits',
  'identity.proof.DRIVING_LICENSE': 'Driving License',
  'identity.proof.DRIVING_LICENSE.number': 'Licence number',
  'identity.proof.DRIVING_LICENSE.hint': 'Starts with the two letters of the state',
  'identity.proof.NREGA_JOB_CARD': 'NREGA Job Card',
  'identity.proof.NREGA_JOB_CARD.number': 'Job card number',
  'identity.proof.NREGA_JOB_CARD.hint': 'As printed, with dashes and the slash',
  'identity.proof.AADHAAR': 'Aadhar Card',
  'identity.proof.AADHAAR.number': 'Aadhaar number',
  'identity.proof.AADHAAR.hint':
    'Twelve digits. Any other document will do instead. We keep only the last four digits',
  'identity.name': 'Name as on the document',
  'identity.date-of-birth': 'Date of birth',
  'identity.pincode': 'Pincode of the address on the document',
  'identity.pincode.hint': 'Six digits. If the document has an older address, give the pincode of that one',

  'identity.stage.NOT_FOUND':
    'The registry has no record with this number. Check it, or use another document.',
  'identity.stage.MISMATCH':
    'The name or date of birth on this document is different from your application. Correct whichever is wrong.',
  'identity.stage.OTP_SENT':
    'The registry sent a code of six digits to the mobile number it has for you. Enter it to go on.',
  'identity.stage.PENDING':
    'The registry is still looking. Ask again in a moment: it does not count as a try.',
  'identity.stage.FAILED':
    'The registry is not answering right now. Nothing is lost and no try was used. Please try again in a few minutes.',
} as const satisfies Record<
  ProofWord | `identity.stage.${Exclude<KycStage, Quiet>}` | IdentityFieldWord,
  string
>;
