import type { ProposalId } from '#domain/ids.ts';
import { stoppedIssuing } from '#domain/proposal/issuing.ts';
import type { ProposalState } from '#domain/proposal/state.ts';
import { nextVersion, savedAsOfNow } from '../applying/move-proposal.ts';
import { settleProposal } from '../paying/settle-payment.ts';
import type { Ports } from '../ports.ts';

/**
 * `stopped`: no more tries are made, and the rounds give the money back once the insurer says that nothing was issued.
 * `not-paid`: the proposal is in a state in which no money of it waits for a policy.
 */
export type Stopping =
  | { readonly kind: 'stopped'; readonly state: ProposalState }
  | { readonly kind: 'not-paid'; readonly state: ProposalState };

/**
 * Has the money of a paid proposal go back instead of a policy being issued. It moves no money itself: it ends the tries to
 * issue, and settling, which looks up first what was issued after all, gives up by its own rule.
 */
export async function stopIssuing(ports: Ports, id: ProposalId): Promise<Stopping | undefined> {
  return savedAsOfNow<Stopping | undefined>(
    async () => {
      const proposal = await ports.store.getProposal(id);
      if (!proposal) return undefined;
      if (proposal.state !== 'paid') return { kind: 'not-paid', state: proposal.state };
      const issueTries = stoppedIssuing(proposal.issueTries, ports.clock.now());
      const isSaved = await ports.store.saveProposal(nextVersion(ports, proposal, { issueTries }));
      if (!isSaved) return 'overtaken';
      const settled = await settleProposal(ports, id);
      return settled && { kind: 'stopped', state: settled.state };
    },
    { kind: 'not-paid', state: 'paid' },
  );
}
