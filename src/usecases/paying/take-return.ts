import type { ProposalId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { ReturnFields } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports.ts';
import { createGatewayOrders } from './gateway-orders.ts';
import { ordersOf } from './payment-orders.ts';
import { settleProposal } from './settle-payment.ts';

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

/**
 * Settles the purchase of a buyer who came back from the gateway. Where that does not answer now, a try may be under way:
 * it is assumed first, and any answer takes the place of it, so that no end of this process in between lets the buyer be
 * asked to pay once more.
 */
export async function settleReturn(ports: Ports, proposal: Proposal): Promise<Proposal | undefined> {
  const { current, noteReturn } = await ordersOf(ports, proposal);
  if (current) await noteReturn(current);
  return settleProposal(ports, proposal.id);
}
