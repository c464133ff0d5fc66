import { dayInIndia, minutesBetween } from '#domain/date.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { leavesAfter } from '#domain/message/change-letters.ts';
import { offeredBlocks } from '#domain/offer/offered-blocks.ts';
import { payableFrom } from '#domain/payment/payment-tries.ts';
import { isStuck } from '#domain/proposal/issuing.ts';
import { requestLike } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { boughtStates } from '#domain/proposal/state-facts.ts';
import { outcomeOf } from '#domain/purchase/outcome.ts';
import type { PurchaseView } from '#domain/purchase/purchase-view.ts';
import { type Block, blockIdOf, isSplitBlock } from '#domain/quote/block.ts';
import { personOf } from '#domain/quote/person-block.ts';
import { renewalMarkOf } from '#domain/renewal/renewal-of.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { asEnded } from '#domain/service/ending/ended-policy.ts';
import { openProposal } from '../applying/open-proposal.ts';
import type { Ports } from '../ports.ts';
import { ordersOf } from './payment-orders.ts';
import { settleProposal } from './settle-payment.ts';

/** Asks the gateway and the insurer first, so that the page after payment tells the truth and not the browser's hint. Fails with `NOT_FOUND`. */
export async function readOutcome(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
): Promise<Result<PurchaseView>> {
  const { store, clock } = ports;
  const opened = await openProposal(ports, owner, id);
  if (!opened.ok && !(await store.findReadable(owner, id, clock.now()))) return opened;
  await settleProposal(ports, id);
  const proposal = await store.findReadable(owner, id, clock.now());
  if (!proposal) return fail('NOT_FOUND');
  const { current: payment, tries } = await ordersOf(ports, proposal);
  const policy = await ports.store.policyOf(id);
  const today = dayInIndia(ports.clock.now());
  const outcome = outcomeOf(proposal, payment);
  const since = outcome === 'pending' ? payment?.updatedAt : undefined;
  return ok({
    proposal,
    payment,
    policy: policy && asEnded(policy),
    outcome,
    waiting: since && { since, mayLeave: minutesBetween(since, ports.clock.now()) >= leavesAfter },
    isStuck: proposal.state === 'paid' && isStuck(proposal.issueTries, ports.clock.now()),
    payableFrom: payableFrom(proposal.paymentVisits ?? [], tries, ports.clock.now()),
    renewal: policy && renewalMarkOf(policy, await store.readableBy(owner, clock.now()), today),
    // Whoever reads a policy by a code has not its quote.
    next: proposal.owner === owner ? await nextPurchase(ports, proposal) : undefined,
  });
}

/** What is bought in parts, one after the other: the sides of a family, or each person; undefined: all in one. */
function purchaseKindOf(block: Pick<Block, 'id' | 'group'>): 'side' | 'person' | undefined {
  if (isSplitBlock(block)) return 'side';
  return personOf(block.id) === undefined ? undefined : 'person';
}

async function nextPurchase(ports: Ports, proposal: Proposal): Promise<PurchaseView['next']> {
  // Its quote was of the year before.
  if (proposal.renewal) return undefined;
  const kind = purchaseKindOf({ id: blockIdOf(proposal), group: proposal.group });
  if (kind === undefined) return undefined;
  const quote = await ports.store.findQuote(proposal.owner, proposal.quoteId);
  if (!quote) return undefined;
  const proposals = await ports.store.proposalsOfQuote(proposal.owner, proposal.quoteId);
  const keysOf = (members: readonly { readonly key: string }[]) => members.map(({ key }) => key);
  const isBought = (members: readonly { readonly key: string }[]) =>
    proposals.some(
      (other) =>
        boughtStates.includes(other.state) &&
        keysOf(members).some((key) => keysOf(other.members).includes(key)),
    ) || keysOf(members).some((key) => keysOf(proposal.members).includes(key));
  const catalogue = ports.catalogue.current();
  const request = requestLike(quote.request, proposal, catalogue);
  return offeredBlocks(catalogue.products, request, quote.channel).find(
    (block) => purchaseKindOf(block) === kind && block.hindrances.length === 0 && !isBought(block.members),
  );
}
