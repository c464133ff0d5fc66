import { dayInIndia, type Instant } from '#domain/date.ts';
import { isMobile, normaliseMobile } from '#domain/identity/mobile.ts';
import { isCode, normaliseCode } from '#domain/identity/one-time-code.ts';
import { endOfMobile } from '#domain/identity/shown-contact.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import type { Language } from '#domain/local-text.ts';
import { waitOf } from '#domain/message/sent-limits.ts';
import { destinationOf } from '#domain/proposal/destination.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { type RenewalMark, renewalMarkOf } from '#domain/renewal/renewal-of.ts';
import { type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import { type ReturnTarget, returnTarget } from '#domain/resume/back-to.ts';
import {
  afterGuess,
  openCode,
  type ResumeCodes,
  remainingTries,
  secondsUntilNext,
  withNewCode,
} from '#domain/resume/resume-codes.ts';
import { hasLostAnswer, isLiving, type ResumeLink } from '#domain/resume/resume-link.ts';
import { openProposal } from '../applying/open-proposal.ts';
import { currentOrder } from '../paying/payment-orders.ts';
import type { Store } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import { countSending, recipientOf, secondsUntilSending } from '../telling/limit-sending.ts';
import { mobileForCodes } from '../telling/make-resume-link.ts';

/** How whoever has a link stands. Until the code is right nothing is told but the end of the mobile it goes to. */
export type Resuming =
  | {
      readonly kind: 'asked';
      readonly mobileEnds: string;
      /** The code that this visitor may type in now. */
      readonly open: { readonly remainingTries: number } | undefined;
      /** Seconds; undefined: this link has no more of them. */
      readonly nextCodeIn: number | undefined;
      /** It is the mobile that has had as many as it may, of whichever applications. */
      readonly isMobileOver: boolean;
      /** Why what was asked for did not help. */
      readonly refused: FieldFailure | undefined;
    }
  | {
      readonly kind: 'own';
      readonly id: ProposalId;
      readonly destination: ReturnTarget;
      /** It has just passed to this visitor, or its answer of then was lost: from now on they need another name. */
      readonly isNew: boolean;
    };

/** Fails with `NOT_FOUND` for a link that is unknown, has ended, was replaced or has served, all alike. */
export async function readResumeLink(
  ports: Ports,
  visitor: VisitorId,
  secret: string,
): Promise<Result<Resuming>> {
  const result = await knownLink(ports, ports.store, visitor, secret);
  if (!result.ok) return result;
  const { link, proposal } = result.value;
  if (proposal.owner === visitor) return resumingOf(ports, visitor, proposal.id, false);
  return ok(codeState(result.value, link.codes, visitor, ports.clock.now()));
}

/** Sends a code to the proposal's own mobile. It is sent and not queued: it is written down nowhere. Fails as `readResumeLink` does. */
export async function sendResumeCode(
  ports: Ports,
  visitor: VisitorId,
  { secret, language }: { readonly secret: string; readonly language: Language },
): Promise<Result<Resuming>> {
  const { clock, secrets, store, outbox, journal } = ports;
  const now = clock.now();
  const code = secrets.code();
  const result = await store.atomically(async (within): Promise<Result<Sending>> => {
    await holdLinked(ports, within, visitor, secret);
    const result = await knownLink(ports, within, visitor, secret);
    if (!result.ok) return result;
    const { link, proposal, mobile, recipient } = result.value;
    const seconds = secondsUntilNext(link.codes, now);
    if (proposal.owner === visitor || seconds !== 0)
      return ok({ ...result.value, codes: link.codes, refused: refusedSending(seconds) });
    const overFor = await countSending(within, recipient, now);
    if (overFor > 0) {
      const refused = { field: 'otp', code: 'CODES_TO_MOBILE_OVER', detail: waitOf(overFor) } as const;
      return ok({ ...result.value, mobileWait: overFor, codes: link.codes, refused });
    }
    const hash = secrets.hashOfCode(code, secret, [mobile, visitor]);
    const codes = withNewCode(link.codes, now, { hash, asker: visitor });
    await within.saveResumeLink({ ...link, codes });
    // This one counts: it may be the last that the mobile has for now.
    const mobileWait = await secondsUntilSending(within, recipient, now);
    return ok({ ...result.value, mobileWait, codes, refused: undefined });
  });
  if (!result.ok) return result;
  const { proposal, mobile, codes, refused } = result.value;
  if (proposal.owner === visitor) return resumingOf(ports, visitor, proposal.id, false);
  if (refused) {
    if (refused.code === 'CODES_TO_MOBILE_OVER') journal.note('sending-over-limit', { channel: 'sms' });
    return ok({ ...codeState(result.value, codes, visitor, now), refused });
  }

  const answer = await outbox.sms?.send({
    key: `resume-code:${proposal.id}:${now}`,
    proposalId: proposal.id,
    to: { email: '', mobile },
    language,
    letter: { kind: 'resume-code', code },
  });
  journal.note('resume-code-sent', { outcome: answer?.outcome ?? 'no-way' });
  const state = codeState(result.value, codes, visitor, now);
  // A gateway that took it and did not say so may have passed it on.
  if (answer?.outcome === 'sent' || answer?.outcome === 'unsure') return ok(state);
  return ok({ ...state, open: undefined, refused: { field: 'otp', code: 'CODE_NOT_SENT' } });
}

type Sending = OpenedLink & { readonly codes: ResumeCodes; readonly refused: FieldFailure | undefined };

function refusedSending(seconds: number | undefined): FieldFailure {
  return seconds === undefined
    ? { field: 'otp', code: 'RESUME_NO_MORE_CODES' }
    : { field: 'otp', code: 'OTP_NOT_YET', detail: { seconds } };
}

/**
 * With the right code the proposal passes to this visitor, and is closed to whoever had it: one has it at a time. The link
 * has served then; asked again, such as when the answer was lost, it leads its new owner to the same place.
 * Fails as `readResumeLink` does; a wrong code is no failure but `refused`.
 */
export async function resumeProposal(
  ports: Ports,
  visitor: VisitorId,
  { secret, code: typedCode }: { readonly secret: string; readonly code: string },
): Promise<Result<Resuming>> {
  const { clock, ids, store, journal } = ports;
  const now = clock.now();
  const code = normaliseCode(typedCode);
  const ended = await store.atomically(async (within): Promise<Result<Guess>> => {
    await holdLinked(ports, within, visitor, secret);
    const result = await knownLink(ports, within, visitor, secret);
    if (!result.ok) return result;
    const { link, proposal, mobile } = result.value;
    const end = (codes: ResumeCodes, refused?: FieldFailure) =>
      ok({ ...result.value, codes, refused, isNew: proposal.owner !== visitor });
    if (proposal.owner === visitor) return end(link.codes);
    // It would pass to somebody whom no cookie names, and the link would have served.
    if (await within.hasJustEnded(visitor, now)) return fail('NOT_FOUND');
    if (!isCode(code)) return end(link.codes, { field: 'otp', code: 'OTP_INVALID' });
    const open = openCode(link.codes, visitor, now);
    if (!open) return end(link.codes, { field: 'otp', code: 'RESUME_CODE_OVER' });

    const isRight = open.hash === ports.secrets.hashOfCode(code, secret, [mobile, visitor]);
    const codes = afterGuess(link.codes);
    await within.saveResumeLink({ ...link, codes, isSpent: isRight });
    if (!isRight) return end(codes, wrongCode(codes, visitor, now));
    await within.passOn(proposal.id, visitor, ids.quote());
    return end(codes);
  });
  if (!ended.ok) return ended;
  const { link, proposal, codes, refused, isNew } = ended.value;
  if (!refused) {
    if (isNew) journal.note('resumed');
    return resumingOf(ports, visitor, proposal.id, isNew || hasLostAnswer(link, visitor));
  }
  journal.note('resume-code-refused', { code: refused.code });
  return ok({ ...codeState(ended.value, codes, visitor, now), refused });
}

type Guess = Sending & { readonly isNew: boolean };

function wrongCode(codes: ResumeCodes, visitor: VisitorId, now: Instant): FieldFailure {
  const open = openCode(codes, visitor, now);
  return open
    ? { field: 'otp', code: 'RESUME_CODE_WRONG', detail: { left: remainingTries(open) } }
    : { field: 'otp', code: 'RESUME_CODE_OVER' };
}

type OpenedLink = {
  readonly link: ResumeLink;
  readonly proposal: Proposal;
  readonly mobile: string;
  readonly recipient: string;
  /** Seconds until the mobile may have another code, of any application. */
  readonly mobileWait: number;
};

/** Guesses and codes of one link are counted one after the other, and nobody else takes what it leads to meanwhile. */
async function holdLinked(
  { secrets }: Ports,
  within: Store,
  visitor: VisitorId,
  secret: string,
): Promise<void> {
  const link = await within.resumeLinkBy(secrets.hashOfLink(secret));
  const proposal = link && (await within.getProposal(link.proposalId));
  if (!proposal) return;
  for (const each of [proposal.owner, visitor].toSorted()) await within.holdVisitor(each);
  await within.holdProposal(proposal.id);
}

/** Whoever owns the proposal is led to it by any link of it that stands or has served; nobody else by one that has. */
async function knownLink(
  { secrets, clock }: Ports,
  store: Store,
  visitor: VisitorId,
  secret: string,
): Promise<Result<OpenedLink>> {
  const link = await store.resumeLinkBy(secrets.hashOfLink(secret));
  const proposal = link && (await store.getProposal(link.proposalId));
  if (!proposal) return fail('NOT_FOUND');
  const mobile = await mobileForCodes(store, proposal, clock.now());
  const isOpen = isLiving(link, clock.now()) && isMobile(mobile);
  if (!isOpen && proposal.owner !== visitor) return fail('NOT_FOUND');
  const recipient = recipientOf(proposal, { mobile: normaliseMobile(mobile) });
  const mobileWait = await secondsUntilSending(store, recipient, clock.now());
  return ok({ link, proposal, mobile: normaliseMobile(mobile), recipient, mobileWait });
}

function codeState({ mobile, mobileWait }: OpenedLink, codes: ResumeCodes, visitor: VisitorId, now: Instant) {
  const open = openCode(codes, visitor, now);
  const ofLink = secondsUntilNext(codes, now);
  return {
    kind: 'asked',
    mobileEnds: endOfMobile(mobile),
    open: open && { remainingTries: remainingTries(open) },
    nextCodeIn: ofLink === undefined ? undefined : Math.max(ofLink, mobileWait),
    isMobileOver: ofLink !== undefined && mobileWait > ofLink,
    refused: undefined,
  } as const;
}

async function resumingOf(
  ports: Ports,
  visitor: VisitorId,
  id: ProposalId,
  isNew: boolean,
): Promise<Result<Resuming>> {
  const opened = await openProposal(ports, visitor, id);
  if (!opened.ok) return opened;
  const payment = await currentOrder(ports, opened.value);
  const destination = returnTarget(destinationOf(opened.value, payment), await markOf(ports, opened.value));
  return ok({ kind: 'own', id, destination, isNew });
}

async function markOf({ store, clock }: Ports, { id, owner }: Proposal): Promise<RenewalMark | undefined> {
  const policy = await store.policyOf(id);
  return policy && renewalMarkOf(policy, await store.proposalsOf(owner), dayInIndia(clock.now()));
}
