import { type Instant, minutesAfter, secondsBetween } from '../date.ts';
import type { ContactId, PasskeyId, ProposalId, VisitorId } from '../ids.ts';

/** A visitor has typed a code that was sent to a contact, or used a passkey that stands for it. */
export type ContactProof = {
  readonly visitor: VisitorId;
  readonly contactId: ContactId;
  /**
   * Undefined: it opens whatever the contact opens. Else that policy alone, to a visitor that had it open before somebody
   * else took the pen, and has typed no code.
   */
  readonly proposalId: ProposalId | undefined;
  /** By which passkey; undefined: by a code. */
  readonly passkeyId?: PasskeyId | undefined;
  readonly provenAt: Instant;
  readonly endsAt: Instant;
};

/** As long as a visit lasts without use. */
const proofDays = 30;
/** Seconds in which what changes money, a mobile or who may open a policy is taken without another code. */
export const freshSeconds = 600;

export function proofEnds(provenAt: Instant): Instant {
  return minutesAfter(provenAt, proofDays * 24 * 60);
}

/** A passkey is never: a phone that is unlocked and lent changes nothing. */
export function isFreshProof(
  { provenAt, proposalId, passkeyId }: Pick<ContactProof, 'provenAt' | 'proposalId' | 'passkeyId'>,
  now: Instant,
): boolean {
  if (proposalId !== undefined || passkeyId !== undefined) return false;
  return secondsBetween(provenAt, now) <= freshSeconds;
}
