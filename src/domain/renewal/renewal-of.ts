import type { ProposalId } from '../ids.ts';
import type { Proposal } from '../proposal/proposal.ts';

/** Ended without a policy: the policy before it can be renewed again. */
const ended: readonly Proposal['state'][] = ['declined', 'expired', 'refunded'];

/** The renewal of a policy that stands or was issued; there is never more than one. */
export function renewalOf(id: ProposalId, proposals: readonly Proposal[]): Proposal | undefined {
  return proposals.find(({ renewal, state }) => renewal?.of === id && !ended.includes(state));
}
