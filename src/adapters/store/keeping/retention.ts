import type { ExpressionBuilder, Kysely } from 'kysely';
import { dayInIndia, type Instant } from '#domain/date.ts';
import type { ProposalId } from '#domain/ids.ts';
import { moneyInBooks, moneyInTransit } from '#domain/payment/money-moves.ts';
import type { ProposalState } from '#domain/proposal/state.ts';
import { closedPurchases, unboughtStates } from '#domain/proposal/state-facts.ts';
import type { RetentionKind } from '#domain/retention/rules.ts';
import type { VisitorDataStore } from '#usecases/ports/keeping.ts';
import { lockSkippingLocked } from '../engine/locks.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { letGoOfAudit } from './audit.ts';
import { letGoOfQuotes, removeLetters, removeQuotesOfNothing, removeWhatHangsOn } from './erasing.ts';
import { type Batch, isBehind, letGoOfOld, type Step, stepBehind, stepOfGoing } from './steps.ts';
import { letGoOfVisits } from './visits.ts';

type Db = Kysely<Tables>;
type PurgeStep = (db: Db, batch: Batch, sealer: Sealer) => Promise<Step>;

/** Each step is one transaction that looks at its rows anew: several servers at once let go of nothing twice. */
export function retentionIn({ atomically }: UnitOfWork, sealer: Sealer): Pick<VisitorDataStore, 'purge'> {
  return {
    purge: (what, batch) => atomically((db) => purgeSteps[what](db, batch, sealer)),
  };
}

const purgeSteps: Readonly<Record<RetentionKind, PurgeStep>> = {
  quote: letGoOfUnusedQuotes,
  'unbought-proposal': (db, batch, sealer) => letGoOfProposals(db, { states: unboughtStates, sealer }, batch),
  'closed-proposal': (db, batch, sealer) => letGoOfProposals(db, { states: closedPurchases, sealer }, batch),
  'unpaid-order': (db, batch, sealer) => letGoOfBare(db, batch, { isPaid: false, sealer }),
  'money-given-back': (db, batch, sealer) => letGoOfBare(db, batch, { isPaid: true, sealer }),
  policy: letGoOfPolicies,
  message: async (db, batch) => {
    const ended = db.selectFrom('outbox').select('key').where('sentAt', '<', batch.before);
    const rows = await lockSkippingLocked(db, ended.limit(batch.limit)).execute();
    const keys = rows.map(({ key }) => key);
    await removeLetters(db, keys);
    return stepOfGoing(keys.length, batch);
  },
  share: (db, batch) => letGoOfOld(db, 'shares', batch),
  'resume-link': (db, batch) => letGoOfOld(db, 'resume_links', batch),
  'gateway-notice': (db, batch) => letGoOfOld(db, 'gateway_events', batch),
  'asked-outside': (db, batch) => letGoOfOld(db, 'asked', batch),
  ...letGoOfVisits,
  'audit-line': async (db, batch, sealer) => stepOfGoing(await letGoOfAudit(db, sealer, batch), batch),
};

/** A quote from which something came stays until that has gone, which takes it along. */
async function letGoOfUnusedQuotes(db: Db, batch: Batch): Promise<Step> {
  const old = db
    .selectFrom('quotes')
    .select(['id as key', 'createdAt as at'])
    .where('createdAt', '<', batch.before)
    .where(isBehind(['createdAt', 'id'], batch))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(batch.limit);
  const rows = await lockSkippingLocked(db, old).execute();
  const count = await removeQuotesOfNothing(
    db,
    rows.map(({ key }) => key),
  );
  return stepBehind(count, rows, batch);
}

