import { freeLookEnds } from '#domain/cover/policy-days.ts';
import { waitsFrom } from '#domain/cover/waiting.ts';
import { dayInIndia } from '#domain/date.ts';
import { isEmail } from '#domain/identity/email.ts';
import { isMobile } from '#domain/identity/mobile.ts';
import { type ChangeLetter, tellingOf, tellingOfPayment } from '#domain/message/change-letters.ts';
import type { ClosingReason, IssuedCover, Letter } from '#domain/message/letter.ts';
import { dayOfReminders } from '#domain/message/morning.ts';
import type { Payment } from '#domain/payment/payment.ts';
import { agreementName } from '#domain/proposal/agreement.ts';
import { contactOf, firstNamesOf } from '#domain/proposal/form/answers.ts';
import { oldPolicyOf } from '#domain/proposal/ported/ported-credits.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import type { ProposalEvent } from '#domain/proposal/state.ts';
import { payableStates } from '#domain/proposal/state-facts.ts';
import { languageOfBuyer } from '#domain/proposal/terms.ts';
import { never } from '#domain/result.ts';
import type { OutgoingMessage } from '../ports/messages.ts';
import type { Ports } from '../ports.ts';

type Change = {
  readonly before: Proposal;
  /** As it is saved in the same write. */
  readonly moved: Proposal;
  readonly event: ProposalEvent;
};

type Needs = Pick<Ports, 'catalogue' | 'store'>;

/**
 * The letter on a change of an application that its buyer does not see happen, to be queued in the same write. Undefined
 * where the table of changes says none, or there is nobody to write to. No health answer goes into it; an insurer's reason
 * can speak of health, so it stays on the page of the application.
 */
export async function changeLetter(needs: Needs, change: Change): Promise<OutgoingMessage | undefined> {
  const telling = tellingOf(change.before.state, change.event);
  if (telling === undefined || telling === 'seen' || telling === 'goes-on') return undefined;
  return letterFor(telling, needs, change);
}

async function letterFor(
  kind: ChangeLetter,
  needs: Needs,
  change: Change,
): Promise<OutgoingMessage | undefined> {
  switch (kind) {
    case 'policy-issued': {
      const policy = await needs.store.policyOf(change.moved.id);
      return policy && policyIssuedMessage(change.before, policy);
    }
    case 'insurer-accepted': {
      // What is blocked is debited next, and the letter of the policy follows.
      const orders = await needs.store.paymentsOf(change.moved.id);
      const isHeld = orders.some(({ state }) => state === 'blocked' || state === 'captured');
      return isHeld ? undefined : acceptedMessage(needs, change.moved);
    }
    case 'purchase-closed':
      return purchaseClosedMessage(needs, change);
    default:
      return never(kind);
  }
}

/** Tells of an issued policy. */
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
    cover: issuedCover(proposal, policy),
  });
}

function issuedCover(proposal: Proposal, { coverFrom, issuedAt }: Policy): IssuedCover | undefined {
  const { plan, renewal, forms } = proposal;
  if (!plan) return undefined;
  const isFirst = renewal === undefined;
  const illness = waitsFrom(plan.features, coverFrom).find(({ kind }) => kind === 'other-illness');
  return {
    insurer: plan.insurerTitle,
    insurerPhone: plan.insurerPhone,
    plan: plan.productTitle,
    sumInsured: plan.sumInsured,
    people: firstNamesOf(proposal),
    freeLookUntil: isFirst ? freeLookEnds(dayInIndia(issuedAt)) : undefined,
    illnessFrom: isFirst && !oldPolicyOf(forms) ? illness?.coveredFrom : undefined,
  };
}

function purchaseClosedMessage(
  { catalogue }: Pick<Ports, 'catalogue'>,
  { before, moved, event }: Change,
): OutgoingMessage | undefined {
  const why = closingReason(moved, event);
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
    insurerPhone: plan?.insurerPhone,
    money: moneyOf(before),
  });
}

/** Undefined for an end that its buyer asked for. */
function closingReason({ expiry }: Proposal, event: ProposalEvent): ClosingReason | undefined {
  if (event === 'insurer-declined') return 'declined';
  if (event === 'issue-failed-for-good') return 'not-issued';
  return event === 'expire' ? expiryReasons[expiry.reason] : undefined;
}

const expiryReasons: Readonly<Record<Proposal['expiry']['reason'], ClosingReason | undefined>> = {
  'price-too-old': 'price-ended',
  'plan-withdrawn': 'plan-withdrawn',
  'renewal-period-over': 'renewal-over',
  'not-decided': 'not-decided',
  'erasure-asked': undefined,
};

