import { purchaseToWire } from '#contract/purchase/purchases-wire.ts';
import { dayInIndia } from '#domain/date.ts';
import { ok } from '#domain/result.ts';
import { leaveDevice } from '#usecases/keeping/leave-device.ts';
import { listPurchases } from '#usecases/owning/list-purchases.ts';
import type { Ports } from '#usecases/ports.ts';
import type { Handlers } from '../handlers.ts';

export function visitHandlers(ports: Ports): Pick<Handlers, 'getPurchases' | 'forgetSaid' | 'leaveDevice'> {
  return {
    getPurchases: async (_, { visitor }) => {
      const today = dayInIndia(ports.clock.now());
      const catalogue = ports.catalogue.current();
      const purchases = await listPurchases(ports, visitor);
      return ok({ purchases: purchases.map((one) => purchaseToWire(one, catalogue, today)) });
    },
    forgetSaid: async (_, { session }) => {
      session.forgetAnswers();
      return ok({ success: true });
    },
    leaveDevice: async (_, { visitor, session }) => {
      await leaveDevice(ports, visitor);
      session.end();
      return ok({ success: true });
    },
  };
}
