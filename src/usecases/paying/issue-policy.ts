import { lastDayOfCover } from '#domain/cover/policy-days.ts';
import type { ProposalId } from '#domain/ids.ts';
import { applyFact, type Payment, paysFor } from '#domain/payment/payment.ts';
import { coverPaidBy } from '#domain/proposal/cover-start.ts';
import { afterFailedIssue, type IssueTries, issueDecision, withSilence } from '#domain/proposal/issuing.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import { applyEvent, nextVersion, type Progress } from '../applying/move-proposal.ts';
import type { InsurerAnswer } from '../ports/insurer-gateway.ts';
import type { Store } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import { insurerCase } from './insurer-case.ts';

/**
 * Has a paid policy issued, once. After a failed try the insurer is first asked what it issued under our reference.
 * When all tries are used up the proposal closes as refunded and the money goes back. Every try is for the same days.
 * A number that the insurer gave to somebody else before is no policy of this buyer, and the try has failed.
 */
export async function issuePolicy(
  ports: Ports,
  proposal: Proposal,
  payment: Payment | undefined,
): Promise<Progress> {
  if (!payment || !paysFor(payment, proposal.price.total).ok) return giveUp(ports, proposal, payment);
  const decision = issueDecision(proposal.issueTries, ports.clock.now());
  if (decision === 'wait') return 'settled';
  const coverFrom = proposal.coverFrom ?? coverPaidBy(proposal, payment);
  const record = (issued: Issued) =>
    issued.ok && issued.value && recordPolicy(ports, proposal, { ...issued.value, coverFrom });

  // A try that was stopped may have been the first one, of which nothing was saved.
  const mayBeIssued = proposal.issueTries.count > 0 || decision === 'give-up';
  const earlier = mayBeIssued ? await ports.insurer.lookUp(proposal.insurerSlug, proposal.number) : none;
  const progress = await record(earlier);
  if (progress) return progress;
  if (decision === 'give-up')
    return earlier.ok ? giveUp(ports, proposal, payment) : noteSilence(ports, proposal, earlier.reason);

  const issued = await ports.insurer.issue({ ...insurerCase(proposal), coverFrom });
  return (await record(issued)) || noteFailedTry(ports, proposal, issued);
}

type Issued = InsurerAnswer<{ readonly policyNumber: string } | undefined>;
type NoAnswer = Extract<Issued, { ok: false }>['reason'];
const none = { ok: true, value: undefined } as const;

/** The insurer was asked for seconds: what was heard of the money meanwhile stays. */
function giveUp(ports: Ports, { id }: Proposal, payment: Payment | undefined): Promise<Progress> {
  return unlessMoved(ports, id, async (within, current) => {
    const knownPayment = payment && (await within.store.paymentByOrder(payment.gatewayOrderId));
    const due = knownPayment && applyFact(knownPayment, 'refund-needed', ports.clock.now());
    if (due && due.state !== knownPayment.state) await within.store.savePayment(due);
    return applyEvent(within, current, 'issue-failed-for-good');
  });
}

/** Undefined: the number is somebody else's. */
async function recordPolicy(
  ports: Ports,
  proposal: Proposal,
  { policyNumber, coverFrom }: Pick<Policy, 'policyNumber' | 'coverFrom'>,
): Promise<Progress | undefined> {
  const issuedAt = ports.clock.now();
  const progress = await unlessMoved(ports, proposal.id, async (within, current) => {
    if (await isNumberTaken(within.store, current, policyNumber)) return undefined;
    const policy: Policy = {
      policyNumber,
      proposalId: proposal.id,
      owner: current.owner,
      coverFrom,
      coverUntil: lastDayOfCover(coverFrom, proposal.termYears),
      issuedAt,
    };
    await within.store.insertPolicy(policy, []);
    return applyEvent(within, current, 'policy-issued');
  });
  if (progress === undefined) ports.journal.note('policy-number-taken', { insurer: proposal.insurerSlug });
  return progress;
}

/** All in one write, so that no crash leaves the state without the policy or the debt to the buyer, or these without it. */
function unlessMoved<T>(
  ports: Ports,
  id: ProposalId,
  work: (within: Ports, current: Proposal) => Promise<T>,
): Promise<T | 'moved'> {
  return ports.store.atomically(async (store) => {
    await store.holdProposal(id);
    const current = await store.getProposal(id);
    return current?.state === 'paid' ? work({ ...ports, store }, current) : 'moved';
  });
}

/** Another insurer may count alike, and a renewal may keep the number of its policy. */
async function isNumberTaken(
  store: Store,
  { id, insurerSlug, renewal }: Proposal,
  policyNumber: string,
): Promise<boolean> {
  if (renewal?.policyNumber === policyNumber) return false;
  for (const { proposalId } of await store.policiesNumbered(policyNumber)) {
    const other = await store.getProposal(proposalId);
    if (other?.id !== id && other?.insurerSlug === insurerSlug) return true;
  }
  return false;
}

/** It is asked again each round, and whatever it says at last counts. Until then a person has to look after it. */
async function noteSilence(ports: Ports, proposal: Proposal, reason: NoAnswer): Promise<Progress> {
  const silence = proposal.issueTries.unsaid;
  const isRefused = reason === 'refused';
  if (silence && (silence.isRefused || !isRefused)) return 'settled';
  if (await saveTries(ports, proposal, withSilence(proposal.issueTries, isRefused, ports.clock.now())))
    ports.journal.note('policy-unsaid', { insurer: proposal.insurerSlug, reason });
  return 'settled';
}

async function noteFailedTry(ports: Ports, proposal: Proposal, issued: Issued): Promise<Progress> {
  const wait = issued.ok ? undefined : issued.waitSeconds;
  await saveTries(ports, proposal, afterFailedIssue(proposal.issueTries, ports.clock.now(), wait));
  return 'settled';
}

function saveTries(ports: Ports, proposal: Proposal, issueTries: IssueTries): Promise<boolean> {
  return ports.store.saveProposal(nextVersion(ports, proposal, { issueTries }));
}
