import type { Kysely } from 'kysely';
import type { ProposalId, QuoteId, VisitorId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { Store } from '#usecases/ports.ts';
import { openKeyOf } from './proposals.ts';
import type { Sealer } from './sealing/sealing.ts';
import type { Tables } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';

type Passing = { readonly from: VisitorId; readonly to: VisitorId; readonly sealer: Sealer };

/** What is sealed is bound to its owner, so that each row is sealed anew for the next one. */
export function ownershipIn({ atomically }: UnitOfWork, sealer: Sealer): Pick<Store, 'handOver' | 'passOn'> {
  return {
    passOn: (id, to, copyOfQuote) => atomically((db) => passOne(db, id, { to, sealer, copyOfQuote })),
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
  const rows = await proposalRows(db).where('owner', '=', from).execute();
  for (const row of rows) await passRow(db, row, sealer, { owner: to });
  return rows.map(({ id }) => id);
}

type PassingOne = Pick<Passing, 'to' | 'sealer'> & { readonly copyOfQuote: QuoteId };

async function passOne(
  db: Kysely<Tables>,
  id: ProposalId,
  { to, sealer, copyOfQuote }: PassingOne,
): Promise<void> {
  const row = await proposalRows(db).where('id', '=', id).executeTakeFirstOrThrow();
  const { quoteId } = await passRow(db, row, sealer, { owner: to, quoteId: copyOfQuote });
  const { sealed_request, ...quote } = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  const request = sealer.open({ table: 'quotes', id: quoteId, owner: quote.owner }, sealed_request);
  const place = { table: 'quotes', id: copyOfQuote, owner: to } as const;
  await db
    .insertInto('quotes')
    .values({ ...quote, id: copyOfQuote, owner: to, sealed_request: sealer.seal(place, request) })
    .execute();
  const passed = { owner: to, quote_id: copyOfQuote };
  await db.updateTable('proposals').set({ quote_id: copyOfQuote }).where('id', '=', id).execute();
  await db.updateTable('transactions').set(passed).where('proposal_id', '=', id).execute();
  await db.updateTable('policies').set({ owner: to }).where('proposal_id', '=', id).execute();
}

type ProposalRow = Pick<Tables['proposals'], 'id' | 'owner' | 'open_key' | 'sealed_proposal'>;

function proposalRows(db: Kysely<Tables>) {
  return db.selectFrom('proposals').select(['id', 'owner', 'open_key', 'sealed_proposal']);
}

/** @returns the proposal as it was */
async function passRow(
  db: Kysely<Tables>,
  { id, owner, open_key, sealed_proposal }: ProposalRow,
  sealer: Sealer,
  change: Pick<Proposal, 'owner'> & Partial<Pick<Proposal, 'quoteId'>>,
): Promise<Proposal> {
  // Sealed by the store from a proposal.
  const proposal = sealer.open({ table: 'proposals', id, owner }, sealed_proposal) as Proposal;
  const passed = { ...proposal, ...change };
  await db
    .updateTable('proposals')
    .set({
      owner: passed.owner,
      open_key: open_key === null ? null : openKeyOf(passed),
      sealed_proposal: sealer.seal({ table: 'proposals', id, owner: passed.owner }, passed),
    })
    .where('id', '=', id)
    .execute();
  return proposal;
}
