import type { IsoDate } from '#domain/date.ts';
import { isMobile } from '#domain/identity/mobile.ts';
import { endOfMobile } from '#domain/identity/shown-contact.ts';
import type { PolicyLink } from '#domain/message/letter.ts';
import { linkEnds } from '#domain/resume/resume-link.ts';
import type { OutgoingMessage } from '../ports/messages.ts';
import type { Ports } from '../ports.ts';
import { saveNewLink } from './make-resume-link.ts';

type LetterWithPolicyLink = Extract<OutgoingMessage['letter'], { readonly link?: PolicyLink | undefined }>;
type MessageWithPolicyLink = OutgoingMessage & { readonly letter: LetterWithPolicyLink };

/**
 * Puts a new link to the policy into a letter, in place of the link that the policy had. It is made for one try alone: it
 * stands in this letter and nowhere else. A link of its own has a key of its own, also after a try of which nothing was
 * recorded: a mailbox that took an earlier one for the same mail would keep the link that ended.
 */
export async function withPolicyLink<Message extends MessageWithPolicyLink>(
  ports: Ports,
  message: Message,
  coverUntil: IsoDate,
): Promise<Message> {
  const { secrets, clock, outbox, addresses, store } = ports;
  const { proposalId, letter, to } = message;
  // Without SMS no code can follow, and the link would open nothing.
  if (proposalId === undefined || !outbox.sms || !isMobile(to.mobile)) return message;
  const secret = secrets.link();
  const endsAt = linkEnds(clock.now(), coverUntil);
  const isSaved = await store.atomically(async (within) => {
    await within.holdProposal(proposalId);
    // Its buyer may have had it erased since the letter was queued; where the law keeps the row, no link opens it again.
    if (!(await within.getProposal(proposalId)) || (await within.hasErasureRequest(proposalId))) return false;
    await saveNewLink(ports, within, { proposalId, secret, endsAt });
    return true;
  });
  if (!isSaved) return message;
  const link = { address: addresses.resume(secret), mobileEnds: endOfMobile(to.mobile) };
  return { ...message, key: `${message.key}:${secrets.hashOfLink(secret)}`, letter: { ...letter, link } };
}
