import type { Store } from '#usecases/ports/store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type UnknownOrders = Pick<Store, 'keepUnknownOrder' | 'unknownOrders' | 'removeUnknownOrder'>;

export function unknownOrdersIn({ run }: UnitOfWork): UnknownOrders {
  return {
    keepUnknownOrder: async (gatewayOrderId, at) => {
      await run((db) =>
        db
          .insertInto('unknown_orders')
          .values({ gatewayOrderId, heardAt: at })
          .onConflict((conflict) => conflict.column('gatewayOrderId').doNothing())
          .execute(),
      );
    },
    unknownOrders: (limit) =>
      run((db) =>
        db
          .selectFrom('unknown_orders')
          .selectAll()
          .orderBy('heardAt')
          .orderBy('gatewayOrderId')
          .limit(limit)
          .execute(),
      ),
    removeUnknownOrder: async (gatewayOrderId) => {
      const removed = await run((db) =>
        db.deleteFrom('unknown_orders').where('gatewayOrderId', '=', gatewayOrderId).executeTakeFirst(),
      );
      return removed.numDeletedRows === 1n;
    },
  };
}
