import { dayInIndia, type Instant } from '#domain/date.ts';
import { isEmail, normaliseEmail } from '#domain/identity/email.ts';
import { isMobile } from '#domain/identity/mobile.ts';
import { endOfMobile } from '#domain/identity/shown-contact.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import type { Language } from '#domain/local-text.ts';
import { maskedEmail } from '#domain/message/masked-address.ts';
import { contactHolds } from '#domain/opening/policy-contact.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { linkEnds, newLink } from '#domain/resume/resume-link.ts';
import type { Store } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import { countSending, recipientOf } from './limit-sending.ts';

export type ResumeLinkRequest = {
  readonly id: ProposalId;
  readonly language: Language;
  /** No letter with it: somebody else may read the mailbox. */
  readonly isShownOnly?: boolean | undefined;
};

export type MadeLink = {
  readonly address: string;
  readonly endsAt: Instant;
  readonly mobileEnds: string;
  /** Where a letter with it went, masked; undefined: the proposal has no e-mail, or it could not be sent. */
  readonly sentTo: string | undefined;
  /** Seconds after which a letter may go to that address again, which has had as many as it may; else undefined. */
  readonly mailIn: number | undefined;
};

/**
 * A link that leads back to an owned proposal, in place of the one before it; by letter too, where the proposal has an
 * e-mail. The letter is sent and not queued: the link is written down nowhere. Fails with `NOT_FOUND`, `RESUME_NEEDS_MOBILE`,
 * `RESUME_NEEDS_SMS` where no code could follow it.
 */
export async function makeResumeLink(
  ports: Ports,
  owner: VisitorId,
  { id, language, isShownOnly = false }: ResumeLinkRequest,
): Promise<Result<MadeLink>> {
  const { addresses, clock, secrets, store, outbox, journal } = ports;
  const proposal = await store.findProposal(owner, id);
  if (!proposal) return fail('NOT_FOUND');
  const { email } = contactOf(proposal);
  const mobile = await mobileForCodes(store, proposal, clock.now());
  if (!outbox.sms) return fail('RESUME_NEEDS_SMS');
  if (!isMobile(mobile)) return fail('RESUME_NEEDS_MOBILE');
  const now = clock.now();
  const letters = isShownOnly || !isEmail(email) ? undefined : outbox.mail;
  const mailIn = letters && (await countLetter(ports, proposal, now));
  const mail = mailIn ? undefined : letters;

  const secret = secrets.link();
  const address = addresses.resume(secret);
  const endsAt = linkEnds(now, (await store.policyOf(id))?.coverUntil);
  const isSaved = await store.atomically(async (within) => {
    await within.holdProposal(id);
    // It may have passed on to another device meanwhile.
    if (!(await within.findProposal(owner, id))) return false;
    await saveNewLink(ports, within, { proposalId: id, secret, endsAt, isShownOnly: !mail });
    return true;
  });
  if (!isSaved) return fail('NOT_FOUND');
  journal.note('resume-link-made');

  const mobileEnds = endOfMobile(mobile);
  const answer = await mail?.send({
    key: `resume-link:${id}:${now}`,
    proposalId: id,
    to: { email, mobile: '' },
    language,
    letter: { kind: 'resume-link', address, endsOn: dayInIndia(endsAt), mobileEnds },
  });
  return ok({
    address,
    endsAt,
    mobileEnds,
    sentTo: answer?.outcome === 'sent' ? maskedEmail(normaliseEmail(email)) : undefined,
    mailIn: mailIn || undefined,
  });
}

/** Nobody has confirmed the address: whoever types a stranger's into many applications has it written to a few times. */
async function countLetter({ store, journal }: Ports, proposal: Proposal, now: Instant): Promise<number> {
  const email = normaliseEmail(contactOf(proposal).email);
  const seconds = await countSending(store, recipientOf(proposal, { email }), now);
  if (seconds > 0) journal.note('sending-over-limit', { channel: 'mail' });
  return seconds;
}

/**
 * A renewal that is not issued takes the mobile of the policy: else whoever has the device for a moment could
 * enter a number of their own, and take the policy along with its renewal for good.
 */
export async function mobileForCodes(store: Store, proposal: Proposal, at: Instant): Promise<string> {
  const { owner, renewal, state } = proposal;
  if (state === 'issued') return policyMobile(store, proposal, at);
  const policy = renewal && (await store.findProposal(owner, renewal.of));
  return policy ? policyMobile(store, policy, at) : contactOf(proposal).mobile;
}

/** The mobile by which a policy opens now: one that was changed since it was bought goes before the one it was bought with. */
export async function policyMobile(store: Store, policy: Proposal, at: Instant): Promise<string> {
  const contacts = await store.policyContactsOf(policy.id);
  const holder = contacts.find((one) => one.role === 'holder' && contactHolds(one, at));
  return holder?.address.value ?? contactOf(policy).mobile;
}

type Link = {
  readonly proposalId: ProposalId;
  readonly secret: string;
  readonly endsAt: Instant;
  readonly isShownOnly?: boolean;
};

/** In place of the link that the proposal had. */
export async function saveNewLink(
  { secrets }: Ports,
  within: Store,
  { proposalId, secret, endsAt, isShownOnly }: Link,
): Promise<void> {
  const facts = { proposalId, secretHash: secrets.hashOfLink(secret), endsAt };
  await within.saveResumeLink(newLink(facts, await within.resumeLinkOf(proposalId), isShownOnly));
}
