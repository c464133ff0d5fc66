import { dayInIndia } from '#domain/date.ts';
import type { ProposalId } from '#domain/ids.ts';
import { lateMoneySince, type Payment, paysFor, retryRefusal, triesOf } from '#domain/payment/payment.ts';
import { expiredBecause, isMandateOver } from '#domain/proposal/expiry.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { endedWithoutPolicy } from '#domain/proposal/state-facts.ts';
import { never } from '#domain/result.ts';
import { isPayable } from '#domain/retention/erasure.ts';
import { applyEvent, type Progress } from '../applying/move-proposal.ts';
import { StoreUnavailable } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import { coverPaidBy, issuePolicy } from './issue-policy.ts';
import { giveBackMoney, isAtItsEnd, ordersOf, takeForReturn, takeReport } from './payment-orders.ts';

const maxRounds = 12;

/**
 * Brings one proposal as far as the gateway's and the insurer's word allow: takes what the gateway says of its order,
 * debits or releases a blocked amount, has a paid policy issued, gives money back that cannot become a policy. It may
 * run any number of times, at once or after a crash at any point: every outside call is idempotent by its reference
 * and every save is refused when somebody saved in between.
 */
export async function settleProposal(ports: Ports, id: ProposalId): Promise<Proposal | undefined> {
  for (let round = 0; round < maxRounds; round += 1) {
    const proposal = await ports.store.getProposal(id);
    if (!proposal) return undefined;
    if ((await advance(ports, proposal)) === 'settled') return ports.store.getProposal(id);
  }
  ports.journal.note('settle-rounds-exhausted');
  return ports.store.getProposal(id);
}

/** How many proposals a round looked after, and for how many of them that broke. */
export type SettlingRound = { readonly tried: number; readonly failed: number };

/** One insurer that answers late, each time, would make all the others' buyers wait for it. */
const atOnce = 8;

/**
 * Looks after everything that waits on somebody outside; one proposal's trouble does not stop the others.
 * @throws StoreUnavailable, because the next proposal would fare no better; once all that was begun has ended.
 */
export async function settleUnsettled(ports: Ports, limit: number): Promise<SettlingRound> {
  const ids = await ports.store.unsettledProposals(limit, lateMoneySince(ports.clock.now()));
  const left = [...ids];
  let failed = 0;
  const settleOnes = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      try {
        await settleProposal(ports, id);
      } catch (error) {
        if (error instanceof StoreUnavailable) {
          left.length = 0;
          throw error;
        }
        failed += 1;
        ports.journal.note('settle-failed', { error: error instanceof Error ? error.name : 'unknown' });
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, settleOnes));
  const away = ends.find((end) => end.status === 'rejected');
  if (away) throw away.reason;
  return { tried: ids.length, failed };
}

async function advance(ports: Ports, proposal: Proposal): Promise<Progress> {
  const { current, strays } = await ordersOf(ports, proposal);
  for (const stray of strays) await giveBackMoney(ports, stray);
  if (proposal.state === 'drafting' || proposal.state === 'issued') return 'settled';
  const payment = current && (await heardOf(ports, proposal, current, strays));
  switch (proposal.state) {
    case 'submitted':
      // A gateway may take at once what it was to hold: the insurer decides on that money all the same.
      return payment?.state === 'blocked' || payment?.state === 'captured'
        ? applyEvent(ports, proposal, 'decision-needed')
        : expireIfDue(ports, proposal, payment);
    case 'awaiting-decision':
      return decide(ports, proposal, payment);
    case 'awaiting-payment':
      return takePayment(ports, proposal, payment);
    case 'paid':
      return issuePolicy(ports, proposal, payment);
    case 'declined':
    case 'expired':
    case 'refunded':
      return giveBack(ports, proposal, payment);
    default:
      return never(proposal.state);
  }
}

async function heardOf(
  ports: Ports,
  proposal: Proposal,
  payment: Payment,
  strays: readonly Payment[],
): Promise<Payment> {
  const { state } = proposal;
  if (isAtItsEnd(payment)) return payment;
  const answer = await ports.payments.orderStatus(payment.gatewayOrderId);
  if (endedWithoutPolicy.includes(state)) return takeForReturn(ports, payment, answer);
  const told = await takeReport(ports, payment, answer);
  const isSpent = answer.ok && answer.value.beyond.length > 0 && isPayable(told);
  return isSpent ? closed(ports, told) : closedWhenTriedOften(ports, proposal, told, strays);
}

