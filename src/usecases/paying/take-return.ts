import type { ProposalId } from '#domain/ids.ts';
import type { ReturnFields } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports.ts';
import { createGatewayOrders } from './gateway-orders.ts';

/**
 * Hears what a browser brought back from the gateway. Whoever sends it proves no payment by it, but where the gateway's
 * signature stands under it a try went well: until the gateway is heard itself, nobody is asked to pay once more.
 */
export async function takeReturn(ports: Ports, id: ProposalId, fields: ReturnFields): Promise<void> {
  const orders = await ports.store.paymentsOf(id);
  const words = orders.map(({ gatewayOrderId }) => ports.payments.readReturn(gatewayOrderId, fields));
  const tried = orders[words.indexOf('tried')];
  if (tried) await createGatewayOrders(ports).noteTry(tried);
  else if (words.includes('forged')) ports.journal.note('payment-return-forged');
}
