import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Instant } from '#domain/date.ts';
import { asId, type ProposalId, type QuoteId, type TransactionId } from '#domain/ids.ts';
import { type ProposalRow, undelivered } from '#domain/operating/stuck.ts';
import { moneyInTransit } from '#domain/payment/money-moves.ts';
import type { Payment } from '#domain/payment/payment.ts';
import { waitingForInsurer } from '#domain/proposal/state-facts.ts';
import { formerReferenceOf, referenceOf } from '#domain/share/reference.ts';
import type { Operating, VisitorDataStore } from '#usecases/ports/keeping.ts';
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
    proposalRows: ({ state, limit }) =>
      run((db) => {
        const all = selectRows(db);
        const query = state === undefined ? all : all.where('state', '=', state);
        return query.orderBy('updatedAt', 'desc').orderBy('id').limit(limit).execute();
      }),
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
        waitingProposals(db, givenBackSince).orderBy('updatedAt').limit(limit).execute(),
      );
      const payments = await run((db) => paymentsOf(db, rows));
      return rows.map((row) => ({ row, payments: payments.get(row.id) ?? [] }));
    },
    undelivered: async (limit) => {
      const rows = await run((db) =>
        db
          .selectFrom('deliveries')
          .innerJoin('outbox', 'outbox.key', 'deliveries.messageKey')
          .leftJoin('proposals', 'proposals.id', 'outbox.proposalId')
          .selectAll('deliveries')
          .select('proposals.number')
          .where('deliveries.state', 'in', undelivered)
          .orderBy('lastTriedAt', 'desc')
          .limit(limit)
          .execute(),
      );
      return rows.map(({ number, ...row }) => ({
        key: row.messageKey,
        number: number ?? '',
        delivery: deliveryOf(row),
      }));
    },
  };
}

export function findsIn({ run, atomically }: UnitOfWork): Finds {
  return {
    proposalsByReference: (reference) =>
      run((db) =>
        selectRows(db)
          .where('id', 'in', (inner) => idsWith(inner, reference))
          .orderBy('createdAt')
          .limit(maxNames)
          .execute(),
      ),
    shareByReference: async (reference, at) => {
      const rows = await run((db) =>
        selectShares(db)
          .where((share) => share.or([share('reference', '=', reference), share('reference', 'is', null)]))
          .where('expiresAt', '>', at)
          .execute(),
      );
      // Those that were kept before they held their reference, and there come to be no more of them.
      return rows.find(({ id }) => referenceOf(id) === reference || formerReferenceOf(id) === reference);
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
    .unionAll(db.selectFrom('transactions').select('proposalId as id').where('id', '=', transaction))
    .unionAll(db.selectFrom('payments').select('proposalId as id').where('receipt', '=', reference))
    .unionAll(db.selectFrom('payments').select('proposalId as id').where('gatewayOrderId', '=', reference))
    .unionAll(db.selectFrom('policies').select('proposalId as id').where('policyNumber', '=', reference))
    .unionAll(
      db
        .selectFrom('proposals')
        .innerJoin('quotes', 'quotes.id', 'proposals.quoteId')
        .select('proposals.id')
        .where((row) => row.or([row('quotes.crn', '=', reference), row('quotes.id', '=', quote)])),
    );
}

function selectShares(db: Db) {
  return db.selectFrom('shares').select(['id', 'createdAt', 'expiresAt']);
}

/** What was asked before counts no more: tries are measured from now. */
async function retryMessage(db: Db, key: string, at: Instant): Promise<boolean> {
  const woken = await db
    .updateTable('outbox')
    .set({ sentAt: null, dueAt: null })
    .where('key', '=', key)
    .where('sentAt', 'is not', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('deliveries')
          .select('deliveries.messageKey')
          .whereRef('deliveries.messageKey', '=', 'outbox.key')
          .where('deliveries.state', 'in', undelivered),
      ),
    )
    .executeTakeFirst();
  if (woken.numUpdatedRows !== 1n) return false;
  await db
    .updateTable('deliveries')
    .set({ state: 'waiting', tries: 0, unsureTries: 0, firstTriedAt: at })
    .where('messageKey', '=', key)
    .where('state', 'in', undelivered)
    .execute();
  return true;
}

export function ownedIn({ run }: UnitOfWork, sealer: Sealer): Owned {
  return {
    quotesOf: async (owner) => {
      const rows = await run((db) =>
        db.selectFrom('quotes').selectAll().where('owner', '=', owner).orderBy('createdAt').execute(),
      );
      return rows.map((row) => quoteOf(row, sealer));
    },
    sharesOf: (owner) =>
      run((db) => selectShares(db).where('owner', '=', owner).orderBy('createdAt').execute()),
    deliveriesAbout: async (id) => {
      const rows = await run((db) =>
        db
          .selectFrom('deliveries')
          .innerJoin('outbox', 'outbox.key', 'deliveries.messageKey')
          .selectAll('deliveries')
          .where((row) => row.or([row('outbox.proposalId', '=', id), row('outbox.key', 'in', lettersOf(id))]))
          .orderBy('firstTriedAt')
          .execute(),
      );
      return rows.map((row) => ({ key: row.messageKey, delivery: deliveryOf(row) }));
    },
  };
}

function selectRows(db: Db) {
  return db
    .selectFrom('proposals')
    .select(['id', 'number', 'state', 'createdAt', 'updatedAt', 'eraseAskedAt', 'erasedAt']);
}

/** A union, so that each part is found by its own index. */
function waitingProposals(db: Db, givenBackSince: Instant) {
  return selectRows(db).where('id', 'in', (inner) =>
    inner
      .selectFrom('proposals')
      .select('id')
      .where('state', 'in', waitingForInsurer)
      .unionAll(inner.selectFrom('payments').select('proposalId as id').where('state', 'in', moneyInTransit))
      .unionAll(
        inner
          .selectFrom('payments')
          .select('proposalId as id')
          // Written out, as the index of those alone is found by it.
          .where(sql<boolean>`given_back > 0`)
          .where('updatedAt', '>=', givenBackSince),
      )
      .unionAll(
        inner
          .selectFrom('proposals')
          .select('id')
          .where('eraseAskedAt', 'is not', null)
          .where('erasedAt', 'is', null),
      ),
  );
}

async function paymentsOf(
  db: Db,
  rows: readonly Pick<ProposalRow, 'id'>[],
): Promise<ReadonlyMap<ProposalId, readonly Payment[]>> {
  const foundPayments = new Map<ProposalId, Payment[]>();
  if (rows.length === 0) return foundPayments;
  const ids = rows.map(({ id }) => id);
  const payments = await selectPayments(db).where('proposalId', 'in', ids).orderBy('createdAt').execute();
  for (const row of payments)
    foundPayments.set(row.proposalId, [...(foundPayments.get(row.proposalId) ?? []), paymentOf(row)]);
  return foundPayments;
}
