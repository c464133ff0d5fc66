import type { Kysely } from 'kysely';
import type { ProposalId, QuoteId, VisitorId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { chainOf } from '#domain/renewal/renewal-of.ts';
import type { Store } from '#usecases/ports/store.ts';
import { holdName, lockForUpdate } from './engine/locks.ts';
import { markEnded } from './keeping/ended-visits.ts';
import { passOpening } from './opening/proofs.ts';
import { openKeyOf } from './rows/proposals.ts';
import type { SealedPlace, Sealer } from './sealing/sealing.ts';
import type { Row, Tables } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';

type Passing = { readonly from: VisitorId; readonly to: VisitorId; readonly sealer: Sealer };

/** What is sealed is bound to its owner, so that each row is sealed anew for the next one. */
export function ownershipIn({ atomically }: UnitOfWork, sealer: Sealer): Pick<Store, 'handOver' | 'passOn'> {
  return {
    passOn: (id, to, copyOfQuote) => atomically((db) => passOne(db, id, { to, sealer, copyOfQuote })),
    handOver: (from, to, at) =>
      atomically(async (db) => {
        // Nothing is begun under either name meanwhile. In one order, whoever passes to whom.
        for (const owner of [from, to].toSorted()) await holdName(db, 'visitor', owner);
        await markEnded(db, { visitor: from, sealer, at });
        const proposals = await passProposals(db, { from, to, sealer });
        await passQuotes(db, { from, to, sealer });
        await db.updateTable('shares').set({ owner: to }).where('owner', '=', from).execute();
        await passVisit(db, { from, to });
        await db.updateTable('call_backs').set({ owner: to }).where('owner', '=', from).execute();
        if (proposals.length === 0) return;
        await db
          .updateTable('transactions')
          .set({ owner: to })
          .where('proposalId', 'in', proposals)
          .execute();
        await db.updateTable('policies').set({ owner: to }).where('proposalId', 'in', proposals).execute();
      }),
  };
}

/** What both did alike was done once by the one visitor that they are now. */
async function passVisit(db: Kysely<Tables>, { from, to }: Omit<Passing, 'sealer'>): Promise<void> {
  await db.updateTable('consents').set({ owner: to }).where('owner', '=', from).execute();
  await db
    .deleteFrom('events')
    .where('owner', '=', from)
    .where('id', 'in', (event) => event.selectFrom('events').select('id').where('owner', '=', to))
    .execute();
  await db.updateTable('events').set({ owner: to }).where('owner', '=', from).execute();
  await db
    .deleteFrom('flags')
    .where('owner', '=', from)
    .where('flag', 'in', (flag) => flag.selectFrom('flags').select('flag').where('owner', '=', to))
    .execute();
  await db.updateTable('flags').set({ owner: to }).where('owner', '=', from).execute();
  await passOpening(db, { from, to });
}

async function passQuotes(db: Kysely<Tables>, { from, to, sealer }: Passing): Promise<void> {
  const own = db.selectFrom('quotes').select(['id', 'sealedRequest']).where('owner', '=', from);
  const rows = await lockForUpdate(db, own.orderBy('id')).execute();
  for (const { id, sealedRequest } of rows) {
    const request = sealer.open({ table: 'quotes', id, owner: from }, sealedRequest);
    const sealed = sealer.seal({ table: 'quotes', id, owner: to }, request);
    await db.updateTable('quotes').set({ owner: to, sealedRequest: sealed }).where('id', '=', id).execute();
  }
}

async function passProposals(
  db: Kysely<Tables>,
  { from, to, sealer }: Passing,
): Promise<readonly ProposalId[]> {
  const rows = await lockForUpdate(db, proposalRows(db).where('owner', '=', from).orderBy('id')).execute();
  for (const row of rows) await passRow(db, row, sealer, { owner: to });
  return rows.map(({ id }) => id);
}

type PassingOne = Pick<Passing, 'to' | 'sealer'> & { readonly copyOfQuote: QuoteId };

async function passOne(
  db: Kysely<Tables>,
  id: ProposalId,
  { to, sealer, copyOfQuote }: PassingOne,
): Promise<void> {
  const chain = await chainRows(db, id, sealer);
  const [first, ...others] = chain;
  const { quoteId } = await passRow(db, first, sealer, { owner: to, quoteId: copyOfQuote });
  for (const row of others) await passRow(db, row, sealer, { owner: to, quoteId: copyOfQuote });
  const { sealedRequest, ...quote } = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  const request = sealer.open({ table: 'quotes', id: quoteId, owner: quote.owner }, sealedRequest);
  const place = { table: 'quotes', id: copyOfQuote, owner: to } as const;
  await db
    .insertInto('quotes')
    .values({ ...quote, id: copyOfQuote, owner: to, sealedRequest: sealer.seal(place, request) })
    .execute();
  const ids = chain.map((row) => row.id);
  const passed = { owner: to, quoteId: copyOfQuote };
  await db.updateTable('proposals').set({ quoteId: copyOfQuote }).where('id', 'in', ids).execute();
  await db.updateTable('transactions').set(passed).where('proposalId', 'in', ids).execute();
  await db.updateTable('policies').set({ owner: to }).where('proposalId', 'in', ids).execute();
}

/** The proposal itself first; what it renews and what renews it is of its quote and its owner too. */
async function chainRows(
  db: Kysely<Tables>,
  id: ProposalId,
  sealer: Sealer,
): Promise<readonly [ProposalRow, ...ProposalRow[]]> {
  const { owner } = await proposalRows(db).where('id', '=', id).executeTakeFirstOrThrow();
  // Nothing is begun from what passes on meanwhile.
  await holdName(db, 'visitor', owner);
  const row = await lockForUpdate(db, proposalRows(db).where('id', '=', id)).executeTakeFirstOrThrow();
  const ofQuote = proposalRows(db).where('owner', '=', row.owner).where('quoteId', '=', row.quoteId);
  const rows = await lockForUpdate(db, ofQuote.orderBy('id')).execute();
  // Sealed by the store from a proposal.
  const renewalIn = (each: ProposalRow) =>
    (sealer.open(placeOf(each), each.sealedProposal) as Proposal).renewal;
  const linked = rows.map((each) => ({ id: each.id, row: each, renewal: renewalIn(each) }));
  const others = chainOf(id, linked).flatMap((each) => (each.id === id ? [] : [each.row]));
  return [row, ...others];
}

type ProposalRow = Pick<Row<'proposals'>, 'id' | 'owner' | 'quoteId' | 'openKey' | 'sealedProposal'>;

function placeOf({ id, owner }: Pick<ProposalRow, 'id' | 'owner'>): SealedPlace {
  return { table: 'proposals', id, owner };
}

function proposalRows(db: Kysely<Tables>) {
  return db.selectFrom('proposals').select(['id', 'owner', 'quoteId', 'openKey', 'sealedProposal']);
}

/** @returns the proposal as it was */
async function passRow(
  db: Kysely<Tables>,
  row: ProposalRow,
  sealer: Sealer,
  change: Pick<Proposal, 'owner'> & Partial<Pick<Proposal, 'quoteId'>>,
): Promise<Proposal> {
  const { id, openKey, sealedProposal } = row;
  // Sealed by the store from a proposal.
  const proposal = sealer.open(placeOf(row), sealedProposal) as Proposal;
  const passed = { ...proposal, ...change };
  await db
    .updateTable('proposals')
    .set({
      owner: passed.owner,
      ...(openKey !== undefined && { openKey: openKeyOf(passed) }),
      sealedProposal: sealer.seal(placeOf(passed), passed),
    })
    .where('id', '=', id)
    .execute();
  return proposal;
}
