import type { Instant } from '#domain/date.ts';
import type { VisitorId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { Store } from '../ports/store.ts';
import { heldContacts } from './take-pen.ts';

/** Policies that were bought in another visit, and over which this one decides: a code to their holder was typed here. */
export async function policiesHeldByCode(
  store: Store,
  visitor: VisitorId,
  at: Instant,
): Promise<readonly Proposal[]> {
  const policies: Proposal[] = [];
  for (const proposal of await store.readableBy(visitor, at)) {
    if (proposal.owner === visitor) continue;
    if ((await heldContacts(store, visitor, proposal.id, at)).length > 0) policies.push(proposal);
  }
  return policies;
}
