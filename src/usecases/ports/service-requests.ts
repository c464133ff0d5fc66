import type { Instant, IsoDate } from '#domain/date.ts';
import type { ProposalId, ServiceRequestId } from '#domain/ids.ts';
import type { ServiceRequest } from '#domain/service/service-request.ts';

/** Part of the store: requests about issued policies. */
export type ServiceRequests = {
  /**
   * Answers the one that has its place already, where the kind has one; of a reference that was given before it answers
   * undefined, and nothing is kept.
   */
  readonly insertServiceRequest: (request: ServiceRequest) => Promise<ServiceRequest | undefined>;
  readonly getServiceRequest: (id: ServiceRequestId) => Promise<ServiceRequest | undefined>;
  readonly serviceRequestBy: (reference: string) => Promise<ServiceRequest | undefined>;
  /** All of one policy, the first made first. */
  readonly serviceRequestsOf: (id: ProposalId) => Promise<readonly ServiceRequest[]>;
  /** Writes `next` only while the stored version is `next.version - 1`; false: somebody saved in between. */
  readonly saveServiceRequest: (next: ServiceRequest) => Promise<boolean>;
  /** Those to be looked after at `at`, the longest due first. */
  readonly dueServiceRequests: (limit: number, at: Instant) => Promise<readonly ServiceRequestId[]>;
  /** For operators: those whose insurer had to answer before this day, and did not; the longest due first. */
  readonly lateServiceRequests: (limit: number, today: IsoDate) => Promise<readonly ServiceRequest[]>;
};
