import type { Kysely } from 'kysely';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { Store } from '#usecases/ports.ts';
import { openKeyOf } from './proposals.ts';
import type { Sealer } from './sealing/sealing.ts';
import type { Tables } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';

type Passing = { readonly from: VisitorId; readonly to: VisitorId; readonly sealer: Sealer };

/** What is sealed is bound to its owner, so that each row is sealed anew for the next one. */
export function ownershipIn({ atomically }: UnitOfWork, sealer: Sealer): Pick<Store, 'handOver'> {
  return {
    handOver: (from, to) =>
      atomically(async (db) => {
        await passQuotes(db, { from, to, sealer });
        await db.updateTable('shares').set({ owner: to }).where('owner', '=', from).execute();
        const proposals = await passProposals(db, { from, to, sealer });
        if (proposals.length === 0) return;
        await db
          .updateTable('transactions')
          .set({ owner: to })
          .where('proposal_id', 'in', proposals)
          .execute();
        await db.updateTable('policies').set({ owner: to }).where('proposal_id', 'in', proposals).execute();
      }),
  };
}

async function passQuotes(db: Kysely<Tables>, { from, to, sealer }: Passing): Promise<void> {
  const rows = await db
    .selectFrom('quotes')
    .select(['id', 'sealed_request'])
    .where('owner', '=', from)
    .execute();
  for (const { id, sealed_request } of rows) {
    const request = sealer.open({ table: 'quotes', id, owner: from }, sealed_request);
    const sealed = sealer.seal({ table: 'quotes', id, owner: to }, request);
    await db.updateTable('quotes').set({ owner: to, sealed_request: sealed }).where('id', '=', id).execute();
  }
}

async function passProposals(
  db: Kysely<Tables>,
  { from, to, sealer }: Passing,
): Promise<readonly ProposalId[]> {
  const rows = await db
    .selectFrom('proposals')
    .select(['id', 'open_key', 'sealed_proposal'])
    .where('owner', '=', from)
    .execute();
  for (const { id, open_key, sealed_proposal } of rows) {
    // Sealed by the store from a proposal.
    const proposal = sealer.open({ table: 'proposals', id, owner: from }, sealed_proposal) as Proposal;
    const passed = { ...proposal, owner: to };
    await db
      .updateTable('proposals')
      .set({
        owner: to,
        open_key: open_key === null ? null : openKeyOf(passed),
        sealed_proposal: sealer.seal({ table: 'proposals', id, owner: to }, passed),
      })
      .where('id', '=', id)
      .execute();
  }
  return rows.map(({ id }) => id);
}
