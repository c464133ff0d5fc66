import { dayInIndia } from '#domain/date.ts';
import type { ProposalId } from '#domain/ids.ts';
import { lateMoneySince } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { type SettlingFacts, settlingAction } from '#domain/purchase/settling-action.ts';
import { never } from '#domain/result.ts';
import { applyEvent, type Progress } from '../applying/move-proposal.ts';
import { StoreUnavailable } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import { remindOfEnd } from '../telling/purchase-letters.ts';
import { issuePolicy } from './issue-policy.ts';
import { ordersOf } from './payment-orders.ts';

const maxRounds = 12;

/**
 * Brings one proposal as far as the gateway's and the insurer's word allow: takes what the gateway says of its order,
 * debits or releases a blocked amount, has a paid policy issued, gives money back that cannot become a policy. It may
 * run any number of times, at once or after a crash at any point: every outside call is idempotent by its reference
 * and every save is refused when somebody saved in between.
 */
export async function settleProposal(ports: Ports, id: ProposalId): Promise<Proposal | undefined> {
  for (let round = 0; round < maxRounds; round += 1) {
    const proposal = await ports.store.getProposal(id);
    if (!proposal) return undefined;
    if ((await advance(ports, proposal)) === 'settled') return ports.store.getProposal(id);
  }
  ports.journal.note('settle-rounds-exhausted');
  return ports.store.getProposal(id);
}

/** How many proposals a round looked after, and for how many of them that broke. */
export type SettlingRound = { readonly tried: number; readonly failed: number };

/** One insurer that answers late, each time, would make all the others' buyers wait for it. */
const atOnce = 8;

/**
 * Looks after everything that waits on somebody outside; one proposal's trouble does not stop the others.
 * @throws StoreUnavailable, because the next proposal would fare no better; once all that was begun has ended.
 */
export async function settleUnsettled(ports: Ports, limit: number): Promise<SettlingRound> {
  const ids = await ports.store.unsettledProposals(limit, lateMoneySince(ports.clock.now()));
  const queue = [...ids];
  let failed = 0;
  const settleOnes = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      try {
        await settleProposal(ports, id);
      } catch (error) {
        if (error instanceof StoreUnavailable) {
          queue.length = 0;
          throw error;
        }
        failed += 1;
        ports.journal.note('settle-failed', { error: error instanceof Error ? error.name : 'unknown' });
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, settleOnes));
  const away = ends.find((end) => end.status === 'rejected');
  if (away) throw away.reason;
  return { tried: ids.length, failed };
}

async function advance(ports: Ports, proposal: Proposal): Promise<Progress> {
  const orders = await ordersOf(ports, proposal);
  const order = await orders.refresh();
  const action = settlingAction(proposal, order, await settlingFacts(ports, proposal));
  switch (action.kind) {
    case 'wait':
      return 'settled';
    case 'remind':
      await remindOfEnd(ports, proposal);
      return 'settled';
    case 'event': {
      const closed = action.closes && (await orders.close(action.closes));
      if (action.closes && !closed) return 'settled';
      if (closed?.state === 'captured' || closed?.state === 'blocked') return 'moved';
      return applyEvent(ports, proposal, action.event, action.change);
    }
    case 'debit':
      return (await orders.debit(action.order)).state === 'blocked' ? 'settled' : 'moved';
    case 'give-back':
      await orders.giveBack(action.order);
      return 'settled';
    case 'issue':
      return issuePolicy(ports, proposal, action.order);
    default:
      return never(action);
  }
}

async function settlingFacts(
  { insurer, catalogue, clock }: Ports,
  { state, insurerSlug, number, slabId }: Proposal,
): Promise<SettlingFacts> {
  const answer = state === 'awaiting-decision' ? await insurer.decision(insurerSlug, number) : undefined;
  return {
    today: dayInIndia(clock.now()),
    isSold: catalogue.current().slabs.has(slabId),
    decision: answer?.ok ? answer.value : undefined,
  };
}
