import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { noMoney } from '#domain/money.ts';
import {
  type Payment,
  purposeFor,
  retryRefusal,
  startRefusal,
  triesOf,
  withVisit,
} from '#domain/payment/payment.ts';
import { agreementHolds, agreementName } from '#domain/proposal/agreement.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { termsVersion } from '#domain/proposal/terms.ts';
import { fail, never, ok, type Result } from '#domain/result.ts';
import { applyEvent, nextVersion } from '../applying/move-proposal.ts';
import { openProposal } from '../applying/open-proposal.ts';
import { checkSaved } from '../applying/proposal-form.ts';
import { refreshPrice } from '../applying/refresh-price.ts';
import type { GatewayAnswer, PayableOrder } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports.ts';
import { insurerCase } from './issue-policy.ts';
import { currentOrder, ordersOf, receiptOf, takeReport } from './payment-orders.ts';
import { settleProposal } from './settle-payment.ts';

export type Handover =
  /** The gateway's own page. */
  | { readonly kind: 'gateway'; readonly url: string }
  /** The same, to be posted to: `readPayPage` has the form. */
  | { readonly kind: 'gateway-form' }
  /** Nothing to pay any more: see how it went. */
  | { readonly kind: 'outcome' };

/**
 * Asks the insurer, and only when it accepts opens one order at the gateway for exactly the agreed premium. Asked again
 * it leads to the same order, and costs no try as long as none was made there. A draft is handed in under the terms of
 * today only. Fails with `NOT_FOUND`, `PROPOSAL_DECLINED`, `PROPOSAL_EXPIRED`, `PROPOSAL_LOCKED`; a draft with
 * `TERMS_NOT_ACCEPTED`, `TERMS_CHANGED`, `KYC_REQUIRED`, `PRICE_CHANGED`, what is wrong with a port by now, and as
 * `refreshPrice` does; what is paid for with `PAYMENT_PENDING`, `PAYMENT_ALREADY_MADE`, and as `retryRefusal` says; and with
 * `INSURER_UNAVAILABLE`, `PAYMENT_UNAVAILABLE`, and `STALE_PROPOSAL` where somebody else was faster.
 */
export async function startPayment(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
  returnUrl: string,
): Promise<Result<Handover>> {
  const opened = await openProposal(ports, owner, id);
  if (!opened.ok) return opened;
  if (opened.value.state !== 'drafting') await settleProposal(ports, id);
  // It may have passed to another device while somebody outside was asked.
  const proposal = await ports.store.findProposal(owner, id);
  if (!proposal) return fail('NOT_FOUND');
  switch (proposal.state) {
    case 'drafting':
      return submit(ports, proposal, returnUrl);
    case 'submitted':
    case 'awaiting-payment':
      return payAgain(ports, proposal, returnUrl);
    case 'awaiting-decision':
    case 'paid':
    case 'issued':
      return ok({ kind: 'outcome' });
    case 'declined':
      return fail('PROPOSAL_DECLINED');
    case 'expired':
      return fail('PROPOSAL_EXPIRED');
    case 'refunded':
      return fail('PROPOSAL_LOCKED');
    default:
      return never(proposal.state);
  }
}

async function submit(ports: Ports, drafted: Proposal, returnUrl: string): Promise<Result<Handover>> {
  if (!drafted.completed.includes('terms') || drafted.agreement === undefined)
    return fail('TERMS_NOT_ACCEPTED');
  if (drafted.agreement.termsVersion !== termsVersion) return fail('TERMS_CHANGED');
  if (drafted.kyc.stage !== 'VERIFIED') return fail('KYC_REQUIRED');
  const late = portingFailure(ports, drafted);
  if (late) return late;
  const fresh = await refreshPrice(ports, drafted);
  if (!fresh.ok) return fresh;
  const proposal = fresh.value;
  if (!agreementHolds(proposal)) return fail('PRICE_CHANGED', { detail: { total: proposal.price.total } });

  await applyEvent(ports, proposal, 'submit');
  const submitted = await ports.store.findProposal(proposal.owner, proposal.id);
  return submitted?.state === 'submitted' ? propose(ports, submitted, returnUrl) : fail('STALE_PROPOSAL');
}

/** The days on which a port can be asked for can end between the agreement and the way to the gateway. */
function portingFailure(ports: Ports, proposal: Proposal): Result<never> | undefined {
  if (proposal.renewal) return undefined;
  const [wrong] = checkSaved(ports, proposal, 'portabilityDetails').failures;
  return wrong && fail(wrong.code, wrong.detail && { detail: wrong.detail });
}

async function payAgain(ports: Ports, proposal: Proposal, returnUrl: string): Promise<Result<Handover>> {
  const current = await currentOrder(ports, proposal);
  const refusal = current && startRefusal(current.state);
  if (refusal) return fail(refusal);
  return proposal.state === 'submitted'
    ? propose(ports, proposal, returnUrl)
    : openOrder(ports, proposal, returnUrl);
}

