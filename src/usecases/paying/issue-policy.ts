import { lastDayOfCover } from '#domain/cover/policy-days.ts';
import { dayInIndia, type IsoDate } from '#domain/date.ts';
import { type Payment, paysFor } from '#domain/payment/payment.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import { afterFailedIssue, issueDecision, withUnsaid } from '#domain/proposal/issuing.ts';
import { oldPolicyOf } from '#domain/proposal/ported/ported-credits.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import { sheetReadOf } from '#domain/proposal/terms.ts';
import { applyEvent, nextVersion, type Progress } from '../applying/move-proposal.ts';
import type { InsurerAnswer, InsurerCase } from '../ports/insurer-gateway.ts';
import type { Store } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import { coverPaidOn } from '../quoting/price-plan.ts';
import { policyIssuedMessage } from '../telling/purchase-letters.ts';
import { dueForRefund } from './payment-orders.ts';

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
  if (!payment || !paysFor(payment, proposal.price.total).ok) {
    return giveUp(ports, proposal, payment);
  }
  const coverFrom = proposal.coverFrom ?? coverPaidBy(proposal, payment);
  const record = (policyNumber: string) => recordPolicy(ports, proposal, { policyNumber, coverFrom });
  const decision = issueDecision(proposal.issueTries, ports.clock.now());
  if (decision === 'wait') return 'settled';
  // A try that was stopped may have been the first one, of which nothing was saved.
  if (proposal.issueTries.count > 0 || decision === 'give-up') {
    const earlier = await ports.insurer.lookUp(proposal.insurerSlug, proposal.number);
    const recorded = earlier.ok && earlier.value && (await record(earlier.value.policyNumber));
    if (recorded) return recorded;
    // Nobody knows yet whether there is a policy: giving the money back now could leave both.
    if (!earlier.ok && decision === 'give-up') return noteUnsaid(ports, proposal, earlier.reason);
  }
  if (decision === 'give-up') return giveUp(ports, proposal, payment);

  const answer = await ports.insurer.issue({ ...insurerCase(proposal), coverFrom });
  const recorded = answer.ok && (await record(answer.value.policyNumber));
  if (recorded) return recorded;
  const issueTries = afterFailedIssue(proposal.issueTries, ports.clock.now(), wishIn(answer));
  await ports.store.saveProposal(nextVersion(ports, proposal, { issueTries }));
  return 'settled';
}

function wishIn(answer: InsurerAnswer<unknown>): number | undefined {
  return answer.ok ? undefined : answer.waitSeconds;
}

type NoAnswer = Extract<InsurerAnswer<never>, { ok: false }>['reason'];

/** It is asked again each round, and whatever it says at last counts. Until then a person has to look after it. */
async function noteUnsaid(ports: Ports, proposal: Proposal, reason: NoAnswer): Promise<Progress> {
  const known = proposal.issueTries.unsaid;
  const isRefused = reason === 'refused';
  if (known && (known.isRefused || !isRefused)) return 'settled';
  const issueTries = withUnsaid(proposal.issueTries, isRefused, ports.clock.now());
  if (await ports.store.saveProposal(nextVersion(ports, proposal, { issueTries })))
    ports.journal.note('policy-unsaid', { insurer: proposal.insurerSlug, reason });
  return 'settled';
}

/**
 * The state and the debt to the buyer are one write, so that no crash leaves one without the other. The insurer was asked
 * for seconds: what was heard of the money meanwhile stays.
 */
async function giveUp(ports: Ports, { id }: Proposal, payment: Payment | undefined): Promise<Progress> {
  return ports.store.atomically(async (store) => {
    await store.holdProposal(id);
    const current = await store.getProposal(id);
    if (current?.state !== 'paid') return 'moved';
    const known = payment && (await store.paymentByOrder(payment.gatewayOrderId));
    const due = known && dueForRefund(ports, known);
    if (due && due.state !== known.state) await store.savePayment(due);
    return applyEvent({ ...ports, store }, current, 'issue-failed-for-good');
  });
}

/** The first day of the cover that captured money pays for. It is fixed by the payment, however late the policy comes. */
export function coverPaidBy(proposal: Pick<Proposal, 'renewal' | 'forms'>, payment: Payment): IsoDate {
  return coverPaidOn(proposal, dayInIndia(payment.updatedAt));
}

/** What the insurer is told of a proposal. */
export function insurerCase(proposal: Proposal): InsurerCase {
  const { name, mobile, email } = contactOf(proposal);
  return {
    reference: proposal.number,
    insurer: proposal.insurerSlug,
    slab: proposal.slabId,
    total: proposal.price.total,
    route: proposal.route,
    termYears: proposal.termYears,
    riders: proposal.riders ?? [],
    proposer: { name, mobile, email, isPoliticallyExposed: isExposed(proposal) },
    sheetRead: sheetReadOf(proposal),
    renews: proposal.renewal?.policyNumber,
    movesFrom: movedFrom(proposal),
  };
}

/** Said once is said: neither answer takes back the other. */
function isExposed({ kyc, forms }: Proposal): boolean {
  return kyc.pep === true || forms.proposerDetails?.pep === true || forms.proposerDetails?.pep === 'yes';
}

/** A renewal stays with its insurer, whatever its first policy was moved from. */
function movedFrom({ renewal, forms }: Proposal): InsurerCase['movesFrom'] {
  const old = renewal ? undefined : oldPolicyOf(forms);
  return old && { insurer: old.insurer, policyNumber: old.number, coverUntil: old.coveredUntil };
}

/** Undefined: the number is somebody else's. */
async function recordPolicy(
  ports: Ports,
  proposal: Proposal,
  { policyNumber, coverFrom }: Pick<Policy, 'policyNumber' | 'coverFrom'>,
): Promise<Progress | undefined> {
  const issuedAt = ports.clock.now();
  const progress = await ports.store.atomically(async (store) => {
    await store.holdProposal(proposal.id);
    const current = await store.getProposal(proposal.id);
    if (current?.state !== 'paid') return 'moved';
    if (await isNumberTaken(store, current, policyNumber)) return undefined;
    const policy: Policy = {
      policyNumber,
      proposalId: proposal.id,
      owner: current.owner,
      coverFrom,
      coverUntil: lastDayOfCover(coverFrom, proposal.termYears),
      issuedAt,
    };
    await store.insertPolicy(policy, [policyIssuedMessage(proposal, policy)]);
    return applyEvent({ ...ports, store }, current, 'policy-issued');
  });
  if (progress === undefined) ports.journal.note('policy-number-taken', { insurer: proposal.insurerSlug });
  return progress;
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
