import { dayInIndia } from '#domain/date.ts';
import { isEmail } from '#domain/identity/email.ts';
import type { ClosingReason, Letter } from '#domain/message/letter.ts';
import type { Payment } from '#domain/payment/payment.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import type { ProposalEvent } from '#domain/proposal/state.ts';
import { languageOfBuyer } from '#domain/proposal/terms.ts';
import type { OutgoingMessage } from '../ports/messages.ts';
import type { Ports } from '../ports.ts';

/** Tells of an issued policy. It is queued in the same write that records the policy, and no health answer goes into it. */
export function policyIssuedMessage(proposal: Proposal, policy: Policy): OutgoingMessage {
  const { policyNumber, coverFrom, coverUntil } = policy;
  return messageAbout(proposal, `policy-issued:${proposal.id}`, {
    kind: 'policy-issued',
    firstName: contactOf(proposal).firstName,
    policyNumber,
    received: proposal.price.total,
    coverFrom,
    coverUntil,
    renews: proposal.renewal?.policyNumber,
  });
}

/**
 * Tells of an application that `event` ends without a policy: its buyer may not be looking. Undefined for other events,
 * for an end that concerned no money, and where there is nobody to write to. An insurer's reason can speak of health, so it
 * stays on the page of the application.
 */
export function purchaseClosedMessage(
  { catalogue }: Pick<Ports, 'catalogue'>,
  before: Proposal,
  event: ProposalEvent,
): OutgoingMessage | undefined {
  const why = closingReason(before, event);
  const { email, firstName } = contactOf(before);
  if (why === undefined || !isEmail(email)) return undefined;
  const plan = planOfProposal(before, catalogue.current());
  return messageAbout(before, `purchase-closed:${before.id}`, {
    kind: 'purchase-closed',
    why,
    firstName,
    number: before.number,
    insurer: plan?.insurerTitle ?? before.insurerSlug,
    plan: plan?.productTitle ?? before.productId,
    money: moneyOf(before),
  });
}

function closingReason({ state }: Proposal, event: ProposalEvent): ClosingReason | undefined {
  switch (event) {
    case 'insurer-declined':
      return 'declined';
    case 'issue-failed-for-good':
      return 'not-issued';
    case 'expire':
      // Any other price that runs out is nobody's money, and its page says so.
      return state === 'awaiting-decision' ? 'not-decided' : undefined;
    default:
      return undefined;
  }
}

type Closed = Extract<Letter, { readonly kind: 'purchase-closed' }>;

function moneyOf({ state, price }: Proposal): Closed['money'] {
  if (state === 'paid') return { amount: price.total, way: 'refunded' };
  return state === 'awaiting-decision' ? { amount: price.total, way: 'released' } : undefined;
}

/**
 * Tells of an order whose money the gateway says is the buyer's again; undefined before that, and of money in another
 * currency: its amount is not rupees.
 */
export function moneyReturnedMessage(proposal: Proposal, order: Payment): OutgoingMessage | undefined {
  const { email, firstName } = contactOf(proposal);
  if (order.state !== 'released' && order.state !== 'refunded') return undefined;
  if (order.beyond === 'currency' || !isEmail(email)) return undefined;
  return messageAbout(proposal, `money-returned:${proposal.id}:${order.receipt}`, {
    kind: 'money-returned',
    way: order.state,
    firstName,
    number: proposal.number,
    amount: order.amount,
    on: dayInIndia(order.updatedAt),
    reference: order.gatewayOrderId,
    hasPolicy: proposal.state === 'issued',
  });
}

function messageAbout(proposal: Proposal, key: string, letter: Letter): OutgoingMessage {
  const { email, mobile } = contactOf(proposal);
  const language = languageOfBuyer(proposal.consents);
  return { key, proposalId: proposal.id, to: { email, mobile }, language, letter };
}
