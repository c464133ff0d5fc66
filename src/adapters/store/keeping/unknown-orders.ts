import type { Store } from '#usecases/ports/store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type UnknownOrders = Pick<Store, 'keepUnknownOrder' | 'unknownOrders' | 'removeUnknownOrder'>;

export function unknownOrdersIn({ run }: UnitOfWork): UnknownOrders {
  return {
    keepUnknownOrder: async (gatewayOrderId, at) => {
      await run((db) =>
        db
          .insertInto('unknown_orders')
          .values({ gateway_order_id: gatewayOrderId, heard_at: at })
          .onConflict((conflict) => conflict.column('gateway_order_id').doNothing())
          .execute(),
      );
    },
    unknownOrders: async (limit) => {
      const rows = await run((db) =>
        db
          .selectFrom('unknown_orders')
          .selectAll()
          .orderBy('heard_at')
          .orderBy('gateway_order_id')
          .limit(limit)
          .execute(),
      );
      return rows.map((row) => ({ gatewayOrderId: row.gateway_order_id, heardAt: row.heard_at }));
    },
    removeUnknownOrder: async (gatewayOrderId) => {
      const removed = await run((db) =>
        db.deleteFrom('unknown_orders').where('gateway_order_id', '=', gatewayOrderId).executeTakeFirst(),
      );
      return removed.numDeletedRows === 1n;
    },
  };
}
