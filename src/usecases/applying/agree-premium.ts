import type { ProposalId, VisitorId } from '#domain/ids.ts';
import type { Language } from '#domain/local-text.ts';
import { agree, agreementFingerprint, agreementHolds } from '#domain/proposal/agreement.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { mayEdit } from '#domain/proposal/state.ts';
import { completedAfterAgreement, mayOpen } from '#domain/proposal/steps.ts';
import {
  type Consents,
  consentsFor,
  consentsInForce,
  receiptsOf,
  termsFailures,
  termsVersion,
} from '#domain/proposal/terms.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { nextVersion } from './move-proposal.ts';
import { openProposal } from './open-proposal.ts';
import { unfinishedForm } from './proposal-form.ts';
import { refreshPrice } from './refresh-price.ts';
import { withdrawSubmission } from './withdraw-submission.ts';

export type AgreementRequest = {
  readonly id: ProposalId;
  /** This is the total on the page, in rupees. */
  readonly total: number;
  readonly consents: Consents;
  readonly termsVersion: string;
  /** Fingerprint of what was on the page; undefined: it was not said. */
  readonly agreedTo?: string | undefined;
  /** In which terms and consents were read. */
  readonly language: Language;
  readonly tpa: string | undefined;
};

/**
 * Takes the buyer's consents and the agreement to plan, people, term and premium. Fails with `TERMS_NOT_ACCEPTED` and a
 * code a missing box, `KYC_REQUIRED`, `STEP_OUT_OF_ORDER`, `PRICE_CHANGED` when the total is another by now, or
 * `TERMS_CHANGED` when they are others by now, also of other riders or people at the same total; with `INVALID_ANSWERS` for
 * a `tpa` that the insurer has not; with `NOT_FOUND`, `PROPOSAL_EXPIRED`, `PROPOSAL_LOCKED`, `STALE_PROPOSAL`; and as
 * `withdrawSubmission` and `refreshPrice` do. Asked again it answers the agreement that stands.
 */
export async function agreePremium(
  ports: Ports,
  owner: VisitorId,
  agreed: AgreementRequest,
): Promise<Result<Proposal>> {
  const consents = consentsFor(agreed.consents, ports.outbox.whatsapp !== undefined);
  const request = { ...agreed, consents };
  const opened = await openProposal(ports, owner, request.id);
  if (!opened.ok) return opened;
  if (opened.value.state === 'expired') return fail('PROPOSAL_EXPIRED');
  if (!mayEdit(opened.value.state)) return fail('PROPOSAL_LOCKED');
  const missing = termsFailures(request.consents);
  if (missing.length > 0) return fail('TERMS_NOT_ACCEPTED', { fields: missing });
  if (request.termsVersion !== termsVersion) return fail('TERMS_CHANGED');
  if (isAnother(opened.value, request)) return fail('TERMS_CHANGED');
  if (isAgreedSo(opened.value, request)) return opened;
  const drafted = await asDraft(ports, opened.value);
  if (!drafted.ok) return drafted;

  const fresh = await refreshPrice(ports, drafted.value);
  if (!fresh.ok) return fresh;
  const refused = refusalOf(ports, fresh.value, request);
  if (!refused.ok) return refused;
  return isAgreed(fresh.value, request) ? fresh : saveAgreement(ports, fresh.value, request);
}

/** Refuses what a draft at its price of today does not allow. */
function refusalOf(ports: Ports, proposal: Proposal, request: AgreementRequest): Result<void> {
  if (proposal.price.total !== request.total)
    return fail('PRICE_CHANGED', { detail: { total: proposal.price.total } });
  if (isAnother(proposal, request)) return fail('TERMS_CHANGED');
  if (!isComplete(ports, proposal)) return fail('STEP_OUT_OF_ORDER');
  if (proposal.kyc.stage !== 'VERIFIED') return fail('KYC_REQUIRED');
  const insurer = ports.catalogue.current().insurers.get(proposal.insurerSlug);
  if (request.tpa !== undefined && !insurer?.tpas.some(({ title }) => title === request.tpa))
    return fail('INVALID_ANSWERS', { fields: [{ field: 'tpa', code: 'CHOICE_UNKNOWN' }] });
  return ok(undefined);
}

/** The answers that a renewal brings along were right when they were given, and are not held to the forms of today. */
function isComplete(ports: Ports, proposal: Proposal): boolean {
  if (!mayOpen('review', proposal.completed)) return false;
  return proposal.renewal !== undefined || unfinishedForm(ports, proposal) === undefined;
}

/**
 * The specification's payload, a step alone: the consents that were given before, in the texts of today, for the price
 * they were given to. Fails as `agreePremium` does; who never consented to these texts has to read them:
 * `TERMS_NOT_ACCEPTED`. A price that came after the consents is `PRICE_CHANGED` however often it is asked.
 */
export async function agreeAgain(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
  language: Language,
): Promise<Result<Proposal>> {
  const opened = await openProposal(ports, owner, id);
  if (!opened.ok) return opened;
  const { price, tpa, consents: receipts } = opened.value;
  const receipt = receipts.at(-1);
  if (receipt && receipt.at < price.at) return fail('PRICE_CHANGED', { detail: { total: price.total } });
  return agreePremium(ports, owner, {
    id,
    total: price.total,
    consents: consentsInForce(receipts),
    termsVersion,
    language: receipt?.language ?? language,
    tpa,
  });
}

async function saveAgreement(
  ports: Ports,
  proposal: Proposal,
  request: AgreementRequest,
): Promise<Result<Proposal>> {
  const at = ports.clock.now();
  const next = nextVersion(ports, proposal, {
    agreement: agree(proposal, at, termsVersion),
    consents: receiptsOf(request.consents, at, request.language),
    completed: completedAfterAgreement(proposal.completed),
    tpa: request.tpa,
  });
  if (await ports.store.saveProposal(next)) return ok(next);
  // Sent again while the first was still under way: that one was faster, and may be at the gateway by now.
  const now = await ports.store.findProposal(proposal.owner, proposal.id);
  return now && isAgreed(now, request) ? ok(now) : fail('STALE_PROPOSAL');
}

/** At the same total other riders or people than were read: another tab changed them. Another total is told as a price. */
function isAnother(proposal: Proposal, { agreedTo, total }: AgreementRequest): boolean {
  if (agreedTo === undefined || proposal.price.total !== total) return false;
  return agreedTo !== agreementFingerprint(proposal);
}

/** This very agreement was given already, and nothing that it covers has changed since. */
function isAgreed(
  proposal: Proposal,
  { consents, termsVersion, language, tpa, total }: AgreementRequest,
): boolean {
  const { agreement, completed } = proposal;
  if (!agreementHolds(proposal) || !completed.includes('terms') || proposal.tpa !== tpa) return false;
  const answers = receiptsOf(consents, proposal.updatedAt, language).map((receipt) => receipt.given);
  return (
    agreement?.total === total &&
    agreement.termsVersion === termsVersion &&
    answers.every((isGiven, at) => isGiven === proposal.consents[at]?.given)
  );
}

/** Pressed twice, or once more from another tab: an order that was opened for the agreement stays as it is. */
function isAgreedSo(proposal: Proposal, request: AgreementRequest): boolean {
  return proposal.state !== 'drafting' && isAgreed(proposal, request);
}

/** An order that was opened for other terms is closed first. */
async function asDraft(ports: Ports, proposal: Proposal): Promise<Result<Proposal>> {
  return proposal.state === 'drafting' ? ok(proposal) : withdrawSubmission(ports, proposal);
}
