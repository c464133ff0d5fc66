import type { GatewayAnswer, GatewayNotice, GatewayOrder } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports.ts';
import { createGatewayOrders } from './gateway-orders.ts';
import { settleProposal } from './settle-payment.ts';

type OrderEvent = Extract<GatewayNotice, { kind: 'order' }>;

/**
 * Goes on with the purchase that an event of the gateway is about; what the event says of it is not believed, the gateway
 * is asked. An event that was taken before costs one look. It is noted as taken only after its work is done, so a server
 * that dies in between is told again, and settling twice changes nothing the second time.
 */
export async function takeGatewayEvent(ports: Ports, event: OrderEvent): Promise<void> {
  const { eventId, gatewayOrderId } = event;
  if (await ports.store.knowsGatewayEvent(eventId)) return;
  const payment = await ports.store.paymentByOrder(gatewayOrderId);
  if (!payment) return takeUnknown(ports, event);
  await createGatewayOrders(ports).askAtRest(payment);
  await settleProposal(ports, payment.proposalId);
  await ports.store.recordGatewayEvent(eventId, ports.clock.now());
}

/**
 * An order whose purchase was let go of can be paid late where a gateway cannot close it. Nothing here can tell it from one
 * of another shop at the same account, so its money is left to a person, and stands among what is stuck until that person
 * or the gateway says that it is dealt with.
 */
async function takeUnknown(
  { store, payments, clock, journal }: Ports,
  { eventId, gatewayOrderId }: OrderEvent,
): Promise<void> {
  const answer = await payments.orderStatus(gatewayOrderId);
  const at = clock.now();
  const isReported = await store.atomically(async (within) => {
    if (!(await within.recordGatewayEvent(eventId, at))) return false;
    const line = { who: 'gateway', via: 'notice', reason: '', at, reference: gatewayOrderId } as const;
    if (isMoneyIn(answer)) {
      await within.keepUnknownOrder(gatewayOrderId, at);
      await within.recordAudit({ ...line, act: 'money-of-nobody' });
      return true;
    }
    if (answer.ok && (await within.removeUnknownOrder(gatewayOrderId)))
      await within.recordAudit({ ...line, act: 'unknown-order-settled' });
    return false;
  });
  if (isReported) journal.note('money-of-nobody');
}

/** Where the gateway does not say, somebody looks. */
function isMoneyIn(answer: GatewayAnswer<GatewayOrder>): boolean {
  if (!answer.ok) return answer.reason !== 'refused';
  const { state, beyond } = answer.value;
  return state === 'captured' || state === 'blocked' || beyond.length > 0;
}
