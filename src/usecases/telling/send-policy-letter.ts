import type { ProposalId } from '#domain/ids.ts';
import type { AuditEntry } from '#domain/operating/audit.ts';
import type { Ports } from '../ports.ts';
import { policyIssuedMessage } from './purchase-letters.ts';

/**
 * Queues the letter of an issued policy once more, to the mail address and mobile that the application has now: with its
 * papers and a new link, as the first one had. Who asked for it is written down in the same write. False: there is no such
 * policy, or its buyer had it erased.
 */
export async function sendPolicyLetterAnew(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  id: ProposalId,
  operator: Pick<AuditEntry, 'who' | 'via' | 'reason' | 'reference'>,
): Promise<boolean> {
  return store.atomically(async (within) => {
    await within.holdProposal(id);
    const [proposal, policy] = [await within.getProposal(id), await within.policyOf(id)];
    if (!proposal || !policy || (await within.hasErasureRequest(id))) return false;
    const at = clock.now();
    const message = policyIssuedMessage(proposal, policy);
    // A key is sent once: the first letter went under the plain one, and two presses in one minute of the clock mean one letter.
    await within.queueMessage({ ...message, key: `${message.key}:${minuteOf(at)}` });
    await within.recordAudit({ ...operator, at, act: 'letter-sent-anew' });
    return true;
  });
}

/** Gives an instant without its seconds. */
function minuteOf(at: string): string {
  return at.slice(0, '2026-11-27T03:43'.length);
}
