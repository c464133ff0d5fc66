import type { Instant } from '#domain/date.ts';
import type { RequestFacts } from '#domain/service/request-kinds.ts';
import type { RequestEvent } from '#domain/service/request-state.ts';
import type { movedRequest, ServiceRequest } from '#domain/service/service-request.ts';
import type { ServiceAnswer } from '../ports/insurer-gateway.ts';
import type { Ports } from '../ports.ts';

/** What is left to do once the insurer has agreed, as far as it goes now. */
export type FollowUp =
  | { readonly kind: 'completed'; readonly facts: RequestFacts }
  /** As it is kept until it is looked at again. */
  | { readonly kind: 'later'; readonly request: ServiceRequest };

/** What is a kind's own of a request. */
export type RequestWork<Request extends ServiceRequest = ServiceRequest> = {
  /** What is changed of the request itself as the insurer agrees. */
  readonly changeOnAcceptance: (request: Request, now: Instant) => Parameters<typeof movedRequest>[3];
  /** What its facts say once the insurer has answered; absent: what they said before. */
  readonly factsAfterAnswer?: (request: Request, answer: ServiceAnswer) => RequestFacts;
  /** What is written with a change of its state, in the same write; the proposal is held. */
  readonly onMove: (within: Ports, moved: Request, event: RequestEvent) => Promise<void>;
  /** It may stop anywhere and run again: what it asks outside is idempotent. */
  readonly followUp: (ports: Ports, request: Request) => Promise<FollowUp>;
};
