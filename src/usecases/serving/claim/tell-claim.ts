import { dayInIndia, type IsoDate } from '#domain/date.ts';
import { asId, type ProposalId, type ServiceRequestId, type VisitorId } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ClaimRequestFacts } from '#domain/service/claim/claim.ts';
import { type ClaimBar, claimBar } from '#domain/service/claim/claim-bar.ts';
import type { CheckedClaim } from '#domain/service/claim/claim-form.ts';
import { claimAnswerBy } from '#domain/service/claim/claim-sorts.ts';
import { mayWithdraw } from '#domain/service/ending/money-back.ts';
import { afterRequestEvent, keepsRequestPlace } from '#domain/service/request-state.ts';
import { isOfKind, newRequest, type ServiceRequest } from '#domain/service/service-request.ts';
import { takePen } from '../../opening/take-pen.ts';
import { decidesOver, hasFreshCode } from '../../opening/who-opens.ts';
import type { Ports } from '../../ports.ts';
import { requestLetter } from '../../telling/request-letters.ts';
import { applyRequestEvent } from '../move-request.ts';
import { settleRequest } from '../settle-requests.ts';
import type { ClaimRequest } from './claim-work.ts';

export type ClaimTelling = {
  readonly id: ProposalId;
  /** The name of the form on which it was typed. */
  readonly form: string;
  readonly claim: CheckedClaim;
};

/** Claims of one policy, the newest first, for whoever has shown that they may read it. */
export async function claimsOf(
  { store }: Pick<Ports, 'store'>,
  id: ProposalId,
): Promise<readonly ClaimRequest[]> {
  const requests = await store.serviceRequestsOf(id);
  return requests.filter((request): request is ClaimRequest => isOfKind(request, 'claim')).toReversed();
}

/**
 * Tells a claim to the insurer, or sends it the filled form, by whoever decides over the policy. No money or account changes
 * by it, so it asks for no fresh code. Pressed twice, one form makes one claim. Fails with `NOT_FOUND`, `HOLDER_ONLY`,
 * `CLAIM_WHILE_ENDING`, `CLAIM_AFTER_ENDING`, `CLAIMS_FULL`, `OVERLOADED`.
 */
export async function tellClaim(
  ports: Ports,
  visitor: VisitorId,
  { id, form, claim }: ClaimTelling,
): Promise<Result<undefined>> {
  const { store, clock, ids } = ports;
  const policy = await decidedPolicy(ports, visitor, id);
  if (!policy.ok) return policy;
  const pen = await takePen(ports, visitor, id);
  if (!pen.ok) return pen;
  const { insurerSlug } = pen.value;
  const mailKinds = ports.catalogue.current().insurers.get(insurerSlug)?.requestsByMail?.kinds ?? [];
  const facts: ClaimRequestFacts = { kind: 'claim', form, ...claim, additions: 0, award: undefined };
  const request = newRequest(
    {
      id: ids.serviceRequest(),
      reference: ids.requestReference(),
      proposalId: id,
      insurerSlug,
      policyNumber: policy.value,
      facts,
      way: mailKinds.includes('claim') ? 'paper' : 'online',
    },
    clock.now(),
    claimAnswerBy(claim, dayInIndia(clock.now())),
  );
  const stored = await store.atomically(async (within) => {
    await within.holdProposal(id);
    const bar = barOfForm(await within.serviceRequestsOf(id), form, dayInIndia(clock.now()));
    if (bar) return bar;
    const inPlace = await within.insertServiceRequest(request);
    if (inPlace?.id !== request.id || request.way === 'paper') return inPlace;
    const letter = await requestLetter({ ...ports, store: within }, request, 'begun');
    if (letter) await within.queueMessage(letter);
    return inPlace;
  });
  // The reference was somebody else's: the next press makes another.
  if (!stored) return fail('OVERLOADED');
  if (typeof stored === 'string') return fail(stored);
  ports.journal.note('request-made');
  await settleRequest(ports, stored.id);
  return ok(undefined);
}

/** A form that was pressed before is the claim that it told, whatever has come since. */
function barOfForm(requests: readonly ServiceRequest[], form: string, today: IsoDate): ClaimBar | undefined {
  const hasClaim = requests.some(
    (request) =>
      isOfKind(request, 'claim') && request.facts.form === form && keepsRequestPlace(request.state),
  );
  return hasClaim ? undefined : claimBar(requests, today);
}

/** Tells the insurer that its holder has given it what it asked for. Fails with `NOT_FOUND`, `HOLDER_ONLY`, or by its state. */
export async function addToClaim(
  ports: Ports,
  visitor: VisitorId,
  id: ProposalId,
  request: string,
): Promise<Result<undefined>> {
  const claim = await decidedClaim(ports, visitor, id, request);
  if (!claim.ok) return claim;
  const { facts, state } = claim.value;
  // A second press finds what the first has done.
  if (state === 'told' || state === 'with-insurer') return ok(undefined);
  const next = afterRequestEvent(state, 'holder-added');
  if (!next.ok) return next;
  await applyRequestEvent(ports, claim.value, 'holder-added', {
    facts: { ...facts, additions: facts.additions + 1 },
    // The insurer's days count from the last paper.
    dueOn: claimAnswerBy(facts, dayInIndia(ports.clock.now())),
  });
  await settleRequest(ports, claim.value.id);
  return ok(undefined);
}

/**
 * Takes a claim back until the insurer has paid, with a code that was typed a moment ago: whoever has the phone of a holder
 * for a minute loses them no money. Fails with `NOT_FOUND`, `HOLDER_ONLY`, `CODE_NEEDED`, or by its state.
 */
export async function withdrawClaim(
  ports: Ports,
  visitor: VisitorId,
  id: ProposalId,
  request: string,
): Promise<Result<undefined>> {
  const claim = await decidedClaim(ports, visitor, id, request);
  if (!claim.ok) return claim;
  const { state } = claim.value;
  if (state === 'withdrawing' || state === 'withdrawn') return ok(undefined);
  const next = afterRequestEvent(state, 'holder-withdrew');
  if (!next.ok) return next;
  const now = ports.clock.now();
  if (!mayWithdraw(claim.value, dayInIndia(now))) return fail('REQUEST_ACCEPTED');
  if (!(await hasFreshCode(ports.store, visitor, id, now))) return fail('CODE_NEEDED');
  await applyRequestEvent(ports, claim.value, 'holder-withdrew');
  await settleRequest(ports, claim.value.id);
  return ok(undefined);
}

/** Its number. */
async function decidedPolicy(ports: Ports, visitor: VisitorId, id: ProposalId): Promise<Result<string>> {
  const { store, clock } = ports;
  const policy = (await store.findReadable(visitor, id, clock.now())) && (await store.policyOf(id));
  if (!policy) return fail('NOT_FOUND');
  return (await decidesOver(ports, visitor, id)) ? ok(policy.policyNumber) : fail('HOLDER_ONLY');
}

async function decidedClaim(
  ports: Ports,
  visitor: VisitorId,
  id: ProposalId,
  request: string,
): Promise<Result<ClaimRequest>> {
  const policy = await decidedPolicy(ports, visitor, id);
  if (!policy.ok) return policy;
  const stored = await ports.store.getServiceRequest(asId<ServiceRequestId>(request));
  if (stored?.proposalId !== id || !isOfKind(stored, 'claim')) return fail('NOT_FOUND');
  return ok(stored);
}
