import type { IsoDate } from '#domain/date.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import type { AuditEntry } from '#domain/operating/audit.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { never } from '#domain/result.ts';
import { bareProposal, erasureStep, isPayable } from '#domain/retention/erasure.ts';
import { booksUntil } from '#domain/retention/rules.ts';
import { nextVersion } from '../applying/move-proposal.ts';
import { createGatewayOrders } from '../paying/gateway-orders.ts';
import { settleProposal } from '../paying/settle-payment.ts';
import { type Store, StoreUnavailable } from '../ports/store.ts';
import type { Ports } from '../ports.ts';

/** What is left of a purchase after its erasure was asked for. */
export type LeftOver = {
  readonly number: string;
  /** Last day on which it is kept; undefined: its money has to come to an end first. */
  readonly until: IsoDate | undefined;
};

export type Erased = {
  readonly quotes: number;
  readonly proposals: number;
  readonly shares: number;
  readonly leftovers: readonly LeftOver[];
};

type ErasureSource = Pick<AuditEntry, 'who' | 'via' | 'reason'>;

/**
 * Erases everything of a visitor but what the law keeps. All of it passes first, in one write, to somebody whom no cookie
 * names: what is under way in another tab of theirs finds nothing any more. What cannot go at once is gone on with by rounds,
 * be it that this process ends.
 */
export async function eraseVisitor(ports: Ports, visitor: VisitorId, source: ErasureSource): Promise<Erased> {
  const { store, ids, clock } = ports;
  const at = clock.now();
  const nobody = ids.visitor();
  const { quotes, shares, proposals } = await store.atomically(async (within) => {
    await within.holdVisitor(visitor);
    const counts = {
      quotes: (await within.quotesOf(visitor)).length,
      shares: (await within.sharesOf(visitor)).length,
      proposals: await within.proposalsOf(visitor),
    };
    // A line is kept for ten years: a stranger who has nothing erased time and again must not write it.
    const isLine = source.via !== 'visitor' || (await holdsAnything(within, visitor));
    const reference = counts.proposals.map(({ number }) => number).join(' ');
    await within.eraseSharesOf(visitor);
    await within.handOver(visitor, nobody, at);
    await within.askErasure(nobody, at);
    // Last, as the end of the log is held until this is done, and nobody waits for two things then.
    if (isLine) await within.recordAudit({ at, act: 'erasure-asked', reference, ...source });
    return counts;
  });
  await eraseEach(
    ports,
    proposals.map(({ id }) => id),
  );
  const leftovers = await leftOf(ports, proposals);
  ports.journal.note('erased', { proposals: proposals.length, left: leftovers.length });
  return { quotes, shares, proposals: proposals.length, leftovers };
}

async function holdsAnything(within: Store, visitor: VisitorId): Promise<boolean> {
  const kinds = [
    'quotesOf',
    'proposalsOf',
    'sharesOf',
    'callBacksOf',
    'consentsOf',
    'eventsOf',
    'flagsOf',
  ] as const;
  for (const kind of kinds) if ((await within[kind](visitor)).length > 0) return true;
  return false;
}

async function leftOf(ports: Ports, before: readonly Proposal[]): Promise<readonly LeftOver[]> {
  const leftovers = await Promise.all(
    before.map(async ({ id, number }): Promise<readonly LeftOver[]> => {
      const proposal = await ports.store.getProposal(id);
      const policy = proposal && (await ports.store.policyOf(id));
      if (policy) return [{ number, until: booksUntil(policy.coverUntil) }];
      const isWhole = proposal !== undefined && proposal.members.length > 0;
      return isWhole ? [{ number, until: undefined }] : [];
    }),
  );
  return leftovers.flat();
}

/** Goes on with erasures that could not end at once; answers how many have ended. */
export async function eraseRequested(ports: Ports, limit: number): Promise<number> {
  return eraseEach(ports, await ports.store.proposalsToErase(limit));
}

/** One that breaks stops no other: rounds try it again. */
async function eraseEach(ports: Ports, ids: readonly ProposalId[]): Promise<number> {
  let done = 0;
  for (const id of ids) {
    try {
      if (await eraseProposal(ports, id)) done += 1;
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      ports.journal.note('erasure-failed', { error: error instanceof Error ? error.name : 'unknown' });
    }
  }
  return done;
}

/** Whether nothing is left to do. Only for a proposal of nobody's, or one that nobody can buy any more. */
async function eraseProposal(ports: Ports, id: ProposalId): Promise<boolean> {
  const proposal = await ports.store.getProposal(id);
  if (!proposal) return true;
  const step = erasureStep(proposal, await ports.store.paymentsOf(id));
  switch (step) {
    case 'keep':
      await ports.store.sealPolicy(id, ports.clock.now());
      return true;
    case 'wait':
      return false;
    case 'withdraw':
      return withdraw(ports, proposal);
    case 'erase':
      return strip(ports, proposal);
    default:
      return never(step);
  }
}

/** Closed by the same road as what is too old to be paid for: the order first, and money that comes all the same goes back. */
async function withdraw(ports: Ports, proposal: Proposal): Promise<boolean> {
  const expiry = { ...proposal.expiry, reason: 'erasure-asked' } as const;
  if (proposal.expiry.reason !== expiry.reason)
    await ports.store.saveProposal(nextVersion(ports, proposal, { expiry }));
  const settled = await settleProposal(ports, proposal.id);
  return settled?.state === 'expired' ? eraseProposal(ports, proposal.id) : false;
}

/** Orders that could still be paid are closed at the gateway; what then says nothing of anybody is kept for late money. */
async function strip(ports: Ports, proposal: Proposal): Promise<boolean> {
  const payments = await ports.store.paymentsOf(proposal.id);
  for (const payment of payments.filter(isPayable)) {
    const closed = await createGatewayOrders(ports).close(payment);
    if (!closed || (!isPayable(closed) && closed.state !== 'cancelled')) return false;
  }
  const at = ports.clock.now();
  return payments.length === 0
    ? ports.store.removeProposal(proposal)
    : ports.store.bareProposal(bareProposal(proposal, at), at);
}