type Closed = Extract<Letter, { readonly kind: 'purchase-closed' }>;

function moneyOf({ state, price }: Proposal): Closed['money'] {
  if (state === 'paid') return { amount: price.total, way: 'refunded' };
  return state === 'awaiting-decision' ? { amount: price.total, way: 'released' } : undefined;
}

/** Tells that the insurer has accepted and the premium is to be paid; once an agreement. */
function acceptedMessage(
  { catalogue }: Pick<Ports, 'catalogue'>,
  proposal: Proposal,
): OutgoingMessage | undefined {
  const facts = payableFacts(catalogue, proposal);
  const agreement = proposal.agreement ? agreementName(proposal.agreement) : proposal.version;
  return (
    facts &&
    messageAbout(proposal, `insurer-accepted:${proposal.id}:${agreement}`, {
      kind: 'insurer-accepted',
      ...facts,
      payBy: proposal.expiry.on,
    })
  );
}

/** Queues the reminder of what was accepted and is not paid, once for the day on which it ends, and at no hour of the night. */
export async function remindOfEnd({ store, catalogue, clock }: Ports, proposal: Proposal): Promise<void> {
  const now = clock.now();
  if (dayOfReminders(now) !== dayInIndia(now)) return;
  const message = expiresMessage({ catalogue }, proposal);
  if (message) await store.queueMessage(message);
}

/** Reminds of an application that was accepted and ends unpaid; once a day on which it ends. */
function expiresMessage(
  { catalogue }: Pick<Ports, 'catalogue'>,
  proposal: Proposal,
): OutgoingMessage | undefined {
  const { on: endsOn } = proposal.expiry;
  const facts = payableFacts(catalogue, proposal);
  const key = `application-expires:${proposal.id}:${endsOn}`;
  return facts && messageAbout(proposal, key, { kind: 'application-expires', ...facts, endsOn });
}

/** Undefined where there is nobody to write to. */
function payableFacts(catalogue: Ports['catalogue'], proposal: Proposal) {
  const { email, mobile, firstName } = contactOf(proposal);
  if (!isEmail(email) && !isMobile(mobile)) return undefined;
  const plan = planOfProposal(proposal, catalogue.current());
  return {
    firstName,
    number: proposal.number,
    insurer: plan?.insurerTitle ?? proposal.insurerSlug,
    plan: plan?.productTitle ?? proposal.productId,
    amount: proposal.price.total,
  };
}

/**
 * The letters on what has become of an order, to be queued in the write that says so: that its money is the buyer's again,
 * and, where the insurer has accepted meanwhile, that the premium is to be paid. None of money in another currency: its
 * amount is not rupees.
 */
export function paymentLetters(
  needs: Pick<Ports, 'catalogue'>,
  proposal: Proposal,
  { before, after }: { readonly before: Payment; readonly after: Payment },
): readonly OutgoingMessage[] {
  const telling = tellingOfPayment(before, after);
  if (telling === 'payment-failed') return [failedMessage(needs, proposal, after)].filter(isThere);
  // The request of a policy that ends tells of what goes back with it.
  if (telling !== 'money-returned' || after.dueBack > 0) return [];
  const isAccepted = proposal.state === 'awaiting-payment' && after.state === 'released';
  return [
    moneyReturnedMessage(proposal, after),
    isAccepted ? acceptedMessage(needs, proposal) : undefined,
  ].filter(isThere);
}

function isThere<T>(message: T | undefined): message is T {
  return message !== undefined;
}

/** Undefined for money beyond an order, of which nobody waits to hear. */
function failedMessage(
  { catalogue }: Pick<Ports, 'catalogue'>,
  proposal: Proposal,
  order: Payment,
): OutgoingMessage | undefined {
  if (order.beyond !== undefined || !payableStates.includes(proposal.state)) return undefined;
  const facts = payableFacts(catalogue, proposal);
  const key = `payment-failed:${proposal.id}:${order.receipt}:${order.updatedAt}`;
  return (
    facts && messageAbout(proposal, key, { kind: 'payment-failed', ...facts, payBy: proposal.expiry.on })
  );
}

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

/** In the language of the texts that the buyer agreed to; before that, of the page on which an answer was saved last. */
export function messageAbout(proposal: Proposal, key: string, letter: Letter): OutgoingMessage {
  const { email, mobile } = contactOf(proposal);
  const language = languageOfBuyer(proposal.consents) ?? proposal.savedIn;
  return { key, proposalId: proposal.id, to: { email, mobile }, language, letter };
}
