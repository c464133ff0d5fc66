import { isPan } from '../identity/pan.ts';
import { maskProofNumber } from '../identity/proofs.ts';
import type { Kyc } from './kyc.ts';

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
