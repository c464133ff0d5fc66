import {
  dueNextToWire,
  listedQuoteToWire,
  purchaseToWire,
  unfinishedToWire,
} from '#contract/purchase/purchases-wire.ts';
import { dayInIndia } from '#domain/date.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import { dueNext } from '#domain/purchase/due-next.ts';
import { ok } from '#domain/result.ts';
import { leaveDevice } from '#usecases/keeping/leave-device.ts';
import { listPurchases } from '#usecases/owning/list-purchases.ts';
import { listQuotes } from '#usecases/owning/list-quotes.ts';
import { listUnfinished } from '#usecases/owning/list-unfinished.ts';
import type { Ports } from '#usecases/ports.ts';
import type { Handlers } from '../handlers.ts';

export function visitHandlers(ports: Ports): Pick<Handlers, 'getPurchases' | 'forgetSaid' | 'leaveDevice'> {
  return {
    getPurchases: async (_, { visitor }) => {
      const today = dayInIndia(ports.clock.now());
      const catalogue = ports.catalogue.current();
      const purchases = await listPurchases(ports, visitor);
      const planned = purchases.map((purchase) => ({
        purchase,
        plan: planOfProposal(purchase.proposal, catalogue),
      }));
      const unfinished = await listUnfinished(ports, visitor);
      const quotes = await listQuotes(ports, visitor);
      return ok({
        due_next: dueNextToWire(dueNext(planned, today)),
        unfinished: unfinished.map((one) => unfinishedToWire(one, catalogue)),
        quotes: quotes.map(({ quote, next, until }) =>
          listedQuoteToWire(quote, next.kind === 'results' ? next.block.id : undefined, until),
        ),
        purchases: purchases.map((one) => purchaseToWire(one, catalogue, today)),
      });
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
