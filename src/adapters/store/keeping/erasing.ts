import type { Kysely } from 'kysely';
import type { Instant } from '#domain/date.ts';
import type { ProposalId, QuoteId, VisitorId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { reminderKinds } from '#domain/renewal/reminders.ts';
import { bareRequest } from '#domain/retention/erasure.ts';
import type { VisitorDataStore } from '#usecases/ports/keeping.ts';
import { lockForUpdate, locksRows } from '../engine/locks.ts';
import { removeContactsOfPolicies } from '../opening/contacts.ts';
import { removeOpeningOf } from '../opening/proofs.ts';
import { proposalChange } from '../rows/proposals.ts';
import { placeOf, quoteOf } from '../rows/quotes.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Db = Kysely<Tables>;

export function erasingIn({ run, atomically }: UnitOfWork, sealer: Sealer) {
  return {
    askErasure: (owner, at) =>
      atomically(async (db) => {
        await db
          .updateTable('proposals')
          .set({ eraseAskedAt: at })
          .where('owner', '=', owner)
          .where('eraseAskedAt', 'is', null)
          .execute();
        await removeVisit(db, owner);
        // What has to stay for a while is not come back to: not by a link from before either.
        const theirs = db.selectFrom('proposals').select('id').where('owner', '=', owner);
        await db.deleteFrom('resume_links').where('proposalId', 'in', theirs).execute();
        await removeContactsOfPolicies(db, idsOf(await theirs.execute()));
        const quotes = db.selectFrom('quotes').select('id').where('owner', '=', owner);
        await removeQuotesOfNothing(db, idsOf(await quotes.execute()));
      }),

    proposalsToErase: async (limit) => {
      const rows = await run((db) =>
        db
          .selectFrom('proposals')
          .select('id')
          .where('eraseAskedAt', 'is not', null)
          .where('erasedAt', 'is', null)
          .where('state', '!=', 'paid')
          .orderBy('updatedAt')
          .limit(limit)
          .execute(),
      );
      return idsOf(rows);
    },

    bareProposal: (bare, at) => atomically((db) => storeBare(db, bare, { at, sealer })),

    removeProposal: ({ id, version, quoteId, number }) =>
      atomically(async (db) => {
        const row = await lockForUpdate(
          db,
          db.selectFrom('proposals').select('version').where('id', '=', id),
        ).executeTakeFirst();
        const order = await db
          .selectFrom('payments')
          .select('receipt')
          .where('proposalId', '=', id)
          .executeTakeFirst();
        if (row?.version !== version || order) return false;
        await removeWhatHangsOn(db, [{ id, number }]);
        await db.deleteFrom('proposals').where('id', '=', id).execute();
        await letGoOfQuotes(db, [quoteId], sealer);
        return true;
      }),

    hasErasureRequest: (id) => run((db) => hasErasureRequest(db, id)),

    sealPolicy: (id, at) =>
      atomically(async (db) => {
        await db.updateTable('proposals').set({ erasedAt: at }).where('id', '=', id).execute();
        await db.deleteFrom('resume_links').where('proposalId', '=', id).execute();
        await removeContactsOfPolicies(db, [id]);
        // A reminder that waits would bring a new link to what nobody opens any more.
        await removeLetters(db, [...(await keysAbout(db, [id], 'ended')), ...remindersOf(id)]);
        const number = db.selectFrom('proposals').select('number').where('id', '=', id);
        await db.deleteFrom('events').where('reference', '=', number).execute();
      }),
  } satisfies Partial<VisitorDataStore>;
}

function idsOf<Id>(rows: readonly { readonly id: Id }[]): readonly Id[] {
  return rows.map(({ id }) => id);
}

async function hasErasureRequest(db: Db, id: ProposalId): Promise<boolean> {
  const row = await db
    .selectFrom('proposals')
    .select(['eraseAskedAt', 'erasedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (row?.eraseAskedAt ?? row?.erasedAt) !== undefined;
}

/** What stands by its visitor and by no purchase; what was counted in purchases too, as no law asks for it. */
async function removeVisit(db: Db, owner: VisitorId): Promise<void> {
  await db.deleteFrom('call_backs').where('owner', '=', owner).execute();
  // Whose they were nobody could show any more: they would prove nothing.
  await db.deleteFrom('consents').where('owner', '=', owner).execute();
  await db.deleteFrom('events').where('owner', '=', owner).execute();
  await db.deleteFrom('flags').where('owner', '=', owner).execute();
  await removeOpeningOf(db, owner);
}

async function storeBare(
  db: Db,
  bare: Proposal,
  { at, sealer }: { readonly at: Instant; readonly sealer: Sealer },
): Promise<boolean> {
  const { id, owner, ...change } = proposalChange(bare, sealer);
  const saved = await db
    .updateTable('proposals')
    .set({ ...change, openKey: null, turn: 0, erasedAt: at })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('version', '=', bare.version - 1)
    .executeTakeFirst();
  if (saved.numUpdatedRows !== 1n) return false;
  await removeWhatHangsOn(db, [bare]);
  // The bank's own words on a failed try may name people.
  await db.updateTable('payments').set({ failureText: null }).where('proposalId', '=', id).execute();
  await letGoOfQuotes(db, [bare.quoteId], sealer);
  return true;
}

/** Everything that is about some proposals, but for their orders and their policies. */
export async function removeWhatHangsOn(
  db: Db,
  proposals: readonly { readonly id: ProposalId; readonly number: string }[],
): Promise<void> {
  const ids = proposals.map(({ id }) => id);
  const numbers = proposals.map(({ number }) => number);
  await removeLetters(db, await keysAbout(db, ids, 'all'));
  await removeContactsOfPolicies(db, ids);
  for (const table of ['resume_links', 'transactions', 'draft_notices'] as const)
    await db.deleteFrom(table).where('proposalId', 'in', ids).execute();
  for (const table of ['asked', 'events'] as const)
    await db.deleteFrom(table).where('reference', 'in', numbers).execute();
}

export async function removeLetters(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await lockForUpdate(db, db.selectFrom('outbox').select('key').where('key', 'in', keys)).execute();
  await db.deleteFrom('deliveries').where('messageKey', 'in', keys).execute();
  await db.deleteFrom('outbox').where('key', 'in', keys).execute();
}

/** Letters that were queued before their row named the proposal are known by their key. */
export function lettersOf(id: ProposalId): readonly string[] {
  return [`policy-issued:${id}`, ...remindersOf(id)];
}

function remindersOf(id: ProposalId): readonly string[] {
  return reminderKinds.map((reminder) => `renewal-due:${id}:${reminder}`);
}

async function keysAbout(
  db: Db,
  ids: readonly ProposalId[],
  which: 'all' | 'ended',
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['key', 'sentAt'])
    .where((row) => row.or([row('proposalId', 'in', ids), row('key', 'in', ids.flatMap(lettersOf))]))
    .execute();
  return rows.filter(({ sentAt }) => which === 'all' || sentAt !== undefined).map(({ key }) => key);
}

/** After proposals of them have gone or say nothing any more: the quotes may be of no use either. */
export async function letGoOfQuotes(db: Db, ids: readonly QuoteId[], sealer: Sealer): Promise<void> {
  if ((await removeQuotesOfNothing(db, ids)) === new Set(ids).size) return;
  // A quote says what it says as long as one proposal of it is not erased, or became a policy.
  const bare = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', 'in', ids)
    .where((quote) =>
      quote.not(
        quote.exists(
          quote
            .selectFrom('proposals')
            .select('proposals.id')
            .whereRef('proposals.quoteId', '=', 'quotes.id')
            .where((row) =>
              row.or([row('proposals.erasedAt', 'is', null), row('proposals.state', '=', 'issued')]),
            ),
        ),
      ),
    )
    .execute();
  for (const row of bare) {
    const request = bareRequest(quoteOf(row, sealer).request);
    await db
      .updateTable('quotes')
      .set({ sealedRequest: sealer.seal(placeOf(row), request) })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Those from which nothing came. Answers how many are gone. */
export async function removeQuotesOfNothing(db: Db, ids: readonly QuoteId[]): Promise<number> {
  if (ids.length === 0) return 0;
  // Nothing comes from them while it is looked whether anything did.
  if (locksRows(db))
    await db.selectFrom('quotes').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const removed = await db
    .deleteFrom('quotes')
    .where('id', 'in', ids)
    .where((quote) =>
      quote.not(
        quote.exists(
          quote
            .selectFrom('proposals')
            .select('proposals.id')
            .whereRef('proposals.quoteId', '=', 'quotes.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}
