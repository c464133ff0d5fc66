import type { Instant } from '#domain/date.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { proofEnds } from '#domain/opening/contact-proof.ts';
import { contactHolds, isHoldingRole, type PolicyContact } from '#domain/opening/policy-contact.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { chainOf } from '#domain/renewal/renewal-of.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Store } from '../ports/store.ts';
import type { Ports } from '../ports.ts';

/** The contacts that this visitor has shown to be theirs and that decide over a policy now. */
export async function heldContacts(
  store: Store,
  visitor: VisitorId,
  id: ProposalId,
  at: Instant,
): Promise<readonly PolicyContact[]> {
  const proven = (await store.proofsOf(visitor, at)).flatMap(({ contactId, proposalId }) =>
    proposalId === undefined ? [contactId] : [],
  );
  const contacts = await store.policyContactsOf(id);
  return contacts.filter(
    (contact) =>
      isHoldingRole(contact.role) && contactHolds(contact, at) && proven.includes(contact.contactId),
  );
}

/**
 * Whoever writes has the policy alone: it passes to this visitor, with what it renews and what renews it, and whoever had it
 * goes on reading it. Fails with `NOT_FOUND` for whoever does not read it, `HOLDER_ONLY` for whoever was let in to read.
 */
export async function takePen(ports: Ports, visitor: VisitorId, id: ProposalId): Promise<Result<Proposal>> {
  const { store, clock, ids } = ports;
  const now = clock.now();
  return store.atomically(async (within): Promise<Result<Proposal>> => {
    const before = await within.findReadable(visitor, id, now);
    if (!before) return fail('NOT_FOUND');
    for (const each of [before.owner, visitor].toSorted()) await within.holdVisitor(each);
    await within.holdProposal(id);
    const proposal = await within.findReadable(visitor, id, now);
    if (!proposal || proposal.owner !== before.owner) return fail('NOT_FOUND');
    if (proposal.owner === visitor) return ok(proposal);
    if (await within.hasJustEnded(visitor, now)) return fail('NOT_FOUND');
    if ((await heldContacts(within, visitor, id, now)).length === 0) return fail('HOLDER_ONLY');
    await letOwnerRead(within, proposal, now);
    await within.passOn(id, visitor, ids.quote());
    const passed = await within.findProposal(visitor, id);
    return passed ? ok(passed) : fail('NOT_FOUND');
  });
}

/** Those policies alone that it had open, and no others of the same mobile. */
async function letOwnerRead(within: Store, { id, owner }: Proposal, now: Instant): Promise<void> {
  for (const { id: proposalId } of chainOf(id, await within.proposalsOf(owner))) {
    const contacts = await within.policyContactsOf(proposalId);
    const holder = contacts.find((contact) => contact.role === 'holder' && contactHolds(contact, now));
    if (!holder) continue;
    const proof = { visitor: owner, contactId: holder.contactId, proposalId };
    await within.saveProof({ ...proof, provenAt: now, endsAt: proofEnds(now) });
  }
}
