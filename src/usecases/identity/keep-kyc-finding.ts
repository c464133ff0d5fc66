import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { type Kyc, type KycFinding, type KycSearch, kycAfter } from '#domain/kyc/kyc.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { mayEdit } from '#domain/proposal/state.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { nextVersion, savedAsOfNow } from '../applying/move-proposal.ts';
import { openProposal } from '../applying/open-proposal.ts';
import type { Ports } from '../ports.ts';

type KycFindingInput = {
  readonly id: ProposalId;
  readonly finding: KycFinding;
  /** What was asked, held against the proposal as it stands by now. */
  readonly searchOf: (proposal: Proposal) => KycSearch;
  /** Gives back what was counted before the registry was asked. */
  readonly givingBack: (kyc: Kyc) => Kyc;
};

/**
 * Keeps what the registry said. It is slow: what was saved meanwhile stays, and its answer
 * is held against the proposal as it stands now. Fails with `NOT_FOUND`, `PROPOSAL_LOCKED`, `STALE_PROPOSAL`, and as
 * `kycAfter` does.
 */
export async function keepKycFinding(
  ports: Ports,
  owner: VisitorId,
  { id, finding, searchOf, givingBack }: KycFindingInput,
): Promise<Result<Proposal>> {
  return savedAsOfNow<Result<Proposal>>(async () => {
    const opened = await openProposal(ports, owner, id);
    if (!opened.ok) return opened;
    const proposal = opened.value;
    if (!mayEdit(proposal.state)) return fail('PROPOSAL_LOCKED');
    const kyc = kycAfter(givingBack(proposal.kyc), searchOf(proposal), finding, ports.clock.now());
    if (!kyc.ok) return kyc;
    const next = nextVersion(ports, proposal, { kyc: kyc.value });
    return (await ports.store.saveProposal(next)) ? ok(next) : 'overtaken';
  }, fail('STALE_PROPOSAL'));
}
