import type { ProposalId } from '#domain/ids.ts';
import { applyReport, type Payment } from '#domain/payment/payment.ts';
import type { ReturnFields } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports.ts';

/**
 * Hears what a browser brought back from the gateway. Whoever sends it proves no payment by it, but where the gateway's
 * signature stands under it a try went well: until the gateway is heard itself, nobody is asked to pay once more.
 */
export async function takeReturn(ports: Ports, id: ProposalId, fields: ReturnFields): Promise<void> {
  const orders = await ports.store.paymentsOf(id);
  const words = orders.map(({ gatewayOrderId }) => ports.payments.readReturn(gatewayOrderId, fields));
  const tried = orders[words.indexOf('tried')];
  if (tried) await noteTry(ports, tried);
  else if (words.includes('forged')) ports.journal.note('payment-return-forged');
}

/** As stored by now: the gateway may have been heard of it meanwhile. */
function noteTry(ports: Ports, { gatewayOrderId, proposalId }: Payment): Promise<void> {
  return ports.store.atomically(async (store) => {
    await store.holdProposal(proposalId);
    const known = await store.paymentByOrder(gatewayOrderId);
    const next =
      known &&
      applyReport(known, {
        fact: 'tried',
        amount: undefined,
        text: undefined,
        reason: undefined,
        method: undefined,
        at: ports.clock.now(),
      });
    if (next && next.state !== known.state) await store.savePayment(next);
  });
}
