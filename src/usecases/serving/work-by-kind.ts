import { changeKinds } from '#domain/service/change/policy-change.ts';
import { isOfKind, type ServiceRequest } from '#domain/service/service-request.ts';
import { changeWork } from './change/change-work.ts';
import { claimWork } from './claim/claim-work.ts';
import { endingWork } from './ending/ending-work.ts';
import type { RequestWork } from './request-work.ts';

/** Calls the work of the request's own kind. */
export function withWork<T>(
  request: ServiceRequest,
  use: <Request extends ServiceRequest>(work: RequestWork<Request>, request: Request) => T,
): T {
  if (isOfKind(request, 'return', 'cancel')) return use(endingWork, request);
  if (isOfKind(request, 'claim')) return use(claimWork, request);
  if (isOfKind(request, ...changeKinds)) return use(changeWork, request);
  throw new Error('A kind of request has work');
}
