import { isSameName } from '../identity/name/same-name.ts';
import { isPan } from '../identity/pan.ts';
import { maskProofNumber } from '../identity/proofs.ts';
import { type Kyc, kycAfterIdentityChange } from './kyc.ts';

/** The proposer's answers that say who it is. Empty while they are not given. */
export type Identity = {
  readonly name: string;
  readonly dateOfBirth: string;
  readonly pan: string;
};

/** Whether new answers of the proposer are about somebody else than whom the identity check was made for. */
export function isOtherIdentity(
  { proof, maskedNumber }: Pick<Kyc, 'proof' | 'maskedNumber'>,
  before: Identity,
  after: Identity,
): boolean {
  if (before.name !== after.name || before.dateOfBirth !== after.dateOfBirth) return true;
  // Half a PAN is one that is being typed.
  const isOtherPan = isPan(after.pan) && after.pan !== before.pan;
  return isOtherPan && proof === 'PAN' && maskProofNumber('PAN', after.pan) !== maskedNumber;
}

/** Whether the check is of somebody who can be called so: a name can have been corrected since, and the check be of the old one. */
export function isOfCheckedName(
  { stage, verifiedName }: Pick<Kyc, 'stage' | 'verifiedName'>,
  name: string,
): boolean {
  return stage === 'VERIFIED' && verifiedName !== undefined && isSameName(verifiedName, name);
}

/** A check of somebody who cannot be called so is void; what is under way is not looked at. */
export function checkForName(kyc: Kyc, name: string): Kyc {
  return kyc.stage === 'VERIFIED' && !isOfCheckedName(kyc, name) ? kycAfterIdentityChange(kyc) : kyc;
}
