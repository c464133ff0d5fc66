import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Instant } from '#domain/date.ts';
import { asId, type ProposalId, type QuoteId, type TransactionId } from '#domain/ids.ts';
import { type ProposalRow, undelivered } from '#domain/operating/stuck.ts';
import { moneyInTransit } from '#domain/payment/money-moves.ts';
import type { Payment } from '#domain/payment/payment.ts';
import { waitingForInsurer } from '#domain/proposal/state-facts.ts';
import { formerReferenceOf, referenceOf } from '#domain/share/reference.ts';
import type { Operating, StoredShare, VisitorDataStore } from '#usecases/ports/keeping.ts';
import { deliveryOf } from '../rows/messages.ts';
import { paymentOf, selectPayments } from '../rows/payments.ts';
import { quoteOf } from '../rows/quotes.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { lettersOf } from './erasing.ts';

type Db = Kysely<Tables>;
type Lists = Pick<Operating, 'proposalRows' | 'countByState' | 'waitingRows' | 'undelivered'>;
type Finds = Pick<Operating, 'proposalsByReference' | 'shareByReference' | 'retryMessage'>;
type Owned = Pick<VisitorDataStore, 'quotesOf' | 'sharesOf' | 'deliveriesAbout'>;

export function listsIn({ run }: UnitOfWork): Lists {
  return {
    proposalRows: async ({ state, limit }) => {
      const rows = await run((db) => {
        const all = selectRows(db);
        const query = state === undefined ? all : all.where('state', '=', state);
        return query.orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute();
      });
      return rows.map(rowOf);
    },
    countByState: async () => {
      const rows = await run((db) =>
        db
          .selectFrom('proposals')
          .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
          .groupBy('state')
          .execute(),
      );
      return new Map(rows.map(({ state, count }) => [state, Number(count)]));
    },
    waitingRows: async (limit, givenBackSince) => {
      const rows = await run((db) =>
        waitingProposals(db, givenBackSince).orderBy('updated_at').limit(limit).execute(),
      );
      const payments = await run((db) => paymentsOf(db, rows));
      return rows.map((row) => ({ row: rowOf(row), payments: payments.get(row.id) ?? [] }));
    },
    undelivered: async (limit) => {
      const rows = await run((db) =>
        db
          .selectFrom('deliveries')
          .innerJoin('outbox', 'outbox.key', 'deliveries.message_key')
          .leftJoin('proposals', 'proposals.id', 'outbox.proposal_id')
          .selectAll('deliveries')
          .select('proposals.number')
          .where('deliveries.state', 'in', undelivered)
          .orderBy('last_tried_at', 'desc')
          .limit(limit)
          .execute(),
      );
      return rows.map(({ number, ...row }) => ({
        key: row.message_key,
        number: number ?? '',
        delivery: deliveryOf(row),
      }));
    },
  };
}

export function findsIn({ run, atomically }: UnitOfWork): Finds {
  return {
    proposalsByReference: async (reference) => {
      const rows = await run((db) =>
        selectRows(db)
          .where('id', 'in', (inner) => idsWith(inner, reference))
          .orderBy('created_at')
          .limit(maxNames)
          .execute(),
      );
      return rows.map(rowOf);
    },
    shareByReference: async (reference, at) => {
      const rows = await run((db) =>
        selectShares(db)
          .where((share) => share.or([share('reference', '=', reference), share('reference', 'is', null)]))
          .where('expires_at', '>', at)
          .execute(),
      );
      // Those that were kept before they held their reference, and there come to be no more of them.
      const row = rows.find(({ id }) => referenceOf(id) === reference || formerReferenceOf(id) === reference);
      return row && shareOf(row);
    },
    retryMessage: (key, at) => atomically((db) => retryMessage(db, key, at)),
  };
}

const maxNames = 20;

/** Ids and numbers of all kinds are told apart by their letters: whatever is looked for is looked for as each. */
function idsWith(db: ExpressionBuilder<Tables, 'proposals'>, reference: string) {
  // Brands have no run-time part.
  const [proposal, transaction, quote] = [
    asId<ProposalId>(reference),
    asId<TransactionId>(reference),
    asId<QuoteId>(reference),
  ];
  return db
    .selectFrom('proposals')
    .select('proposals.id')
    .where((row) => row.or([row('proposals.number', '=', reference), row('proposals.id', '=', proposal)]))
    .unionAll(db.selectFrom('transactions').select('proposal_id as id').where('id', '=', transaction))
    .unionAll(db.selectFrom('payments').select('proposal_id as id').where('receipt', '=', reference))
    .unionAll(db.selectFrom('payments').select('proposal_id as id').where('gateway_order_id', '=', reference))
    .unionAll(db.selectFrom('policies').select('proposal_id as id').where('policy_number', '=', reference))
    .unionAll(
      db
        .selectFrom('proposals')
        .innerJoin('quotes', 'quotes.id', 'proposals.quote_id')
        .select('proposals.id')
        .where((row) => row.or([row('quotes.crn', '=', reference), row('quotes.id', '=', quote)])),
    );
}

