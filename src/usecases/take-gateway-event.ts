import { hearRestingOrder } from './payment-orders.ts';
import type { GatewayNotice } from './ports/payment-gateway.ts';
import type { Ports } from './ports.ts';
import { settleProposal } from './settle-payment.ts';

type OrderEvent = Extract<GatewayNotice, { kind: 'order' }>;

/**
 * Goes on with the purchase that an event of the gateway is about; what the event says of it is not believed, the gateway
 * is asked. An event that was taken before costs one look. It is noted as taken only after its work is done, so a server
 * that dies in between is told again, and settling twice changes nothing the second time.
 */
export async function takeGatewayEvent(ports: Ports, { eventId, gatewayOrderId }: OrderEvent): Promise<void> {
  if (await ports.store.knowsGatewayEvent(eventId)) return;
  const payment = await ports.store.paymentByOrder(gatewayOrderId);
  if (payment) {
    await hearRestingOrder(ports, payment);
    await settleProposal(ports, payment.proposalId);
  }
  await ports.store.recordGatewayEvent(eventId, ports.clock.now());
}
