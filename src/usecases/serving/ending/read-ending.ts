import { freeLookEnds } from '#domain/cover/policy-days.ts';
import { dayInIndia, type IsoDate } from '#domain/date.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { Payment } from '#domain/payment/payment.ts';
import { insuredMembers } from '#domain/person/family.ts';
import { isChild } from '#domain/person/relation.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { hasClaimOfYear, hasOpenClaim } from '#domain/service/claim/used-cover.ts';
import {
  type EndingSum,
  type EndingWay,
  endingSum,
  endingTableFor,
} from '#domain/service/ending/ending-sum.ts';
import { moneyByOf } from '#domain/service/ending/money-back.ts';
import { keepsRequestPlace } from '#domain/service/request-state.ts';
import { isOfKind, type ServiceRequest } from '#domain/service/service-request.ts';
import { heldContacts } from '../../opening/take-pen.ts';
import { hasFreshCode } from '../../opening/who-opens.ts';
import { currentOrder } from '../../paying/payment-orders.ts';
import type { Ports } from '../../ports.ts';

export type EndingRequest = ServiceRequest<Extract<ServiceRequest['facts'], { readonly sum: unknown }>>;

/** What a return or a cancellation of today would come to. */
export type EndingOffer = {
  readonly way: EndingWay;
  readonly sum: EndingSum;
  readonly moneyBy: IsoDate;
  readonly isClaimed: boolean;
  readonly order: Payment;
};

/**
 * Why nothing can be offered: it has ended or is about to; the insurer does not say whether it paid a claim, or has not
 * decided on one; no order is known.
 */
export type NoEndingOffer = 'not-now' | 'insurer-silent' | 'not-here' | 'claim-open';

export type EndingView = {
  readonly proposal: Proposal;
  readonly policy: Policy;
  /** The newest one; undefined: none was ever made. */
  readonly request: EndingRequest | undefined;
  /** While a request stands, or is done, there is none. */
  readonly offer: EndingOffer | NoEndingOffer | undefined;
  readonly freeLookUntil: IsoDate | undefined;
  /** Whoever was let in to read may not end it. */
  readonly mayEnd: boolean;
  /** A code was typed here a moment ago. */
  readonly isFresh: boolean;
};

/** How a policy stands with being given back, for whoever reads it. Asks for nothing. Fails with `NOT_FOUND`. */
export async function readEnding(
  ports: Ports,
  visitor: VisitorId,
  id: ProposalId,
): Promise<Result<EndingView>> {
  const { store, clock } = ports;
  const now = clock.now();
  const proposal = await store.findReadable(visitor, id, now);
  const policy = proposal && (await store.policyOf(id));
  if (!proposal || !policy) return fail('NOT_FOUND');
  const request = await endingRequestOf(ports, id);
  const isOpen = request === undefined || !keepsRequestPlace(request.state);
  const contacts = await heldContacts(store, visitor, id, now);
  return ok({
    proposal,
    policy,
    request,
    offer: isOpen ? await endingOffer(ports, proposal, policy) : undefined,
    freeLookUntil: freeLookOf(proposal, policy),
    mayEnd: proposal.owner === visitor || contacts.length > 0,
    isFresh: await hasFreshCode(store, visitor, id, now),
  });
}

/** The return or cancellation of a policy that stands or was done; else the newest. */
export async function endingRequestOf(
  { store }: Pick<Ports, 'store'>,
  id: ProposalId,
): Promise<EndingRequest | undefined> {
  const requests = await store.serviceRequestsOf(id);
  const endings = requests.filter((request): request is EndingRequest =>
    isOfKind(request, 'return', 'cancel'),
  );
  return endings.find(({ state }) => keepsRequestPlace(state)) ?? endings.at(-1);
}

/** What today's return, or after the free look today's cancellation, comes to. */
export async function endingOffer(
  ports: Ports,
  proposal: Proposal,
  policy: Policy,
): Promise<EndingOffer | NoEndingOffer> {
  const today = dayInIndia(ports.clock.now());
  const order = await currentOrder(ports, proposal);
  if (order?.state !== 'captured' || order.amount !== proposal.price.total) return 'not-here';
  if (policy.endedOn !== undefined || today > policy.coverUntil) return 'not-now';
  if (hasOpenClaim(await ports.store.serviceRequestsOf(proposal.id))) return 'claim-open';
  const isClaimed = await askWhetherClaimed(ports, proposal, policy);
  if (isClaimed === undefined) return 'insurer-silent';
  const freeLook = freeLookOf(proposal, policy);
  const way = freeLook !== undefined && today <= freeLook ? 'return' : 'cancel';
  const { coverFrom, coverUntil } = policy;
  const plan = planOfProposal(proposal, ports.catalogue.current());
  const sum = endingSum(
    {
      way,
      paid: order.amount,
      coverFrom,
      coverUntil,
      today,
      isClaimed,
      testedPeople: testedPeople(proposal),
    },
    endingTableFor(plan?.endings, coverFrom),
  );
  // It ends by itself before a notice could be over.
  if (way === 'cancel' && sum.lastDay === coverUntil) return 'not-now';
  return { way, sum, moneyBy: moneyByOf(way, { from: today, lastDay: sum.lastDay }), isClaimed, order };
}

/** A renewal goes on with what was looked at. */
function freeLookOf({ renewal }: Proposal, { issuedAt }: Policy): IsoDate | undefined {
  return renewal === undefined ? freeLookEnds(dayInIndia(issuedAt)) : undefined;
}

/** Tests are asked of grown-ups alone, on the medical route. */
function testedPeople({ route, members }: Proposal): number {
  return route === 'medical'
    ? insuredMembers(members).filter(({ relation }) => !isChild(relation)).length
    : 0;
}

/** A claim that was told here needs no question; else as a renewal asks it. Undefined: the insurer does not answer. */
async function askWhetherClaimed(
  { catalogue, insurer, store, clock }: Ports,
  proposal: Proposal,
  { policyNumber, coverFrom }: Policy,
): Promise<boolean | undefined> {
  const on = dayInIndia(clock.now());
  if (hasClaimOfYear(await store.serviceRequestsOf(proposal.id), { coverFrom, on })) return true;
  const plan = planOfProposal(proposal, catalogue.current());
  if (!plan) return undefined;
  const answer = await insurer.renewalTerms({
    sumInsured: plan.sumInsured,
    noClaimBonus: plan.features.noClaimBonus,
    reference: proposal.number,
    insurer: proposal.insurerSlug,
    policyNumber,
    termYears: proposal.termYears,
    bonus: proposal.renewal?.bonus ?? rupees(0),
  });
  return answer.ok ? answer.value.claimed : undefined;
}