/** A gateway may hold an order for paid although what came is not its money: the next try is made at another one. */
async function closed(ports: Ports, payment: Payment): Promise<Payment> {
  return takeReport(ports, payment, await ports.payments.cancel(payment.gatewayOrderId));
}

/**
 * As long as the buyer may not be sent to the gateway, its page takes no try either. A try of which the bank says later
 * that it took the money still counts.
 */
async function closedWhenTriedOften(
  ports: Ports,
  { paymentVisits = [] }: Proposal,
  payment: Payment,
  strays: readonly Payment[],
): Promise<Payment> {
  if (payment.state !== 'failed') return payment;
  const refusal = retryRefusal(paymentVisits, triesOf([...strays, payment]), ports.clock.now());
  return refusal === undefined ? payment : closed(ports, payment);
}

async function takePayment(
  ports: Ports,
  proposal: Proposal,
  payment: Payment | undefined,
): Promise<Progress> {
  if (payment?.state === 'blocked') {
    const debited = await takeReport(
      ports,
      payment,
      await ports.payments.debit(payment.gatewayOrderId, payment.amount),
    );
    return debited.state === 'blocked' ? 'settled' : 'moved';
  }
  if (payment && paysFor(payment, proposal.price.total).ok)
    return applyEvent(ports, proposal, 'payment-captured', { coverFrom: coverPaidBy(proposal, payment) });
  if (payment?.state === 'captured' || payment?.state === 'refund-due') {
    await giveBackMoney(ports, payment);
    return 'settled';
  }
  return expireIfDue(ports, proposal, payment);
}

async function decide(ports: Ports, proposal: Proposal, payment: Payment | undefined): Promise<Progress> {
  const answer = await ports.insurer.decision(proposal.insurerSlug, proposal.number);
  const decision = answer.ok ? answer.value : ({ kind: 'under-review' } as const);
  switch (decision.kind) {
    case 'accepted':
      return applyEvent(ports, proposal, 'insurer-accepted');
    case 'declined':
      return applyEvent(ports, proposal, 'insurer-declined', { declineReason: decision.reason });
    case 'under-review':
      return isOverdue(ports, payment) ? closeUndecided(ports, proposal) : 'settled';
    default:
      return never(decision);
  }
}

/** The mandate's own clock ran out; the price had nothing to do with it. */
function closeUndecided(ports: Ports, proposal: Proposal): Promise<Progress> {
  return applyEvent(ports, proposal, 'expire', { expiry: { ...proposal.expiry, reason: 'not-decided' } });
}

function isOverdue(ports: Ports, payment: Payment | undefined): boolean {
  return payment !== undefined && isMandateOver(payment.updatedAt, dayInIndia(ports.clock.now()));
}

/**
 * Closes an unpaid proposal whose price is too old, its order at the gateway first. Money can come all the same: not every
 * gateway can shut a page that is open, and a try may be under way. It goes back: closed orders are looked after since
 * `lateMoneySince`. Of one that the gateway refuses to close, such as one it does not know, nothing but its own notice tells.
 */
async function expireIfDue(
  ports: Ports,
  proposal: Proposal,
  payment: Payment | undefined,
): Promise<Progress> {
  const hasSlab = ports.catalogue.current().slabs.has(proposal.slabId);
  const reason = expiredBecause(proposal, dayInIndia(ports.clock.now()), hasSlab);
  if (reason === undefined) return 'settled';
  if (payment) {
    const answer = await ports.payments.cancel(payment.gatewayOrderId);
    if (!answer.ok && answer.reason !== 'refused') return 'settled';
    const closed = await takeReport(ports, payment, answer);
    if (closed.state === 'captured' || closed.state === 'blocked') return 'moved';
  }
  return applyEvent(ports, proposal, 'expire', { expiry: { ...proposal.expiry, reason } });
}

/** A closed proposal keeps no money: what is blocked is released, what was taken goes back. */
async function giveBack(ports: Ports, proposal: Proposal, payment: Payment | undefined): Promise<Progress> {
  if (!payment) return 'settled';
  const isTaken = payment.state === 'captured' || payment.state === 'refund-due';
  if (isTaken && proposal.state !== 'refunded') return applyEvent(ports, proposal, 'money-arrived-late');
  await giveBackMoney(ports, payment);
  return 'settled';
}
