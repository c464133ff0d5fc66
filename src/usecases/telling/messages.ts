import { isInForce } from '#domain/consent/consent-state.ts';
import { type Instant, minutesAfter } from '#domain/date.ts';
import { isMobile } from '#domain/identity/mobile.ts';
import { endOfMobile } from '#domain/identity/shown-contact.ts';
import {
  channelsOfLetter,
  isLinked,
  type LinkedLetter,
  type MessageChannel,
} from '#domain/message/channels.ts';
import { afterTry, type Delivery, nextTryAt, type TryAnswer } from '#domain/message/delivery.ts';
import { maskedEmail } from '#domain/message/masked-address.ts';
import { maskText } from '#domain/proposal/form/masked.ts';
import { linkEnds } from '#domain/resume/resume-link.ts';
import type { MessageSender, OutgoingMessage, PolicyPapers, WaitingMessage } from '../ports/messages.ts';
import { StoreUnavailable } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import { letterAsOfNow } from './letter-as-of-now.ts';
import { saveNewLink } from './make-resume-link.ts';
import { receiptsFor } from './read-receipts.ts';

/** Minutes for which a message that is being sent is nobody else's; longer than its papers and any way take. */
const claimedFor = 5;

/**
 * Sends what is queued and due; what did not go out stays queued and is tried again, less and less often. One message's
 * trouble does not stop the others: it is tried again when its claim is over.
 * @throws StoreUnavailable, once all that was begun has ended.
 */
export async function sendMessages(ports: Ports, limit: number, policyPapers: PolicyPapers): Promise<void> {
  const now = ports.clock.now();
  const due = await ports.store.unsentMessages(limit, now, minutesAfter(now, claimedFor));
  const ends = await Promise.allSettled(
    due.map((waiting) => sendOnAllRoutes({ ...ports, policyPapers }, waiting)),
  );
  const errors = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  const away = errors.find((error) => error instanceof StoreUnavailable);
  if (away) throw away;
  for (const error of errors)
    ports.journal.note('message-broke', { error: error instanceof Error ? error.name : 'unknown' });
}

type SendingPorts = Ports & { readonly policyPapers: PolicyPapers };

/** One way that fails leaves the others as they are: what arrived there is not sent again. */
async function sendOnAllRoutes(
  ports: SendingPorts,
  { message: queued, deliveries }: WaitingMessage,
): Promise<void> {
  const now = ports.clock.now();
  if (!queued) return ports.journal.note('message-damaged');
  const message = await letterAsOfNow(ports, queued);
  if (!message) {
    ports.journal.note('message-overtaken', { letter: queued.letter.kind });
    return ports.store.recordDeliveries(queued.key, deliveries, { endedAt: now });
  }
  const routes = await routesOf(ports, message);
  const currentDeliveries = await Promise.all(
    routes.map(async (route) => {
      const before = deliveries.find(({ channel }) => channel === route.channel);
      return before && !isDue(before, now) ? before : sendOn(ports, route, message, before);
    }),
  );
  const [dueAt] = currentDeliveries.map(nextTryAt).sort();
  const next = dueAt === undefined ? { endedAt: ports.clock.now() } : { dueAt };
  if (routes.length === 0) ports.journal.note('message-without-way', { letter: message.letter.kind });
  await ports.store.recordDeliveries(message.key, currentDeliveries, next);
}

/** WhatsApp is a way to those alone who said yes to it, and for as long as they do. */
async function routesOf(ports: SendingPorts, message: OutgoingMessage): Promise<readonly MessageRoute[]> {
  const routes = channelsOfLetter(message.letter.kind).flatMap((channel): readonly MessageRoute[] => {
    const sender = ports.outbox[channel];
    return sender ? [{ channel, sender }] : [];
  });
  const mayWhatsApp =
    routes.some(({ channel }) => channel === 'whatsapp') && (await isWhatsAppAgreed(ports, message));
  return routes.filter(({ channel }) => channel !== 'whatsapp' || mayWhatsApp);
}

async function isWhatsAppAgreed({ store }: Ports, { proposalId }: OutgoingMessage): Promise<boolean> {
  const proposal = proposalId && (await store.getProposal(proposalId));
  return proposal ? isInForce(await receiptsFor(store, proposal.owner), 'whatsapp') : false;
}

type MessageRoute = { readonly channel: MessageChannel; readonly sender: MessageSender };

async function sendOn(
  ports: SendingPorts,
  { channel, sender }: MessageRoute,
  queued: OutgoingMessage,
  before: Delivery | undefined,
): Promise<Delivery> {
  const { clock, journal } = ports;
  const message = channel === 'mail' ? await asMailed(ports, queued) : queued;
  const answer = message ? await sender.send(message) : withoutPapers;
  const { to, letter } = queued;
  const recipient = channel === 'mail' ? maskedEmail(to.email) : maskText(to.mobile);
  const delivery = afterTry(before, { channel, recipient, at: clock.now() }, answer);
  if (answer.outcome !== 'sent') {
    const { state, tries } = delivery;
    journal.note('message-not-sent', {
      channel,
      letter: letter.kind,
      outcome: answer.outcome,
      answer: answer.answer,
      state,
      tries,
    });
  }
  return delivery;
}

const withoutPapers: TryAnswer = { outcome: 'failed', answer: 'no-papers', reference: undefined };

/** A mail has what nothing queued may have: a link that opens a policy, and papers. Undefined: they cannot be drawn now. */
async function asMailed(ports: SendingPorts, message: OutgoingMessage): Promise<OutgoingMessage | undefined> {
  const { proposalId, language, letter } = message;
  if (!isLinked(letter)) return message;
  if (letter.kind !== 'policy-issued' || proposalId === undefined)
    return withLink(ports, { ...message, letter });
  const attachments = await ports.policyPapers(proposalId, language);
  if (!attachments) return undefined;
  const papers = attachments.map(({ title }) => title);
  return withLink(ports, { ...message, attachments, letter: { ...letter, papers } });
}

function isDue(delivery: Delivery, now: Instant): boolean {
  const at = nextTryAt(delivery);
  return at !== undefined && at <= now;
}

type LinkedMessage = OutgoingMessage & { readonly letter: LinkedLetter };

/**
 * Puts a new link to what a letter is about into it, in place of the link that this had. It is made for one try alone: it
 * stands in this letter and nowhere else. A link of its own has a key of its own, also after a try of which nothing was
 * recorded: a mailbox that took an earlier one for the same mail would keep the link that ended.
 */
async function withLink(ports: Ports, message: LinkedMessage): Promise<OutgoingMessage> {
  const { secrets, clock, outbox, addresses, store } = ports;
  const { proposalId, letter, to } = message;
  // Without SMS no code can follow, and the link would open nothing.
  if (proposalId === undefined || !outbox.sms || !isMobile(to.mobile)) return message;
  const secret = secrets.link();
  const endsAt = linkEnds(clock.now(), (await store.policyOf(proposalId))?.coverUntil);
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
