import { dayInIndia } from '#domain/date.ts';
import { isLinked } from '#domain/message/channels.ts';
import { moneyInTransit } from '#domain/payment/money-moves.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { payableStates } from '#domain/proposal/state-facts.ts';
import { never } from '#domain/result.ts';
import type { OutgoingMessage } from '../ports/messages.ts';
import type { Ports } from '../ports.ts';
import { policyMobile } from './make-resume-link.ts';
import { isReminder, reminderAsOfNow } from './remind-of-renewal.ts';

/**
 * A queued letter as it is true when it is sent; undefined once it is not to be sent any more. What asks for something to be
 * done may have waited for days at a mail server that is away, and it may be done by now.
 */
export async function letterAsOfNow(
  ports: Ports,
  message: OutgoingMessage,
): Promise<OutgoingMessage | undefined> {
  const current = isReminder(message) ? await reminderAsOfNow(ports, message) : message;
  return current && (await isOpenStill(ports, current)) ? toCurrentMobile(ports, current) : undefined;
}

/** What leads to a policy goes to the mobile by which that opens now. */
async function toCurrentMobile({ store, clock }: Ports, message: OutgoingMessage): Promise<OutgoingMessage> {
  const { proposalId, letter, to } = message;
  if (proposalId === undefined || !isLinked(letter)) return message;
  const proposal = await store.getProposal(proposalId);
  if (proposal?.state !== 'issued' || to.mobile === '') return message;
  return { ...message, to: { ...to, mobile: await policyMobile(store, proposal, clock.now()) } };
}

async function isOpenStill(ports: Ports, { letter, proposalId }: OutgoingMessage): Promise<boolean> {
  switch (letter.kind) {
    case 'application-waits':
    case 'price-changed':
      return isDraftStill(ports, proposalId, letter.version);
    case 'insurer-accepted':
      return isPayableStill(ports, proposalId, letter.payBy);
    case 'payment-failed':
      return isUnpaidStill(ports, proposalId, letter.payBy);
    case 'application-expires':
      return isPayableStill(ports, proposalId, letter.endsOn);
    case 'policy-issued':
    case 'purchase-closed':
    case 'money-returned':
    case 'renewal-due':
    case 'resume-link':
    case 'resume-code':
    case 'opening-code':
    case 'address-code':
    case 'number-changing':
    case 'opener-added':
    case 'service-news':
    case 'service-form':
    case 'worded':
      return true;
    default:
      return never(letter);
  }
}

type Id = OutgoingMessage['proposalId'];

async function isDraftStill({ store }: Ports, id: Id, version: number): Promise<boolean> {
  const draft = await unerased(store, id);
  return draft?.state === 'drafting' && draft.version === version;
}

async function isPayableStill({ store, clock }: Ports, id: Id, lastDay: string): Promise<boolean> {
  const proposal = await unerased(store, id);
  return proposal?.state === 'awaiting-payment' && dayInIndia(clock.now()) <= lastDay;
}

/** Whoever has paid again meanwhile, or is at it, hears of that. */
async function isUnpaidStill({ store, clock }: Ports, id: Id, lastDay: string): Promise<boolean> {
  const proposal = await unerased(store, id);
  if (!proposal || !payableStates.includes(proposal.state) || dayInIndia(clock.now()) > lastDay) return false;
  const orders = await store.paymentsOf(proposal.id);
  return !orders.some(({ state }) => moneyInTransit.includes(state));
}

async function unerased(store: Ports['store'], id: Id): Promise<Proposal | undefined> {
  return id && !(await store.hasErasureRequest(id)) ? store.getProposal(id) : undefined;
}
