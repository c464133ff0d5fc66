import { dayInIndia, type Instant, minutesAfter } from '#domain/date.ts';
import { endOfMobile } from '#domain/identity/shown-contact.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import {
  changeDays,
  contactHolds,
  isHoldingRole,
  mobileAddress,
  type PolicyContact,
} from '#domain/opening/policy-contact.ts';
import type { AuditEntry } from '#domain/operating/audit.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { tellHolders } from '../../opening/tell-holders.ts';
import { readWhoOpens, type WhoOpens } from '../../opening/who-opens.ts';
import type { Store } from '../../ports/store.ts';
import type { Ports } from '../../ports.ts';
import { takeBackChanges } from './take-back-changes.ts';

type ByOperator = Pick<AuditEntry, 'who' | 'via' | 'reason' | 'reference'>;

/**
 * A holder has lost the mobile: a new one opens the policy after some days, the old one and the addresses that were proven
 * beside it until then; changes of the policy that the insurer has not settled are taken back. The old one and the mail address are told at once, and can object. Who did it, and why, is written down in the same write.
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
    const holding = await holdingContacts(within, id);
    const holders = holding.filter(({ role }) => role === 'holder');
    if (holders.some((each) => contactHolds(each, now) && each.address.value === address.value))
      return fail('MOBILE_IS_SAME');
    await takeBackChange(within, holding, now);
    for (const each of holding)
      if (contactHolds(each, now)) await within.endPolicyContact(each.id, holdsFrom);
    const facts = { proposalId: id, address, role: 'holder', name: '' } as const;
    await within.addPolicyContact({ ...facts, addedAt: now, holdsFrom });
    await takeBackChanges({ ...ports, store: within }, id);
    const { policyNumber } = policy;
    const change = { policyNumber, mobileEnds: endOfMobile(address.value), on: dayInIndia(holdsFrom) };
    await tellHolders(within, id, { kind: 'number-changing', ...change }, now);
    await within.recordAudit({ ...operator, at: now, act: 'number-changed' });
    return ok(holdsFrom);
  });
}

/** Whoever could prove an address by the old mobile may be whoever has it now: what was proven goes with it. */
async function holdingContacts(within: Store, id: ProposalId): Promise<readonly PolicyContact[]> {
  return (await within.policyContactsOf(id)).filter(({ role }) => isHoldingRole(role));
}

/** What waited for its day goes, and the end of those that hold is taken back. */
async function takeBackChange(
  within: Store,
  holding: readonly PolicyContact[],
  now: Instant,
): Promise<boolean> {
  const waiting = holding.filter(({ holdsFrom }) => holdsFrom > now);
  for (const each of waiting) await within.removePolicyContact(each.id);
  for (const each of holding) if (contactHolds(each, now)) await within.endPolicyContact(each.id, undefined);
  return waiting.length > 0;
}

/**
 * What an operator stops for somebody who calls: as `objectToChange`. False: nothing waits, or there is no such policy.
 */
export function stopChange({ store, clock }: Pick<Ports, 'store' | 'clock'>, id: ProposalId, by: ByOperator) {
  const at = clock.now();
  return store.atomically(async (within) => {
    await within.holdProposal(id);
    if (!(await takeBackChange(within, await holdingContacts(within, id), at))) return false;
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
