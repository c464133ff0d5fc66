import type { Proposal } from '#domain/proposal/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { createGatewayOrders } from '../paying/gateway-orders.ts';
import { currentOrder } from '../paying/payment-orders.ts';
import { settleProposal } from '../paying/settle-payment.ts';
import type { Ports } from '../ports.ts';
import { applyEvent } from './move-proposal.ts';

/**
 * Takes a submitted proposal back for editing. The order at the gateway is closed first: money that was faster keeps the
 * proposal as it was submitted, and the edit is refused with `PAYMENT_ALREADY_MADE` or `PAYMENT_PENDING`.
 */
export async function withdrawSubmission(ports: Ports, proposal: Proposal): Promise<Result<Proposal>> {
  const current = await currentOrder(ports, proposal);
  if (current) {
    const answer = await ports.payments.cancel(current.gatewayOrderId);
    if (!answer.ok) return fail('PAYMENT_PENDING');
    if (answer.value.state === 'captured' || answer.value.state === 'blocked') {
      await settleProposal(ports, proposal.id);
      return fail('PAYMENT_ALREADY_MADE');
    }
    if (answer.value.state === 'pending') return fail('PAYMENT_PENDING');
    await createGatewayOrders(ports).take(current, answer);
  }
  await applyEvent(ports, proposal, 'answers-changed', { agreement: undefined });
  const drafting = await ports.store.findProposal(proposal.owner, proposal.id);
  return drafting?.state === 'drafting' ? ok(drafting) : fail('STALE_PROPOSAL');
}
