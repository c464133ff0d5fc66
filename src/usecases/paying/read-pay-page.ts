import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { startRefusal } from '#domain/payment/payment.ts';
import { payableStates } from '#domain/proposal/state-facts.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { PayPage } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports.ts';
import { currentOrder } from './payment-orders.ts';

/**
 * The gateway's page of the order that was opened for this buyer; undefined where none is open any more. It opens and
 * changes nothing. Fails with `NOT_FOUND`, `PAYMENT_UNAVAILABLE`.
 */
export async function readPayPage(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
  returnUrl: string,
): Promise<Result<PayPage | undefined>> {
  const proposal = await ports.store.findProposal(owner, id);
  if (!proposal) return fail('NOT_FOUND');
  const order = await currentOrder(ports, proposal);
  if (!payableStates.includes(proposal.state) || !order || startRefusal(order.state) !== undefined)
    return ok(undefined);
  const { gatewayOrderId, amount } = order;
  const page = await ports.payments.payPage({
    gatewayOrderId,
    amount,
    description: proposal.number,
    returnUrl,
  });
  return page.ok ? ok(page.value) : fail('PAYMENT_UNAVAILABLE');
}
