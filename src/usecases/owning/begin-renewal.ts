import type { ProposalId, VisitorId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { type FailureCode, fail, ok, type Result } from '#domain/result.ts';
import { savedAsOfNow } from '../applying/move-proposal.ts';
import { takePen } from '../opening/take-pen.ts';
import type { Ports } from '../ports.ts';
import { type RenewalState, readRenewal } from './read-renewal.ts';

const refusals: Readonly<Record<Exclude<RenewalState['kind'], 'open' | 'begun' | 'renewed'>, FailureCode>> = {
  'too-early': 'RENEWAL_TOO_EARLY',
  over: 'RENEWAL_EXPIRED',
  withdrawn: 'PLAN_NOT_OFFERED',
  'no-price': 'PRICE_UNAVAILABLE',
  'price-pending': 'PRICE_PENDING',
  'insurer-silent': 'INSURER_UNAVAILABLE',
};

/**
 * Begins the renewal of a policy, which its holder takes over from whoever had it. Events count it with the visit that begins it. Asked again, at once or from
 * another tab, it answers the renewal that was begun or issued. Fails with `NOT_FOUND`, `RENEWAL_TOO_EARLY`, `RENEWAL_EXPIRED`, `PLAN_NOT_OFFERED`, `PRICE_UNAVAILABLE`,
 * `PRICE_PENDING`, `INSURER_UNAVAILABLE`, `HOLDER_ONLY`, `STALE_PROPOSAL`.
 */
export async function beginRenewal(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
  visit?: string,
): Promise<Result<Proposal>> {
  const pen = await takePen(ports, owner, id);
  if (!pen.ok) return pen;
  return savedAsOfNow(() => beginAsOfNow(ports, owner, id, visit), fail('STALE_PROPOSAL'));
}

async function beginAsOfNow(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
  visit: string | undefined,
): Promise<Result<Proposal> | 'overtaken'> {
  const read = await readRenewal(ports, owner, id);
  if (!read.ok) return read;
  const { state } = read.value;
  if (state.kind === 'begun' || state.kind === 'renewed') return ok(state.renewal);
  if (state.kind !== 'open') return fail(refusals[state.kind]);
  const proposal = { ...state.proposal, visit };
  const { transactionId, quoteId, slabId, cptId, createdAt } = proposal;
  const transaction = {
    ...{ id: transactionId, proposalId: proposal.id },
    ...{ quoteId, owner, slabId, cptId, createdAt },
  };
  return ports.store.atomically(async (store) => {
    await store.holdVisitor(owner);
    await store.holdProposal(id);
    // It may have passed to another name meanwhile: what is begun under the old one would be lost.
    const old = await store.findProposal(owner, id);
    if (!old) return fail('NOT_FOUND');
    // A change of the policy was accepted while the insurer was asked: what was drafted has the old answers.
    if (old.version !== read.value.proposal.version) return 'overtaken';
    return ok(await store.insertProposal(transaction, proposal));
  });
}