function selectShares(db: Db) {
  return db.selectFrom('shares').select(['id', 'created_at', 'expires_at']);
}

function shareOf(row: Pick<Tables['shares'], 'id' | 'created_at' | 'expires_at'>): StoredShare {
  return { id: row.id, createdAt: row.created_at, expiresAt: row.expires_at };
}

/** What was asked before counts no more: tries are measured from now. */
async function retryMessage(db: Db, key: string, at: Instant): Promise<boolean> {
  const woken = await db
    .updateTable('outbox')
    .set({ sent_at: null, due_at: null })
    .where('key', '=', key)
    .where('sent_at', 'is not', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('deliveries')
          .select('deliveries.message_key')
          .whereRef('deliveries.message_key', '=', 'outbox.key')
          .where('deliveries.state', 'in', undelivered),
      ),
    )
    .executeTakeFirst();
  if (woken.numUpdatedRows !== 1n) return false;
  await db
    .updateTable('deliveries')
    .set({ state: 'waiting', tries: 0, unsure_tries: 0, first_tried_at: at })
    .where('message_key', '=', key)
    .where('state', 'in', undelivered)
    .execute();
  return true;
}

export function ownedIn({ run }: UnitOfWork, sealer: Sealer): Owned {
  return {
    quotesOf: async (owner) => {
      const rows = await run((db) =>
        db.selectFrom('quotes').selectAll().where('owner', '=', owner).orderBy('created_at').execute(),
      );
      return rows.map((row) => quoteOf(row, sealer));
    },
    sharesOf: async (owner) => {
      const rows = await run((db) =>
        selectShares(db).where('owner', '=', owner).orderBy('created_at').execute(),
      );
      return rows.map(shareOf);
    },
    deliveriesAbout: async (id) => {
      const rows = await run((db) =>
        db
          .selectFrom('deliveries')
          .innerJoin('outbox', 'outbox.key', 'deliveries.message_key')
          .selectAll('deliveries')
          .where((row) =>
            row.or([row('outbox.proposal_id', '=', id), row('outbox.key', 'in', lettersOf(id))]),
          )
          .orderBy('first_tried_at')
          .execute(),
      );
      return rows.map((row) => ({ key: row.message_key, delivery: deliveryOf(row) }));
    },
  };
}

type Row = Pick<
  Tables['proposals'],
  'id' | 'number' | 'state' | 'created_at' | 'updated_at' | 'erase_asked_at' | 'erased_at'
>;

function selectRows(db: Db) {
  return db
    .selectFrom('proposals')
    .select(['id', 'number', 'state', 'created_at', 'updated_at', 'erase_asked_at', 'erased_at']);
}

/** A union, so that each part is found by its own index. */
function waitingProposals(db: Db, givenBackSince: Instant) {
  return selectRows(db).where('id', 'in', (inner) =>
    inner
      .selectFrom('proposals')
      .select('id')
      .where('state', 'in', waitingForInsurer)
      .unionAll(inner.selectFrom('payments').select('proposal_id as id').where('state', 'in', moneyInTransit))
      .unionAll(
        inner
          .selectFrom('payments')
          .select('proposal_id as id')
          // Written out, as the index of those alone is found by it.
          .where(sql<boolean>`given_back > 0`)
          .where('updated_at', '>=', givenBackSince),
      )
      .unionAll(
        inner
          .selectFrom('proposals')
          .select('id')
          .where('erase_asked_at', 'is not', null)
          .where('erased_at', 'is', null),
      ),
  );
}

async function paymentsOf(
  db: Db,
  rows: readonly Pick<Row, 'id'>[],
): Promise<ReadonlyMap<ProposalId, readonly Payment[]>> {
  const foundPayments = new Map<ProposalId, Payment[]>();
  if (rows.length === 0) return foundPayments;
  const ids = rows.map(({ id }) => id);
  const payments = await selectPayments(db).where('proposal_id', 'in', ids).orderBy('created_at').execute();
  for (const row of payments)
    foundPayments.set(row.proposal_id, [...(foundPayments.get(row.proposal_id) ?? []), paymentOf(row)]);
  return foundPayments;
}

function rowOf(row: Row): ProposalRow {
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    eraseAskedAt: row.erase_asked_at ?? undefined,
    erasedAt: row.erased_at ?? undefined,
  };
}
