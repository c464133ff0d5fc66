import { LRUCache } from 'lru-cache';
import type { GatewayAnswer, GatewayOrder, PaymentGateway } from '#usecases/ports/payment-gateway.ts';
import type { Clock } from '#usecases/ports.ts';

type Asked = {
  /** Milliseconds: since when nothing about the order has changed, as far as rounds have heard. */
  readonly quietSince: number;
  readonly askedAt: number;
  readonly heard: string;
};

const mostOrders = 50_000;
/** Of the time for which an order has been quiet, before it is asked about again. */
const share = 0.1;
/** Milliseconds. Gateways ask shops to look at an open order again within a quarter of an hour. */
const longestGap = 15 * 60_000;

export type SpacedGateway = {
  /** For whoever has a reason to ask: somebody came back, a notice came. */
  readonly gateway: PaymentGateway;
  /** For rounds, which ask because time has passed: where little time has, they are told nothing. */
  readonly forRounds: PaymentGateway;
};

/**
 * Lets the settling rounds ask a gateway about an order the less often the longer nothing has happened to it: thousands of
 * purchases that nobody goes on with would be thousands of questions every few seconds. Each server counts for itself; a
 * restart asks about everything once.
 */
export function spaceAsking(gateway: PaymentGateway, clock: Clock): SpacedGateway {
  const asked = new LRUCache<string, Asked>({ maxSize: mostOrders, sizeCalculation: () => 1 });
  const now = () => Date.parse(clock.now());
  const isDue = (key: string) => {
    const last = asked.get(key);
    return !last || now() - last.askedAt >= Math.min(longestGap, share * (last.askedAt - last.quietSince));
  };
  const spaced =
    (name: string, ask: (id: string) => Promise<GatewayAnswer<GatewayOrder>>) =>
    async (id: string): Promise<GatewayAnswer<GatewayOrder>> => {
      const key = `${name} ${id}`;
      if (!isDue(key)) return { ok: false, reason: 'unavailable' };
      const answer = await ask(id);
      const heard = answer.ok ? `${answer.value.state} ${answer.value.tries}` : answer.reason;
      const last = asked.get(key);
      const quietSince = last?.heard === heard ? last.quietSince : now();
      asked.set(key, { quietSince, askedAt: now(), heard });
      return answer;
    };
  return {
    gateway: {
      ...gateway,
      payPage: (order) => {
        // Somebody is on the way there: from now on it is not quiet.
        asked.delete(`status ${order.gatewayOrderId}`);
        return gateway.payPage(order);
      },
    },
    forRounds: {
      ...gateway,
      orderStatus: spaced('status', gateway.orderStatus),
      debit: (id, amount) => spaced('debit', (order) => gateway.debit(order, amount))(id),
      release: spaced('release', gateway.release),
      refund: (id, amount) => spaced('refund', (order) => gateway.refund(order, amount))(id),
    },
  };
}
