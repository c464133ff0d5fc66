import { dayInIndia } from '#domain/date.ts';
import type { VisitorId } from '#domain/ids.ts';
import { destinationOf } from '#domain/proposal/destination.ts';
import { unboughtStates } from '#domain/proposal/state-facts.ts';
import { outcomeOf } from '#domain/purchase/outcome.ts';
import type { OwnPurchase } from '#domain/purchase/purchase-view.ts';
import { renewalMarkOf } from '#domain/renewal/renewal-of.ts';
import { asEnded } from '#domain/service/ending/ended-policy.ts';
import { currentOrder } from '../paying/payment-orders.ts';
import type { Ports } from '../ports.ts';

/** A family in one browser has no more; each is read whole. */
const most = 20;

/** What a visitor has bought or sent to an insurer, the last begun first, as it is known now: nobody outside is asked. */
export async function listPurchases(ports: Ports, owner: VisitorId): Promise<readonly OwnPurchase[]> {
  const proposals = await ports.store.readableBy(owner, ports.clock.now());
  const today = dayInIndia(ports.clock.now());
  const boughtProposals = proposals.filter(({ state }) => !unboughtStates.includes(state)).slice(0, most);
  return Promise.all(
    boughtProposals.map(async (proposal) => {
      const payment = await currentOrder(ports, proposal);
      const policy = await ports.store.policyOf(proposal.id);
      return {
        proposal,
        payment,
        policy: policy && asEnded(policy),
        renewal: policy && renewalMarkOf(policy, proposals, today),
        outcome: outcomeOf(proposal, payment),
        destination: destinationOf(proposal, payment),
      };
    }),
  );
}
