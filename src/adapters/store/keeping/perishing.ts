import type { ExpressionBuilder, Kysely } from 'kysely';
import { dayInIndia } from '#domain/date.ts';
import type { ProposalId } from '#domain/ids.ts';
import { moneyInBooks, moneyOnItsWay } from '#domain/payment/money-moves.ts';
import type { ProposalState } from '#domain/proposal/state.ts';
import { closedPurchases, unboughtStates } from '#domain/proposal/state-facts.ts';
import type { Perishable } from '#domain/retention/rules.ts';
import type { Keeping } from '#usecases/ports/keeping.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { letGoOfAudit } from './audit.ts';
import { letGoOfQuote, removeLetters, removeQuoteOfNothing, removeWhatHangsOn } from './erasing.ts';
import { type Batch, gone, letGoOfVisits } from './visits.ts';

type Db = Kysely<Tables>;

/** Each batch is one transaction that looks at its rows anew: several servers at once let go of nothing twice. */
export function perishingIn({ atomically }: UnitOfWork, sealer: Sealer): Pick<Keeping, 'letGo'> {
  return {
    letGo: (what, batch) => atomically((db) => ways[what](db, batch, sealer)),
  };
}

const ways: Readonly<Record<Perishable, (db: Db, batch: Batch, sealer: Sealer) => Promise<number>>> = {
  quote: letGoOfQuotes,
  'unbought-proposal': (db, batch, sealer) => letGoOfProposals(db, { states: unboughtStates, sealer }, batch),
  'closed-proposal': (db, batch, sealer) => letGoOfProposals(db, { states: closedPurchases, sealer }, batch),
  'unpaid-order': (db, batch, sealer) => letGoOfBare(db, batch, { isPaid: false, sealer }),
  'money-given-back': (db, batch, sealer) => letGoOfBare(db, batch, { isPaid: true, sealer }),
  policy: letGoOfPolicies,
  message: async (db, { before, limit }) => {
    const rows = await db
      .selectFrom('outbox')
      .select('key')
      .where('sent_at', '<', before)
      .limit(limit)
      .execute();
    const keys = rows.map(({ key }) => key);
    await removeLetters(db, keys);
    return keys.length;
  },
  share: async (db, { before, limit }) => {
    const old = db.selectFrom('shares').select('id').where('created_at', '<', before).limit(limit);
    return gone(await db.deleteFrom('shares').where('id', 'in', old).executeTakeFirst());
  },
  'resume-link': async (db, { before, limit }) => {
    const old = db
      .selectFrom('resume_links')
      .select('proposal_id')
      .where('ends_at', '<', before)
      .limit(limit);
    return gone(await db.deleteFrom('resume_links').where('proposal_id', 'in', old).executeTakeFirst());
  },
  'gateway-notice': async (db, { before, limit }) => {
    const old = db
      .selectFrom('gateway_events')
      .select('event_id')
      .where('taken_at', '<', before)
      .limit(limit);
    return gone(await db.deleteFrom('gateway_events').where('event_id', 'in', old).executeTakeFirst());
  },
  // As many as there are: rows of a few letters, and seldom many of one moment.
  'asked-outside': async (db, { before }) =>
    gone(await db.deleteFrom('asked').where('last_asked_at', '<', before).executeTakeFirst()),
  ...letGoOfVisits,
  'audit-line': (db, batch, sealer) => letGoOfAudit(db, sealer, batch),
};

async function letGoOfQuotes(db: Db, { before, limit }: Batch): Promise<number> {
  const rows = await db
    .selectFrom('quotes')
    .select('id')
    .where('created_at', '<', before)
    .where((quote) =>
      quote.not(
        quote.exists(
          quote
            .selectFrom('proposals')
            .select('proposals.id')
            .whereRef('proposals.quote_id', '=', 'quotes.id'),
        ),
      ),
    )
    .limit(limit)
    .execute();
  for (const { id } of rows) await removeQuoteOfNothing(db, id);
  return rows.length;
}

/** Gone at once where nothing was ordered; an order has to be closed at the gateway first, which erasing does. */
async function letGoOfProposals(
  db: Db,
  { states, sealer }: { readonly states: readonly ProposalState[]; readonly sealer: Sealer },
  { before, at, limit }: Batch,
): Promise<number> {
  const rows = await db
    .selectFrom('proposals')
    .select((row) => ['id', 'quote_id', 'number', row.exists(ordersOf(row)).as('is_ordered')])
    .where('state', 'in', states)
    .where('updated_at', '<', before)
    .where('erase_asked_at', 'is', null)
    .limit(limit)
    .execute();
  const ordered = rows.filter(({ is_ordered }) => is_ordered).map(({ id }) => id);
  for (const row of rows) if (!row.is_ordered) await removeAll(db, row, sealer);
  if (ordered.length > 0)
    await db.updateTable('proposals').set({ erase_asked_at: at }).where('id', 'in', ordered).execute();
  return rows.length;
}

/** Of what was erased, the orders that are left. */
async function letGoOfBare(
  db: Db,
  { before, limit }: Batch,
  { isPaid, sealer }: { readonly isPaid: boolean; readonly sealer: Sealer },
): Promise<number> {
  const rows = await db
    .selectFrom('proposals')
    .select(['id', 'quote_id', 'number'])
    .where('erased_at', 'is not', null)
    .where('state', '!=', 'issued')
    .where('updated_at', '<', before)
    .where((row) => row.not(row.exists(ordersOf(row).where('payments.updated_at', '>=', before))))
    .where((row) => {
      const taken = row.exists(ordersOf(row).where('payments.state', 'in', moneyInBooks));
      return isPaid ? taken : row.not(taken);
    })
    // Money that is on its way, either way, keeps its order for as long as it takes.
    .where((row) => row.not(row.exists(ordersOf(row).where('payments.state', 'in', moneyOnItsWay))))
    .limit(limit)
    .execute();
  for (const row of rows) await removeAll(db, row, sealer);
  return rows.length;
}

function ordersOf(row: ExpressionBuilder<Tables, 'proposals'>) {
  return row
    .selectFrom('payments')
    .select('payments.receipt')
    .whereRef('payments.proposal_id', '=', 'proposals.id');
}

async function letGoOfPolicies(db: Db, { before, limit }: Batch, sealer: Sealer): Promise<number> {
  const rows = await db
    .selectFrom('policies')
    .innerJoin('proposals', 'proposals.id', 'policies.proposal_id')
    .select(['proposals.id', 'proposals.quote_id', 'proposals.number'])
    .where('policies.cover_until', '<', dayInIndia(before))
    .limit(limit)
    .execute();
  for (const row of rows) await removeAll(db, row, sealer);
  return rows.length;
}

type Whole = Pick<Tables['proposals'], 'quote_id' | 'number'> & { readonly id: ProposalId };

async function removeAll(db: Db, { id, quote_id, number }: Whole, sealer: Sealer): Promise<void> {
  await removeWhatHangsOn(db, id, number);
  await db.deleteFrom('reminders').where('proposal_id', '=', id).execute();
  await db.deleteFrom('policies').where('proposal_id', '=', id).execute();
  await db.deleteFrom('payments').where('proposal_id', '=', id).execute();
  await db.deleteFrom('proposals').where('id', '=', id).execute();
  await letGoOfQuote(db, quote_id, sealer);
}
