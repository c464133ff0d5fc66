import type { Kysely } from 'kysely';
import type { Payment, PaymentState } from '#domain/payment/payment.ts';
import type { Store } from '#usecases/ports/store.ts';
import { emptied } from '../engine/columns.ts';
import { lockForUpdate } from '../engine/locks.ts';
import type { Row, Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Over: the order takes no more tries, so the same amount may be asked for by a new one. A failed try is not the end. */
const isOver: Readonly<Record<PaymentState, boolean>> = {
  created: false,
  pending: false,
  failed: false,
  blocked: false,
  captured: false,
  cancelled: true,
  released: true,
  'refund-due': true,
  refunded: true,
};

export function paymentsIn({ run, atomically }: UnitOfWork) {
  return {
    insertPayment: (payment) =>
      atomically(async (db) => {
        // Money beyond an order takes the place of none.
        const liveKey = payment.beyond === undefined ? liveKeyOf(payment) : null;
        // Nobody else opens or ends an order of this proposal in between.
        await lockForUpdate(
          db,
          db.selectFrom('proposals').select('id').where('id', '=', payment.proposalId),
        ).execute();
        const inserted = await db
          .insertInto('payments')
          .values({ ...payment, liveKey })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows === 1n) return payment;
        const byReceipt = await selectPayments(db).where('receipt', '=', payment.receipt).executeTakeFirst();
        if (byReceipt) return paymentOf(byReceipt);
        const live = selectPayments(db).where('liveKey', '=', liveKey);
        return paymentOf(await live.executeTakeFirstOrThrow());
      }),

    paymentsOf: async (id) => {
      const rows = await run((db) =>
        selectPayments(db).where('proposalId', '=', id).orderBy('createdAt').orderBy('receipt').execute(),
      );
      return rows.map(paymentOf);
    },

    paymentByOrder: async (gatewayOrderId) => {
      const row = await run((db) =>
        selectPayments(db).where('gatewayOrderId', '=', gatewayOrderId).executeTakeFirst(),
      );
      return row && paymentOf(row);
    },

    savePayment: async (payment) => {
      const { receipt, ...changes } = emptied(payment);
      // An order that is over gives up its place for good: captured late, it is saved beside the one that took the place.
      const place = isOver[payment.state] ? { liveKey: null } : {};
      const result = await run((db) =>
        db
          .updateTable('payments')
          .set({ ...changes, ...place })
          .where('receipt', '=', receipt)
          .executeTakeFirst(),
      );
      if (result.numUpdatedRows !== 1n) throw new Error('A payment is inserted before it is saved');
    },

    knowsGatewayEvent: async (eventId) => {
      const row = await run((db) =>
        db.selectFrom('gateway_events').select('eventId').where('eventId', '=', eventId).executeTakeFirst(),
      );
      return row !== undefined;
    },

    recordGatewayEvent: async (eventId, at) => {
      const inserted = await run((db) =>
        db
          .insertInto('gateway_events')
          .values({ eventId: eventId, takenAt: at })
          .onConflict((conflict) => conflict.column('eventId').doNothing())
          .executeTakeFirst(),
      );
      return inserted.numInsertedOrUpdatedRows === 1n;
    },
  } satisfies Partial<Store>;
}

export function selectPayments(db: Kysely<Tables>) {
  return db.selectFrom('payments').selectAll();
}

function liveKeyOf({ proposalId, amount, purpose }: Payment): string {
  return JSON.stringify([proposalId, amount, purpose]);
}

export function paymentOf({ liveKey, ...payment }: Row<'payments'>): Payment {
  return payment;
}
