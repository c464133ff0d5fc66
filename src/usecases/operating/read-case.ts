import type { ProposalId } from '#domain/ids.ts';
import { type MaskedCase, maskedCase } from '#domain/operating/masked-case.ts';
import { type Stuck, stuckBecause } from '#domain/operating/stuck.ts';
import type { CallLedgerLine } from '#domain/outside/call-ledger.ts';
import type { KeyedDelivery } from '../ports/keeping.ts';
import type { Ports } from '../ports.ts';

/** One purchase as operators read it, with what was asked and sent about it. */
export type OperatorsCase = MaskedCase & {
  readonly stuck: readonly Stuck[];
  readonly calls: readonly CallLedgerLine[];
  readonly letters: readonly KeyedDelivery[];
};

const maxLines = 50;

export async function readCase(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  id: ProposalId,
): Promise<OperatorsCase | undefined> {
  const proposal = await store.getProposal(id);
  if (!proposal) return undefined;
  const payments = await store.paymentsOf(id);
  const policy = await store.policyOf(id);
  const [row] = await store.proposalsByReference(id);
  return {
    ...maskedCase({ proposal, payments, policy }),
    stuck: row ? stuckBecause({ row, payments }, clock.now()) : [],
    calls: await store.lastOutsideCalls({ limit: maxLines, reference: proposal.number, failedOnly: false }),
    letters: await store.deliveriesAbout(id),
  };
}
