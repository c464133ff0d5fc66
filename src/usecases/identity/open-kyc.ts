import type { ProposalId, VisitorId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { mayEdit } from '#domain/proposal/state.ts';
import { mayOpen } from '#domain/proposal/steps.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { openProposal } from '../applying/open-proposal.ts';
import type { Ports } from '../ports.ts';

/**
 * An owned proposal whose turn for the identity check has come; also one that has passed it. Fails with `NOT_FOUND`,
 * `PROPOSAL_EXPIRED`, `PROPOSAL_LOCKED`, `STEP_OUT_OF_ORDER`.
 */
export async function openKyc(ports: Ports, owner: VisitorId, id: ProposalId): Promise<Result<Proposal>> {
  const opened = await openProposal(ports, owner, id);
  if (!opened.ok) return opened;
  const proposal = opened.value;
  if (proposal.kyc.stage === 'VERIFIED') return ok(proposal);
  if (proposal.state === 'expired') return fail('PROPOSAL_EXPIRED');
  if (!mayEdit(proposal.state)) return fail('PROPOSAL_LOCKED');
  return mayOpen('review', proposal.completed) ? ok(proposal) : fail('STEP_OUT_OF_ORDER');
}
