import type { ContactAddress } from '#domain/opening/policy-contact.ts';
import type { Sealer } from '../sealing/sealing.ts';

/** By which a contact is known again; by the key that seals first. */
export function marksOfAddress(
  sealer: Pick<Sealer, 'marksOf'>,
  { kind, value }: ContactAddress,
): readonly [string, ...string[]] {
  return sealer.marksOf({ table: 'contacts', value: JSON.stringify([kind, value]) });
}