/** Asks the insurer. It may be asked again after a time-out or a crash: its answer is idempotent by our reference. */
async function propose(ports: Ports, submitted: Proposal, returnUrl: string): Promise<Result<Handover>> {
  const answer = await ports.insurer.propose(insurerCase(submitted));
  if (!answer.ok) return fail('INSURER_UNAVAILABLE');
  const { kind } = answer.value;
  if (kind === 'declined') return decline(ports, submitted, answer.value.reason);
  if (kind === 'accepted') await applyEvent(ports, submitted, 'insurer-accepted');
  const proposal = await ports.store.findProposal(submitted.owner, submitted.id);
  const mayPay =
    proposal?.state === 'awaiting-payment' || (proposal?.state === 'submitted' && kind === 'under-review');
  return mayPay ? openOrder(ports, proposal, returnUrl) : fail('STALE_PROPOSAL');
}

/** An order that is open already is closed first: what is declined takes no more money. */
async function decline(ports: Ports, submitted: Proposal, declineReason: string): Promise<Result<never>> {
  const current = await currentOrder(ports, submitted);
  if (current) {
    const answer = await ports.payments.cancel(current.gatewayOrderId);
    if (!answer.ok && answer.reason !== 'refused') return fail('PAYMENT_UNAVAILABLE');
    await takeReport(ports, current, answer);
  }
  await applyEvent(ports, submitted, 'insurer-declined', { declineReason });
  return fail('PROPOSAL_DECLINED');
}

async function openOrder(ports: Ports, proposal: Proposal, returnUrl: string): Promise<Result<Handover>> {
  const tries = triesOf(await ports.store.paymentsOf(proposal.id));
  const refusal = retryRefusal(proposal.paymentVisits ?? [], tries, ports.clock.now());
  if (refusal) return fail(refusal);
  const wanted = await nextOrder(ports, proposal);
  const payable = { amount: wanted.amount, description: proposal.number, returnUrl };
  const order = await openedOrder(ports, { ...wanted, ...payable });
  if (!order.ok) return fail('PAYMENT_UNAVAILABLE');
  const { gatewayOrderId } = order.value;
  const { receipt, amount, purpose } = wanted;
  if (!(await keepOrder(ports, proposal, { receipt, amount, purpose, gatewayOrderId })))
    return fail('STALE_PROPOSAL');
  const page = await ports.payments.payPage({ ...payable, gatewayOrderId });
  if (!page.ok) return fail('PAYMENT_UNAVAILABLE');
  return ok(page.value.kind === 'link' ? { kind: 'gateway', url: page.value.url } : { kind: 'gateway-form' });
}

/** One that is kept is known by its id: the gateway is asked for another one only where none is. */
function openedOrder(
  ports: Ports,
  wanted: WantedOrder & PayableOrder,
): Promise<GatewayAnswer<{ readonly gatewayOrderId: string }>> {
  const { gatewayOrderId, ...order } = wanted;
  if (gatewayOrderId !== undefined) return Promise.resolve({ ok: true, value: { gatewayOrderId } });
  return ports.payments.openOrder(order);
}

type WantedOrder = Pick<Payment, 'receipt' | 'amount' | 'purpose'> & {
  /** Undefined until the gateway has opened it. */
  readonly gatewayOrderId: string | undefined;
};

/** The order that is open for the agreement, else the one after those that were. */
async function nextOrder(ports: Ports, proposal: Proposal): Promise<WantedOrder> {
  const { current, strays } = await ordersOf(ports, proposal);
  if (current?.state === 'created' || current?.state === 'failed') {
    const { receipt, amount, purpose, gatewayOrderId } = current;
    return { receipt, amount, purpose, gatewayOrderId };
  }
  return {
    receipt: receiptOf(proposal, [...strays, ...(current ? [current] : [])].filter(isOrder).length),
    amount: proposal.price.total,
    // Who still looks at it has accepted nothing that could be paid for, whatever route it was handed in by.
    purpose: proposal.state === 'submitted' ? 'block' : purposeFor(proposal.route),
    gatewayOrderId: undefined,
  };
}

function isOrder({ beyond }: Payment): boolean {
  return beyond === undefined;
}

/** False when the agreement was withdrawn or passed on meanwhile: nobody is sent to an order that we do not keep for them. */
function keepOrder(
  ports: Ports,
  { id, owner, state, agreement }: Proposal,
  order: Pick<Payment, 'receipt' | 'amount' | 'purpose' | 'gatewayOrderId'>,
): Promise<boolean> {
  return ports.store.atomically(async (store) => {
    await store.holdProposal(id);
    const proposal = await store.findProposal(owner, id);
    if (proposal?.state !== state || !proposal.agreement || proposal.agreement.at !== agreement?.at)
      return false;
    const at = ports.clock.now();
    const kept = await store.insertPayment({
      ...order,
      proposalId: id,
      agreement: agreementName(proposal.agreement),
      state: 'created',
      failureText: undefined,
      failureReason: undefined,
      method: undefined,
      tries: 0,
      beyond: undefined,
      givenBack: noMoney,
      createdAt: at,
      updatedAt: at,
    });
    const paymentVisits = withVisit(proposal.paymentVisits ?? [], triesOf(await store.paymentsOf(id)), at);
    await store.saveProposal(nextVersion(ports, proposal, { paymentVisits }));
    return kept.gatewayOrderId === order.gatewayOrderId;
  });
}
