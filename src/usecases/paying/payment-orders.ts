import { fingerprint } from '#domain/fingerprint.ts';
import type { Payment } from '#domain/payment/payment.ts';
import { retryRefusal, triesOf } from '#domain/payment/payment-tries.ts';
import { agreementName } from '#domain/proposal/agreement.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { endedWithoutPolicy } from '#domain/proposal/state-facts.ts';
import type { Ports } from '../ports.ts';
import { createGatewayOrders, type GatewayOrders } from './gateway-orders.ts';

export type PaymentOrders = GatewayOrders & {
  /** The latest order of the agreement that stands: the only one that can become a policy. */
  readonly current: Payment | undefined;
  /** These are the tries at the gateway, over all of them. */
  readonly tries: number;
  /** Names the order that is opened after these. */
  readonly nextReceipt: string;
  /** Asks the gateway about all that can still matter, and returns what is known of the current order then. */
  readonly refresh: () => Promise<Payment | undefined>;
};

/** The orders of a proposal as they are stored, and what can be done with them at the gateway. */
export async function ordersOf(ports: Ports, proposal: Proposal): Promise<PaymentOrders> {
  const payments = await ports.store.paymentsOf(proposal.id);
  const current = payments.findLast((payment) => isForAgreement(payment, proposal, payments.length));
  const atGateway = createGatewayOrders(ports);
  return {
    ...atGateway,
    current,
    tries: triesOf(payments),
    nextReceipt: receiptOf(proposal, payments.filter(({ beyond }) => beyond === undefined).length),
    refresh: async () => {
      // A later order or an edit took their place, or they are money beyond an order: what reaches them goes back.
      const strays = payments.filter((payment) => payment !== current);
      for (const stray of strays) await atGateway.giveBack(stray);
      if (!current || proposal.state === 'drafting' || proposal.state === 'issued') return current;
      if (endedWithoutPolicy.includes(proposal.state)) return atGateway.askForReturn(current);
      const order = await atGateway.ask(current);
      if (order.state !== 'failed') return order;
      const tries = triesOf([...strays, order]);
      // As long as the buyer may not be sent to the gateway, its page takes no try either. A try of which the bank says
      // later that it took the money still counts.
      const refusal = retryRefusal(proposal.paymentVisits ?? [], tries, ports.clock.now());
      return refusal === undefined ? order : ((await atGateway.close(order)) ?? order);
    },
  };
}

/** The order of the agreement that stands, as it is known. */
export async function currentOrder(ports: Ports, proposal: Proposal): Promise<Payment | undefined> {
  return (await ordersOf(ports, proposal)).current;
}

/** An order that was kept without its agreement is known by its receipt, which was made from it. */
function isForAgreement({ agreement, receipt }: Payment, proposal: Proposal, orders: number): boolean {
  if (proposal.agreement === undefined) return false;
  if (agreement !== undefined) return agreement === agreementName(proposal.agreement);
  return Array.from({ length: orders }, (_, before) => receiptOf(proposal, before)).includes(receipt);
}

/**
 * Names an order by the agreement it was opened for and by how many orders there were before it: after a crash the same
 * receipt finds the same order, and an order that takes no more tries is followed by another one.
 */
export function receiptOf({ number, agreement }: Proposal, ordersBefore: number): string {
  return `${number}-${fingerprint([agreement?.fingerprint ?? '', agreement?.at ?? '', ordersBefore])}`;
}
