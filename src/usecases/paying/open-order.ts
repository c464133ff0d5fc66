import { type Payment, purposeFor, untried } from '#domain/payment/payment.ts';
import { retryRefusal, triesOf, withVisit } from '#domain/payment/payment-tries.ts';
import { agreementName } from '#domain/proposal/agreement.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { isPayable } from '#domain/retention/erasure.ts';
import { nextVersion } from '../applying/move-proposal.ts';
import type { Ports } from '../ports.ts';
import { ordersOf, type PaymentOrders } from './payment-orders.ts';

export type Handover =
  /** The gateway's own page. */
  | { readonly kind: 'gateway'; readonly url: string }
  /** The same, to be posted to: `readPayPage` has the form. */
  | { readonly kind: 'gateway-form' }
  /** Nothing to pay any more: see how it went. */
  | { readonly kind: 'outcome' };

/**
 * Leads to the gateway's page of one order for exactly the agreed premium: the one that is open, else another one. Fails as
 * `retryRefusal` says, with `PAYMENT_UNAVAILABLE`, and with `STALE_PROPOSAL` where somebody else was faster.
 */
export async function openOrder(
  ports: Ports,
  proposal: Proposal,
  returnUrl: string,
): Promise<Result<Handover>> {
  const orders = await ordersOf(ports, proposal);
  const refusal = retryRefusal(proposal.paymentVisits ?? [], orders.tries, ports.clock.now());
  if (refusal) return fail(refusal);
  const order = await openedOrder(ports, proposal, orders, returnUrl);
  if (!order) return fail('PAYMENT_UNAVAILABLE');
  if (!(await keepOrder(ports, proposal, order))) return fail('STALE_PROPOSAL');
  const { gatewayOrderId, amount } = order;
  const page = await ports.payments.payPage({
    gatewayOrderId,
    amount,
    description: proposal.number,
    returnUrl,
  });
  if (!page.ok) return fail('PAYMENT_UNAVAILABLE');
  return ok(page.value.kind === 'link' ? { kind: 'gateway', url: page.value.url } : { kind: 'gateway-form' });
}

type OpenOrder = Pick<Payment, 'receipt' | 'amount' | 'purpose' | 'gatewayOrderId'>;

/** An order that is kept is known by its id: the gateway is asked for another one only where none is open. */
async function openedOrder(
  { payments }: Ports,
  { state, route, price, number }: Proposal,
  { current, nextReceipt }: PaymentOrders,
  returnUrl: string,
): Promise<OpenOrder | undefined> {
  if (current && isPayable(current)) return current;
  const order = {
    receipt: nextReceipt,
    amount: price.total,
    // Who still looks at it has accepted nothing that could be paid for, whatever route it was handed in by.
    purpose: state === 'submitted' ? 'block' : purposeFor(route),
  } as const;
  const opened = await payments.openOrder({ ...order, description: number, returnUrl });
  return opened.ok ? { ...order, gatewayOrderId: opened.value.gatewayOrderId } : undefined;
}

/** False when the agreement was withdrawn or passed on meanwhile: nobody is sent to an order that we do not keep for them. */
function keepOrder(
  ports: Ports,
  { id, owner, state, agreement }: Proposal,
  order: OpenOrder,
): Promise<boolean> {
  return ports.store.atomically(async (store) => {
    await store.holdProposal(id);
    const proposal = await store.findProposal(owner, id);
    if (proposal?.state !== state || !proposal.agreement || proposal.agreement.at !== agreement?.at)
      return false;
    const at = ports.clock.now();
    const payment = await store.insertPayment({
      ...order,
      ...untried,
      proposalId: id,
      agreement: agreementName(proposal.agreement),
      state: 'created',
      beyond: undefined,
      createdAt: at,
      updatedAt: at,
    });
    const paymentVisits = withVisit(proposal.paymentVisits ?? [], triesOf(await store.paymentsOf(id)), at);
    await store.saveProposal(nextVersion(ports, proposal, { paymentVisits }));
    return payment.gatewayOrderId === order.gatewayOrderId;
  });
}
