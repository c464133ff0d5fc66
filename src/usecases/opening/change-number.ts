import { dayInIndia, type Instant, minutesAfter } from '#domain/date.ts';
import { isEmail } from '#domain/identity/email.ts';
import { endOfMobile } from '#domain/identity/shown-contact.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import {
  changeDays,
  contactHolds,
  mobileAddress,
  type PolicyContact,
} from '#domain/opening/policy-contact.ts';
import type { AuditEntry } from '#domain/operating/audit.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import { languageOfBuyer } from '#domain/proposal/terms.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Store } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import { readWhoOpens, type WhoOpens } from './who-opens.ts';

type ByOperator = Pick<AuditEntry, 'who' | 'via' | 'reason' | 'reference'>;

/**
 * A holder has lost the mobile: a new one opens the policy after some days, the old one until then. The old one and the
 * mail address are told at once, and can object. Who did it, and why, is written down in the same write.
 * Fails with `NOT_FOUND`, `MOBILE_INVALID`, `ANSWER_REQUIRED` without a reason. Answers when it holds.
 */
export async function changeNumber(
  ports: Ports,
  { id, mobile }: { readonly id: ProposalId; readonly mobile: string },
  operator: ByOperator,
): Promise<Result<Instant>> {
  const { store, clock } = ports;
  const address = mobileAddress(mobile);
  if (!address) return fail('MOBILE_INVALID');
  if (operator.reason.trim() === '') return fail('ANSWER_REQUIRED');
  const now = clock.now();
  const holdsFrom = minutesAfter(now, changeDays * 24 * 60);
  return store.atomically(async (within): Promise<Result<Instant>> => {
    await within.holdProposal(id);
    const policy = await within.policyOf(id);
    if (!policy || (await within.hasErasureRequest(id))) return fail('NOT_FOUND');
    const holders = (await within.policyContactsOf(id)).filter(({ role }) => role === 'holder');
    if (holders.some((each) => contactHolds(each, now) && each.address.value === address.value))
      return fail('MOBILE_IS_SAME');
    await takeBackChange(within, holders, now);
    for (const each of holders)
      if (contactHolds(each, now)) await within.endPolicyContact(each.id, holdsFrom);
    const facts = { proposalId: id, address, role: 'holder', name: '' } as const;
    await within.addPolicyContact({ ...facts, addedAt: now, holdsFrom });
    await tellOldNumbers(within, { id, address: address.value, holders, holdsFrom, now });
    await within.recordAudit({ ...operator, at: now, act: 'number-changed' });
    return ok(holdsFrom);
  });
}

/** What waited for its day goes, and the end of those that hold is taken back. */
async function takeBackChange(
  within: Store,
  holders: readonly PolicyContact[],
  now: Instant,
): Promise<boolean> {
  const waiting = holders.filter(({ holdsFrom }) => holdsFrom > now);
  for (const each of waiting) await within.removePolicyContact(each.id);
  for (const each of holders) if (contactHolds(each, now)) await within.endPolicyContact(each.id, undefined);
  return waiting.length > 0;
}

type Change = {
  readonly id: ProposalId;
  readonly address: string;
  readonly holders: readonly PolicyContact[];
  readonly holdsFrom: Instant;
  readonly now: Instant;
};

/** Queued, so that a gateway that is away for an hour keeps nobody from hearing of it. */
async function tellOldNumbers(
  within: Store,
  { id, address, holders, holdsFrom, now }: Change,
): Promise<void> {
  const [proposal, policy] = [await within.getProposal(id), await within.policyOf(id)];
  if (!proposal || !policy) return;
  const { email } = contactOf(proposal);
  const letter = {
    kind: 'number-changing',
    policyNumber: policy.policyNumber,
    mobileEnds: endOfMobile(address),
    on: dayInIndia(holdsFrom),
  } as const;
  for (const [at, each] of holders.filter((holder) => contactHolds(holder, now)).entries())
    await within.queueMessage({
      key: `number-changing:${id}:${now}:${at}`,
      proposalId: id,
      // The address is written to once, however many mobiles there are.
      to: { email: at === 0 && isEmail(email) ? email : '', mobile: each.address.value },
      language: languageOfBuyer(proposal.consents),
      letter,
    });
}

/**
 * What an operator stops for somebody who calls: as `objectToChange`. False: nothing waits, or there is no such policy.
 */
export function stopChange({ store, clock }: Pick<Ports, 'store' | 'clock'>, id: ProposalId, by: ByOperator) {
  const at = clock.now();
  return store.atomically(async (within) => {
    await within.holdProposal(id);
    const holders = (await within.policyContactsOf(id)).filter(({ role }) => role === 'holder');
    if (!(await takeBackChange(within, holders, at))) return false;
    await within.recordAudit({ ...by, at, act: 'number-objected' });
    return true;
  });
}

/**
 * "This was not me": the new mobile will open nothing, and the old one goes on. Where
 * nothing waits it stays as it is. Fails with `NOT_FOUND` for anybody but owner and holder.
 */
export async function objectToChange(
  ports: Ports,
  visitor: VisitorId,
  id: ProposalId,
): Promise<Result<WhoOpens>> {
  const { store, clock, journal } = ports;
  const read = await readWhoOpens(ports, visitor, id);
  if (!read.ok) return read;
  const proposal = await store.getProposal(id);
  const by = { who: 'visitor', via: 'visitor', reason: '', reference: proposal?.number ?? '' } as const;
  if (await stopChange({ store, clock }, id, by)) journal.note('number-objected');
  return readWhoOpens(ports, visitor, id);
}
