import type { ConsentReceipt } from '#domain/consent/receipt.ts';
import type { VisitorId } from '#domain/ids.ts';
import type { Ports } from '../ports.ts';

/** Every answer of a visitor, on the site and in purchases. */
export async function receiptsFor(
  store: Ports['store'],
  owner: VisitorId,
): Promise<readonly ConsentReceipt[]> {
  const proposals = await store.proposalsOf(owner);
  return [...(await store.consentsOf(owner)), ...proposals.flatMap(({ consents }) => consents)];
}
