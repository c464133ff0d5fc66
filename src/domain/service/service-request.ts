import {
  addDays,
  dayBeginsInIndia,
  dayInIndia,
  type Instant,
  type IsoDate,
  secondsAfter,
  secondsBetween,
} from '../date.ts';
import type { InsurerSlug, ProposalId, ServiceRequestId } from '../ids.ts';
import { type Pace, pauseAfter } from '../outside/pace.ts';
import { type RequestFacts, type RequestKind, requestRules } from './request-kinds.ts';
import { hasDueDay, isRequestEnded, keepsRequestPlace, type RequestState } from './request-state.ts';

/** On line the insurer is asked by its port; on paper it gets a form by mail, and a person hears its answer. */
export type RequestWay = 'online' | 'paper';

/** A request about an issued policy. */
export type ServiceRequest<Facts extends RequestFacts = RequestFacts> = {
  readonly id: ServiceRequestId;
  /** What a person says on the telephone, and the insurer's idempotency reference: "CH 4182 77". */
  readonly reference: string;
  readonly proposalId: ProposalId;
  readonly insurerSlug: InsurerSlug;
  readonly policyNumber: string;
  readonly facts: Facts;
  readonly way: RequestWay;
  readonly state: RequestState;
  /** Rises by one with every save; a save against an older one is refused. */
  readonly version: number;
  /** The day by which the insurer has to answer; once it has agreed, by which what follows has to be done. */
  readonly dueOn: IsoDate;
  /** From when the round looks after it; undefined: nobody does but a person. */
  readonly lookAt: Instant | undefined;
  /** Since when it stands as it stands. */
  readonly stateSince: Instant;
  /** The insurer's own words: why it refuses, or what it needs. They can speak of health, so they go into no letter. */
  readonly insurerText: string | undefined;
  /** Since when the insurer has not answered the question that is put to it now. */
  readonly silentSince: Instant | undefined;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
};

type NewRequest<Facts extends RequestFacts> = Pick<
  ServiceRequest<Facts>,
  'id' | 'reference' | 'proposalId' | 'insurerSlug' | 'policyNumber' | 'facts' | 'way'
>;

/** @param dueOn the day by which the insurer answers, where a kind has one of its own */
export function newRequest<Facts extends RequestFacts>(
  request: NewRequest<Facts>,
  now: Instant,
  dueOn = addDays(dayInIndia(now), requestRules[request.facts.kind].answerDays),
): ServiceRequest<Facts> {
  return {
    ...request,
    state: 'told',
    version: 1,
    dueOn,
    lookAt: now,
    stateSince: now,
    insurerText: undefined,
    silentSince: undefined,
    createdAt: now,
    updatedAt: now,
  };
}

/** As the next save writes it, in another state. */
export function movedRequest(
  request: ServiceRequest,
  state: RequestState,
  now: Instant,
  change: Partial<Pick<ServiceRequest, 'insurerText' | 'lookAt' | 'facts' | 'dueOn'>> = {},
): ServiceRequest {
  const lookAt = isRequestEnded(state) ? undefined : now;
  const version = request.version + 1;
  const moved = { ...request, state, version, stateSince: now, silentSince: undefined, updatedAt: now };
  return { ...moved, lookAt, ...change };
}

/** Seconds to minutes while it is new, a quarter of an hour once it lasts for days. */
const lookPace: Pace = { base: 2_000, cap: 15 * 60_000, share: 0.1, spread: 0 };
/** An insurer that does not answer is left alone for longer each time. */
const silentPace: Pace = { base: 4_000, cap: 15 * 60_000, share: 1, spread: 0 };

/**
 * As it is kept when nothing has happened: looked at again later.
 * @param isSilent the insurer did not answer
 */
export function lookedAt(
  request: ServiceRequest,
  now: Instant,
  { isSilent, waitSeconds }: { readonly isSilent: boolean; readonly waitSeconds?: number | undefined },
): ServiceRequest {
  const silentSince = isSilent ? (request.silentSince ?? now) : undefined;
  const duration = 1_000 * secondsBetween(silentSince ?? request.stateSince, now);
  const pace = isSilent ? silentPace : lookPace;
  const pause = pauseAfter(duration, { pace, chance: 0, wishedSeconds: waitSeconds });
  const lookAt = secondsAfter(now, Math.ceil(pause / 1_000));
  return { ...request, version: request.version + 1, silentSince, lookAt, updatedAt: now };
}

/** Its place among the requests of a policy, of which there is one; undefined: it takes none. */
export function requestPlaceOf({ facts, proposalId, state }: ServiceRequest): string | undefined {
  const { place, keepsPlace } = requestRules[facts.kind];
  const holdsPlace = keepsPlace === 'once-done' ? keepsRequestPlace(state) : !isRequestEnded(state);
  if (place === undefined || !holdsPlace) return undefined;
  return JSON.stringify([place, proposalId, ...(facts.kind === 'claim' ? [facts.form] : [])]);
}

/** The day by which it was due is over. */
export function isLate({ state, dueOn }: Pick<ServiceRequest, 'state' | 'dueOn'>, today: IsoDate): boolean {
  return hasDueDay(state) && today > dueOn;
}

/** Since when it is late: the moment at which its day ended. */
export function lateSince({ dueOn }: Pick<ServiceRequest, 'dueOn'>): Instant {
  return dayBeginsInIndia(addDays(dueOn, 1));
}

export function isOfKind<Kind extends RequestKind>(
  request: ServiceRequest,
  ...kinds: readonly Kind[]
): request is ServiceRequest<Extract<RequestFacts, { readonly kind: Kind }>> {
  return kinds.some((kind) => kind === request.facts.kind);
}
