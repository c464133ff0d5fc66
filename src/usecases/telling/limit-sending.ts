import { type Instant, minutesAfter } from '#domain/date.ts';
import { secondsUntilAllowed, sentCountsSeconds, withMessage } from '#domain/message/sent-limits.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { Store } from '../ports/store.ts';

/**
 * Who is counted. A number of a policy that was paid for is counted by itself: whoever types it into many applications
 * keeps its owner from no code to that policy.
 */
export function recipientOf(
  { state, renewal }: Pick<Proposal, 'state' | 'renewal'>,
  contact: { readonly mobile: string } | { readonly email: string },
): string {
  const about = state === 'issued' || renewal ? 'policy' : 'application';
  return JSON.stringify([about, contact]);
}

/** Who asks to be called back is counted apart from who is written to. */
export function callBackTo(mobile: string): string {
  return JSON.stringify(['call-back', mobile]);
}

/** Whole seconds until another message may be sent to a recipient. */
export async function secondsUntilSending(store: Store, recipient: string, now: Instant): Promise<number> {
  return secondsUntilAllowed(await store.sentTo(recipient), now);
}

/** Within `atomically`: until it ends nobody else counts a message to this recipient. */
export async function holdRecipient(store: Store, recipient: string): Promise<void> {
  await store.sentTo(recipient);
}

/** Counts one more message, where one may be sent. @returns seconds until then; 0: it was counted */
export async function countSending(store: Store, recipient: string, now: Instant): Promise<number> {
  return store.atomically(async (within) => {
    const sentAt = await within.sentTo(recipient);
    const seconds = secondsUntilAllowed(sentAt, now);
    if (seconds > 0) return seconds;
    await within.saveSentTo(recipient, withMessage(sentAt, now), minutesAfter(now, -sentCountsSeconds / 60));
    return 0;
  });
}
