import { dayInIndia } from '#domain/date.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { expiredBecause } from '#domain/proposal/expiry.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { applyEvent } from './move-proposal.ts';

/** An owned proposal; one whose time is up is closed on the way. Fails with `NOT_FOUND` for anybody else. */
export async function openProposal(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
): Promise<Result<Proposal>> {
  const proposal = await ports.store.findProposal(owner, id);
  if (!proposal) return fail('NOT_FOUND');
  // With an order at the gateway the settling work closes it, the order first.
  if (proposal.state !== 'drafting') return ok(proposal);
  const hasSlab = ports.catalogue.current().slabs.has(proposal.slabId);
  const reason = expiredBecause(proposal, dayInIndia(ports.clock.now()), hasSlab);
  if (reason === undefined) return ok(proposal);
  await applyEvent(ports, proposal, 'expire', { expiry: { ...proposal.expiry, reason } });
  const closed = await ports.store.findProposal(owner, id);
  return closed ? ok(closed) : fail('NOT_FOUND');
}
