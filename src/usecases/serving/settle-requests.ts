import { dayInIndia } from '#domain/date.ts';
import type { ServiceRequestId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { never } from '#domain/result.ts';
import type { RequestEvent } from '#domain/service/request-state.ts';
import { isLate, lookedAt, type ServiceRequest } from '#domain/service/service-request.ts';
import type { ServiceAnswer } from '../ports/insurer-gateway.ts';
import { StoreUnavailable } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import { requestForm, requestLetter } from '../telling/request-letters.ts';
import { askOnRequest } from './ask-on-request.ts';
import { applyRequestEvent, type RequestProgress } from './move-request.ts';
import { withWork } from './work-by-kind.ts';

const maxRounds = 8;

/**
 * Brings one request as far as the insurer's and the gateway's word allow. It may run any number of times, at once or after
 * a crash at any point: every outside call is idempotent by the request's reference, and every save is refused when somebody
 * saved in between.
 */
export async function settleRequest(ports: Ports, id: ServiceRequestId): Promise<ServiceRequest | undefined> {
  for (let round = 0; round < maxRounds; round += 1) {
    const request = await ports.store.getServiceRequest(id);
    if (!request) return undefined;
    if ((await advance(ports, request)) === 'settled') break;
  }
  return ports.store.getServiceRequest(id);
}

/** Looks after all that is due; one request's trouble does not stop the others. @throws StoreUnavailable */
export async function settleRequests(ports: Ports, limit: number): Promise<void> {
  for (const id of await ports.store.dueServiceRequests(limit, ports.clock.now())) {
    try {
      await settleRequest(ports, id);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      ports.journal.note('request-failed', { error: error instanceof Error ? error.name : 'unknown' });
    }
  }
}

async function advance(ports: Ports, request: ServiceRequest): Promise<RequestProgress> {
  const { lookAt, state } = request;
  if (lookAt === undefined || lookAt > ports.clock.now()) return 'settled';
  await tellIfLate(ports, request);
  switch (state) {
    case 'told':
    case 'with-insurer':
    case 'more-needed':
    case 'withdrawing':
      return request.way === 'paper' ? sendForm(ports, request) : askInsurer(ports, request);
    case 'accepted':
      return followUp(ports, request);
    case 'done':
    case 'refused':
    case 'withdrawn':
      return 'settled';
    default:
      return never(state);
  }
}

async function askInsurer(ports: Ports, request: ServiceRequest): Promise<RequestProgress> {
  const answer = await askOnRequest(ports, request);
  if (answer === undefined) return 'settled';
  if (!answer.ok) return later(ports, request, { isSilent: true, waitSeconds: answer.waitSeconds });
  const event = eventOf(request, answer.value);
  const text = 'text' in answer.value ? answer.value.text : undefined;
  if (event === undefined) return later(ports, request, { isSilent: false });
  const facts = withWork(request, (work, own) => work.factsAfterAnswer?.(own, answer.value)) ?? request.facts;
  return applyRequestEvent(ports, request, event, { insurerText: text, facts });
}

/** Undefined: it stands as it stood. */
function eventOf({ state }: ServiceRequest, { kind }: ServiceAnswer): RequestEvent | undefined {
  if (state === 'withdrawing') return kind === 'let-go' ? 'insurer-let-go' : lateUnlessUndecided(kind);
  switch (kind) {
    case 'received':
      return state === 'told' ? 'insurer-received' : undefined;
    case 'more-needed':
      return state === 'more-needed' ? undefined : 'insurer-asks-more';
    case 'accepted':
      return 'insurer-accepted';
    case 'refused':
      return 'insurer-refused';
    case 'let-go':
      // Nobody here took it back.
      return 'insurer-refused';
    default:
      return never(kind);
  }
}

/** It has the withdrawal, and has not said yet what it makes of it. */
function lateUnlessUndecided(kind: ServiceAnswer['kind']): RequestEvent | undefined {
  return kind === 'received' ? undefined : 'withdrawal-late';
}

/** By mail, in the write that says so; from then on a person has to hear the answer. */
async function sendForm(ports: Ports, request: ServiceRequest): Promise<RequestProgress> {
  const { store, clock, catalogue } = ports;
  const proposal = await store.getProposal(request.proposalId);
  const email = proposal && paperAddress(ports, proposal);
  if (!proposal || email === undefined) return later(ports, request, { isSilent: true });
  await store.atomically(async (within) => {
    await within.holdProposal(request.proposalId);
    const next = lookedAt(request, clock.now(), { isSilent: false });
    const state = request.state === 'told' ? 'with-insurer' : request.state;
    if (!(await within.saveServiceRequest({ ...next, state, lookAt: undefined }))) return;
    if (request.state !== 'told' && request.state !== 'withdrawing') return;
    await within.queueMessage(requestForm({ catalogue }, { proposal, request, email }));
    const letter =
      request.state === 'told'
        ? await requestLetter({ store: within, catalogue }, request, 'on-paper')
        : undefined;
    if (letter) await within.queueMessage(letter);
  });
  return 'moved';
}

function paperAddress({ catalogue }: Ports, { insurerSlug }: Proposal): string | undefined {
  return catalogue.current().insurers.get(insurerSlug)?.requestsByMail?.email;
}

async function followUp(ports: Ports, request: ServiceRequest): Promise<RequestProgress> {
  const next = await withWork(request, (work, own) => work.followUp(ports, own));
  if (next.kind === 'completed') return applyRequestEvent(ports, request, 'completed', { facts: next.facts });
  return (await ports.store.saveServiceRequest(next.request)) ? 'settled' : 'moved';
}

async function later(
  ports: Ports,
  request: ServiceRequest,
  silence: Parameters<typeof lookedAt>[2],
): Promise<RequestProgress> {
  const next = lookedAt(request, ports.clock.now(), silence);
  return (await ports.store.saveServiceRequest(next)) ? 'settled' : 'moved';
}

/** Its holder hears of a day that has passed before they ask; the key keeps it to one letter. */
async function tellIfLate({ store, catalogue, clock }: Ports, request: ServiceRequest): Promise<void> {
  if (request.state === 'accepted' || !isLate(request, dayInIndia(clock.now()))) return;
  const letter = await requestLetter({ store, catalogue }, request, 'late');
  if (letter) await store.queueMessage(letter);
}
