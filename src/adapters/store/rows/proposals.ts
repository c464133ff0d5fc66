import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Instant } from '#domain/date.ts';
import { moneyInTransit } from '#domain/payment/money-moves.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import {
  endedStates,
  endedWithoutPolicy,
  strayMoneyStates,
  unsettledStates,
} from '#domain/proposal/state-facts.ts';
import { blockIdOf } from '#domain/quote/block.ts';
import type { Store } from '#usecases/ports/store.ts';
import { lockSkippingLocked } from '../engine/locks.ts';
import type { SealedPlace, Sealer } from '../sealing/sealing.ts';
import type { Row, Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export function proposalsIn({ run, atomically }: UnitOfWork, sealer: Sealer) {
  return {
    insertProposal: (transaction, proposal) =>
      atomically(async (db) => {
        const openKey = openKeyOf(proposal);
        // Until it is in, or the one is found that stands in its place: that one may end in between.
        for (;;) {
          const inserted = await db
            .insertInto('proposals')
            .values({ ...proposalChange(proposal, sealer), openKey, turn: 0 })
            .onConflict((conflict) => conflict.column('openKey').doNothing())
            .executeTakeFirst();
          if (inserted.numInsertedOrUpdatedRows === 1n) {
            await db.insertInto('transactions').values(transaction).execute();
            return proposal;
          }
          const row = await selectProposals(db).where('openKey', '=', openKey).executeTakeFirst();
          if (row) return unseal(row, sealer);
        }
      }),

    findTransaction: (owner, id) =>
      run((db) =>
        db
          .selectFrom('transactions')
          .selectAll()
          .where('id', '=', id)
          .where('owner', '=', owner)
          .executeTakeFirst(),
      ),

    ...readsOf(run, sealer),

    saveProposal: async (next) => {
      const { id, owner, ...changes } = proposalChange(next, sealer);
      const result = await run((db) =>
        db
          .updateTable('proposals')
          .set({ ...changes, turn: 0, ...(keepsPlace(next) ? {} : { openKey: null }) })
          .where('id', '=', id)
          .where('owner', '=', owner)
          .where('version', '=', next.version - 1)
          .executeTakeFirst(),
      );
      return result.numUpdatedRows === 1n;
    },

    unsettledProposals: (limit, lateSince) =>
      atomically(async (db) => {
        // The one that waited longest comes first, so that many that nobody pays for cannot hide a paid one.
        // Those that somebody is at just now are another round's.
        const waiting = db
          .selectFrom('proposals')
          .select('id')
          .where('id', 'in', (inner) => waitingIn(inner, lateSince))
          .orderBy('turn')
          .orderBy('updatedAt')
          .limit(limit);
        const rows = await lockSkippingLocked(db, waiting).execute();
        const ids = rows.map(({ id }) => id);
        if (ids.length === 0) return ids;
        const { last } = await db
          .selectFrom('proposals')
          .select((row) => row.fn.max('turn').as('last'))
          .executeTakeFirstOrThrow();
        await db
          .updateTable('proposals')
          .set({ turn: last + 1 })
          .where('id', 'in', ids)
          .execute();
        return ids;
      }),
  } satisfies Partial<Store>;
}

function readsOf(run: UnitOfWork['run'], sealer: Sealer) {
  return {
    oldestPaidUnissued: async () => {
      const { since } = await run((db) => oldestPaidQuery(db).executeTakeFirstOrThrow());
      return since ?? undefined;
    },
    countSilentInsurers: async () => {
      const { count } = await run((db) =>
        db
          .selectFrom('proposals')
          .select((row) => row.fn.countAll().as('count'))
          .where('state', '=', 'paid')
          .where('unsaidSince', 'is not', null)
          .executeTakeFirstOrThrow(),
      );
      return Number(count);
    },
    findProposal: async (owner, id) => {
      const row = await run((db) =>
        selectProposals(db).where('id', '=', id).where('owner', '=', owner).executeTakeFirst(),
      );
      return row && unseal(row, sealer);
    },
    proposalsOfQuote: async (owner, id) => {
      const rows = await run((db) =>
        selectProposals(db)
          .where('owner', '=', owner)
          .where('quoteId', '=', id)
          .orderBy('createdAt')
          .orderBy('id')
          .execute(),
      );
      return rows.map((row) => unseal(row, sealer));
    },
    proposalsOf: async (owner) => {
      const rows = await run((db) =>
        selectProposals(db).where('owner', '=', owner).orderBy('createdAt', 'desc').orderBy('id').execute(),
      );
      return rows.map((row) => unseal(row, sealer));
    },
    openProposalsOf: async (owner) => {
      const rows = await run((db) =>
        selectProposals(db)
          .where('owner', '=', owner)
          .where('openKey', 'is not', null)
          .where('state', '!=', 'issued')
          .orderBy('createdAt', 'desc')
          .orderBy('id')
          .execute(),
      );
      return rows.map((row) => unseal(row, sealer));
    },
    getProposal: async (id) => {
      const row = await run((db) => selectProposals(db).where('id', '=', id).executeTakeFirst());
      return row && unseal(row, sealer);
    },
  } satisfies Partial<Store>;
}

/** Saves of the proposal move its own time on, so the wait begins where the money was taken. */
function oldestPaidQuery(db: Kysely<Tables>) {
  return db
    .selectFrom('proposals')
    .leftJoin('payments', (join) =>
      join.onRef('payments.proposalId', '=', 'proposals.id').on('payments.state', '=', 'captured'),
    )
    .where('proposals.state', '=', 'paid')
    .select(({ fn }) =>
      fn.min<Instant | null>(fn.coalesce('payments.updatedAt', 'proposals.updatedAt')).as('since'),
    );
}

/** A union, not one condition with "or": each part is found by its own index, however many proposals have ended. */
function waitingIn(db: ExpressionBuilder<Tables, 'proposals'>, lateSince: Instant) {
  return db
    .selectFrom('proposals')
    .select('proposals.id')
    .where('proposals.state', 'in', unsettledStates)
    .unionAll(
      db.selectFrom('payments').select('proposalId as id').where('payments.state', 'in', moneyInTransit),
    )
    .unionAll(
      db
        .selectFrom('payments')
        .select('proposalId as id')
        .where('payments.state', '=', 'cancelled')
        .where('payments.updatedAt', '>=', lateSince),
    )
    .unionAll(
      db
        .selectFrom('payments')
        .innerJoin('proposals', 'proposals.id', 'payments.proposalId')
        .select('proposals.id')
        .where('payments.state', '=', 'captured')
        .where('payments.updatedAt', '>=', lateSince)
        .where('proposals.state', 'in', strayMoneyStates),
    );
}

export function selectProposals(db: Kysely<Tables>) {
  return db.selectFrom('proposals').select(['id', 'owner', 'sealedProposal']);
}

export function unseal(
  row: Pick<Row<'proposals'>, 'id' | 'owner' | 'sealedProposal'>,
  sealer: Sealer,
): Proposal {
  return sealer.open(placeOf(row), row.sealedProposal) as Proposal; // sealed by `proposalChange` from a proposal
}

export function proposalChange(proposal: Proposal, sealer: Sealer) {
  return {
    id: proposal.id,
    owner: proposal.owner,
    quoteId: proposal.quoteId,
    number: proposal.number,
    state: proposal.state,
    version: proposal.version,
    createdAt: proposal.createdAt,
    updatedAt: proposal.updatedAt,
    unsaidSince: proposal.issueTries.unsaid?.since ?? null,
    sealedProposal: sealer.seal(placeOf(proposal), proposal),
  };
}

function placeOf({ id, owner }: Pick<Proposal, 'id' | 'owner'>): SealedPlace {
  return { table: 'proposals', id, owner };
}

/**
 * An ended proposal makes room for a new one of the same plan; ends are ends, so it never asks for its place back. A policy
 * that is renewed is renewed for good: its renewal makes room for another one only where it ended without a policy.
 */
function keepsPlace({ state, renewal }: Proposal): boolean {
  return !(renewal ? endedWithoutPolicy : endedStates).includes(state);
}

export function openKeyOf(proposal: Proposal): string {
  const { owner, quoteId, slabId, renewal } = proposal;
  if (renewal) return JSON.stringify(['renewal', owner, renewal.of]);
  return JSON.stringify([owner, quoteId, slabId, blockIdOf(proposal)]);
}