/** Gone at once where nothing was ordered; an order has to be closed at the gateway first, which erasing does. */
async function letGoOfProposals(
  db: Db,
  { states, sealer }: { readonly states: readonly ProposalState[]; readonly sealer: Sealer },
  batch: Batch,
): Promise<Step> {
  const old = db
    .selectFrom('proposals')
    .select(['id', 'quoteId', 'number'])
    .where('state', 'in', states)
    .where('updatedAt', '<', batch.before)
    .where('eraseAskedAt', 'is', null)
    .limit(batch.limit);
  const rows = await lockSkippingLocked(db, old).execute();
  if (rows.length === 0) return stepOfGoing(0, batch);
  const ids = rows.map(({ id }) => id);
  const orders = await db
    .selectFrom('payments')
    .select('proposalId')
    .where('proposalId', 'in', ids)
    .execute();
  const ordered = new Set(orders.map(({ proposalId }) => proposalId));
  await removeAll(
    db,
    rows.filter(({ id }) => !ordered.has(id)),
    sealer,
  );
  if (ordered.size > 0)
    await db
      .updateTable('proposals')
      .set({ eraseAskedAt: batch.at })
      .where('id', 'in', [...ordered])
      .execute();
  return stepOfGoing(rows.length, batch);
}

/** An erased proposal has only its orders left, which go here. */
async function letGoOfBare(
  db: Db,
  batch: Batch,
  { isPaid, sealer }: { readonly isPaid: boolean; readonly sealer: Sealer },
): Promise<Step> {
  const { before } = batch;
  const old = db
    .selectFrom('proposals')
    .select(['id', 'id as key', 'updatedAt as at', 'quoteId', 'number'])
    .where('erasedAt', 'is not', null)
    .where('updatedAt', '<', before)
    .where(isBehind(['updatedAt', 'id'], batch))
    .orderBy('updatedAt')
    .orderBy('id')
    .limit(batch.limit);
  const rows = await lockSkippingLocked(db, old).execute();
  const over = new Set(await withOrdersOver(db, rows, { before, isPaid }));
  const due = rows.filter(({ id }) => over.has(id));
  await removeAll(db, due, sealer);
  return stepBehind(due.length, rows, batch);
}

/** Those of which no order has changed since, and whose money was taken, or never was. */
async function withOrdersOver(
  db: Db,
  rows: readonly Pick<Tables['proposals'], 'id'>[],
  { before, isPaid }: { readonly before: Instant; readonly isPaid: boolean },
): Promise<readonly ProposalId[]> {
  if (rows.length === 0) return [];
  const over = await db
    .selectFrom('proposals')
    .select('id')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('state', '!=', 'issued')
    .where((row) => row.not(row.exists(ordersOf(row).where('payments.updatedAt', '>=', before))))
    .where((row) => {
      const inCaptured = row.exists(ordersOf(row).where('payments.state', 'in', moneyInBooks));
      return isPaid ? inCaptured : row.not(inCaptured);
    })
    // Money that is on its way, either way, keeps its order for as long as it takes.
    .where((row) => row.not(row.exists(ordersOf(row).where('payments.state', 'in', moneyInTransit))))
    .execute();
  return over.map(({ id }) => id);
}

function ordersOf(row: ExpressionBuilder<Tables, 'proposals'>) {
  return row
    .selectFrom('payments')
    .select('payments.receipt')
    .whereRef('payments.proposalId', '=', 'proposals.id');
}

async function letGoOfPolicies(db: Db, batch: Batch, sealer: Sealer): Promise<Step> {
  const old = db
    .selectFrom('policies')
    .innerJoin('proposals', 'proposals.id', 'policies.proposalId')
    .select(['proposals.id', 'proposals.quoteId', 'proposals.number'])
    .where('policies.coverUntil', '<', dayInIndia(batch.before))
    .limit(batch.limit);
  const rows = await lockSkippingLocked(db, old).execute();
  await removeAll(db, rows, sealer);
  return stepOfGoing(rows.length, batch);
}

type Whole = Pick<Tables['proposals'], 'quoteId' | 'number'> & { readonly id: ProposalId };

async function removeAll(db: Db, rows: readonly Whole[], sealer: Sealer): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await removeWhatHangsOn(db, rows);
  for (const table of ['reminders', 'service_requests', 'policies', 'payments'] as const)
    await db.deleteFrom(table).where('proposalId', 'in', ids).execute();
  await db.deleteFrom('proposals').where('id', 'in', ids).execute();
  await letGoOfQuotes(
    db,
    rows.map(({ quoteId }) => quoteId),
    sealer,
  );
}
