import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { startRefusal } from '#domain/payment/payment.ts';
import { agreementHolds } from '#domain/proposal/agreement.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { termsVersion } from '#domain/proposal/terms.ts';
import { fail, never, ok, type Result } from '#domain/result.ts';
import { applyEvent } from '../applying/move-proposal.ts';
import { openProposal } from '../applying/open-proposal.ts';
import { checkSaved } from '../applying/proposal-form.ts';
import { refreshPrice } from '../applying/refresh-price.ts';
import type { Ports } from '../ports.ts';
import { createGatewayOrders } from './gateway-orders.ts';
import { insurerCase } from './insurer-case.ts';
import { type Handover, openOrder } from './open-order.ts';
import { currentOrder } from './payment-orders.ts';
import { settleProposal } from './settle-payment.ts';

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
  if (current && !(await createGatewayOrders(ports).close(current))) return fail('PAYMENT_UNAVAILABLE');
  await applyEvent(ports, submitted, 'insurer-declined', { declineReason });
  return fail('PROPOSAL_DECLINED');
}
