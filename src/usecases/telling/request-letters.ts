import type { ServiceNews } from '#domain/message/letter.ts';
import { type RequestNews, tellingOfRequest } from '#domain/message/service-letters.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { moneyBy } from '#domain/service/ending/money-back.ts';
import { requestDetails } from '#domain/service/request-details.ts';
import { requestRules } from '#domain/service/request-kinds.ts';
import type { RequestEvent } from '#domain/service/request-state.ts';
import { isOfKind, type ServiceRequest } from '#domain/service/service-request.ts';
import type { OutgoingMessage } from '../ports/messages.ts';
import type { Ports } from '../ports.ts';
import { messageAbout } from './purchase-letters.ts';

type Needs = Pick<Ports, 'catalogue' | 'store'>;
type RequestChange = {
  readonly before: ServiceRequest;
  /** As it is saved in the same write. */
  readonly moved: ServiceRequest;
  readonly event: RequestEvent;
};

/** The letter on a change of a request that its holder does not see happen, to be queued in the same write. */
export async function requestChangeLetter(
  needs: Needs,
  { before, moved, event }: RequestChange,
): Promise<OutgoingMessage | undefined> {
  const telling = tellingOfRequest(before.state, event);
  if (telling === undefined || telling === 'seen' || telling === 'goes-on') return undefined;
  if (telling === 'accepted' && requestRules[moved.facts.kind].isDoneOnceAccepted) return undefined;
  return requestLetter(needs, moved, telling);
}

/**
 * A letter on a request. The insurer's words can speak of health, so they stay on the page of the request. Undefined where
 * its proposal has gone, or its holder asked to be forgotten.
 */
export async function requestLetter(
  { store, catalogue }: Needs,
  request: ServiceRequest,
  news: RequestNews,
): Promise<OutgoingMessage | undefined> {
  const { proposalId, id, version, facts } = request;
  const proposal = await store.getProposal(proposalId);
  if (!proposal || (await store.hasErasureRequest(proposalId))) return undefined;
  // What has to be said once is known by its news; what can come again by the version that it came with.
  const isOnce = news === 'begun' || news === 'on-paper' || news === 'late' || news === 'done';
  const key = `service-news:${id}:${news}${isOnce ? '' : `:${version}`}`;
  return messageAbout(proposal, key, {
    kind: 'service-news',
    service: facts.kind,
    news,
    firstName: contactOf(proposal).firstName,
    ...namesOf({ catalogue }, proposal, request),
    dueOn: request.dueOn,
    ending: endingOf(request),
    claim: claimOf(request),
  });
}

/** What the insurer is mailed that takes requests on paper alone: all that it has to know, and what is asked of it. */
export function requestForm(
  { catalogue }: Pick<Ports, 'catalogue'>,
  {
    proposal,
    request,
    email,
  }: {
    readonly proposal: Proposal;
    readonly request: ServiceRequest;
    readonly email: string;
  },
): OutgoingMessage {
  const act = request.state === 'withdrawing' ? 'withdraw' : 'ask';
  const { name, mobile } = contactOf(proposal);
  return {
    key: `service-form:${request.id}:${request.version}`,
    proposalId: proposal.id,
    to: { email, mobile: '' },
    language: 'en',
    letter: {
      kind: 'service-form',
      service: request.facts.kind,
      act,
      ...namesOf({ catalogue }, proposal, request),
      holder: name,
      mobile,
      dueOn: request.dueOn,
      details: requestDetails(request.facts),
    },
  };
}

function namesOf({ catalogue }: Pick<Ports, 'catalogue'>, proposal: Proposal, request: ServiceRequest) {
  const plan = planOfProposal(proposal, catalogue.current());
  return {
    reference: request.reference,
    policyNumber: request.policyNumber,
    insurer: plan?.insurerTitle ?? proposal.insurerSlug,
    plan: plan?.productTitle ?? proposal.productId,
    insurerPhone: plan?.insurerPhone,
  };
}

function endingOf(request: ServiceRequest): ServiceNews['ending'] {
  if (!isOfKind(request, 'return', 'cancel')) return undefined;
  const { sum, refund } = request.facts;
  // What is given back before its first day has no last one.
  const lastDay = sum.coveredDays === 0 ? undefined : sum.lastDay;
  return { comesBack: sum.comesBack, lastDay, moneyBy: moneyBy(request), refund };
}

/** Amounts alone: whom and what it is about is health. */
function claimOf(request: ServiceRequest): ServiceNews['claim'] {
  if (!isOfKind(request, 'claim')) return undefined;
  const { amount, award } = request.facts;
  return { amount, pays: award?.amount };
}
