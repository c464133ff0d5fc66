import { dayInIndia, type Instant } from '#domain/date.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import type { Policy } from '#domain/proposal/proposal.ts';
import { fail, type Result } from '#domain/result.ts';
import { hasClaimOfYear, hasOpenClaim } from '#domain/service/claim/used-cover.ts';
import type { EndingWay } from '#domain/service/ending/ending-sum.ts';
import { mayWithdraw } from '#domain/service/ending/money-back.ts';
import type { EndingReason } from '#domain/service/ending/policy-ending.ts';
import { afterRequestEvent } from '#domain/service/request-state.ts';
import { newRequest, type ServiceRequest } from '#domain/service/service-request.ts';
import { takePen } from '../../opening/take-pen.ts';
import { hasFreshCode } from '../../opening/who-opens.ts';
import type { Ports } from '../../ports.ts';
import { requestLetter } from '../../telling/request-letters.ts';
import { applyRequestEvent } from '../move-request.ts';
import { settleRequest } from '../settle-requests.ts';
import { type EndingOffer, type EndingView, endingRequestOf, readEnding } from './read-ending.ts';

/** What its holder has seen and agrees to. */
export type EndingAgreement = {
  readonly id: ProposalId;
  readonly way: EndingWay;
  /** Rupees that come back. */
  readonly comesBack: number;
  readonly reason: EndingReason | undefined;
};

/**
 * Returns or cancels a policy: by its holder, with a code that was typed a moment ago, for the sum that was seen. Pressed
 * twice, or by two holders, it is one request. Fails with `NOT_FOUND`, `HOLDER_ONLY`, `CODE_NEEDED`, `INSURER_UNAVAILABLE`,
 * `ENDING_NOT_NOW`, `ENDING_CHANGED`.
 */
export async function endPolicy(
  ports: Ports,
  visitor: VisitorId,
  agreement: EndingAgreement,
): Promise<Result<EndingView>> {
  const { store, clock, ids } = ports;
  const { id, way, comesBack, reason } = agreement;
  const view = await readEnding(ports, visitor, id);
  if (!view.ok) return view;
  const { policy, request: earlier, offer, mayEnd } = view.value;
  if (!mayEnd) return fail('HOLDER_ONLY');
  if (!(await hasFreshCode(store, visitor, id, clock.now()))) return fail('CODE_NEEDED');
  // A second press finds what the first has made.
  if (offer === undefined && earlier) return view;
  if (offer === 'insurer-silent') return fail('INSURER_UNAVAILABLE');
  if (offer === undefined || typeof offer === 'string') return fail('ENDING_NOT_NOW');
  if (offer.way !== way || offer.sum.comesBack !== comesBack) return fail('ENDING_CHANGED');
  const pen = await takePen(ports, visitor, id);
  if (!pen.ok) return pen;
  const { insurerSlug } = pen.value;
  const mailKinds = ports.catalogue.current().insurers.get(insurerSlug)?.requestsByMail?.kinds ?? [];
  const { gatewayOrderId, method } = offer.order;
  const request = newRequest(
    {
      id: ids.serviceRequest(),
      reference: ids.requestReference(),
      proposalId: id,
      insurerSlug,
      policyNumber: policy.policyNumber,
      facts: { kind: way, sum: offer.sum, reason, gatewayOrderId, method, refund: undefined },
      way: mailKinds.includes(way) ? 'paper' : 'online',
    },
    clock.now(),
  );
  const stored = await store.atomically(async (within) => {
    await within.holdProposal(id);
    // A claim that was told since changes what comes back.
    if (isStale(offer, await within.serviceRequestsOf(id), policy, clock.now())) return 'stale' as const;
    const inPlace = await within.insertServiceRequest(request);
    if (inPlace?.id !== request.id || request.way === 'paper') return inPlace;
    const letter = await requestLetter({ ...ports, store: within }, request, 'begun');
    if (letter) await within.queueMessage(letter);
    return inPlace;
  });
  // The reference was somebody else's: the next press makes another.
  if (!stored) return fail('OVERLOADED');
  if (stored === 'stale') return fail('ENDING_CHANGED');
  ports.journal.note('request-made');
  await settleRequest(ports, stored.id);
  return readEnding(ports, visitor, id);
}

/** Whether claims on the policy are others than those that its sum was worked out with. */
function isStale(
  { isClaimed }: EndingOffer,
  requests: readonly ServiceRequest[],
  { coverFrom }: Policy,
  now: Instant,
): boolean {
  const isOfYear = hasClaimOfYear(requests, { coverFrom, on: dayInIndia(now) });
  return hasOpenClaim(requests) || (isOfYear && !isClaimed);
}

/**
 * Takes a return or a cancellation back while that is possible; the insurer has to let it go. It needs no code: nothing is
 * lost by it. Fails with `NOT_FOUND`, `HOLDER_ONLY`, or why its state has no way back.
 */
export async function keepPolicy(
  ports: Ports,
  visitor: VisitorId,
  id: ProposalId,
): Promise<Result<EndingView>> {
  const view = await readEnding(ports, visitor, id);
  if (!view.ok) return view;
  if (!view.value.mayEnd) return fail('HOLDER_ONLY');
  const request = await endingRequestOf(ports, id);
  if (!request) return fail('REQUEST_ENDED');
  // A second press finds what the first has done.
  if (request.state === 'withdrawing' || request.state === 'withdrawn') return view;
  const today = dayInIndia(ports.clock.now());
  const next = afterRequestEvent(request.state, 'holder-withdrew');
  if (!next.ok) return next;
  if (!mayWithdraw(request, today)) return fail('REQUEST_ACCEPTED');
  await applyRequestEvent(ports, request, 'holder-withdrew');
  await settleRequest(ports, request.id);
  return readEnding(ports, visitor, id);
}
