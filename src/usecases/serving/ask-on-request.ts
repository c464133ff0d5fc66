import { requestDetails } from '#domain/service/request-details.ts';
import type { ServiceRequest } from '#domain/service/service-request.ts';
import type { InsurerAnswer, ServiceAnswer } from '../ports/insurer-gateway.ts';
import type { Ports } from '../ports.ts';

/** Puts a request to its insurer, or asks how it stands: it is the same question. Undefined: its proposal has gone. */
export async function askOnRequest(
  { store, insurer }: Pick<Ports, 'store' | 'insurer'>,
  { insurerSlug, reference, policyNumber, facts, state, proposalId }: ServiceRequest,
): Promise<InsurerAnswer<ServiceAnswer> | undefined> {
  const proposal = await store.getProposal(proposalId);
  if (!proposal) return undefined;
  return insurer.requestService({
    insurer: insurerSlug,
    reference,
    policyNumber,
    policyReference: proposal.number,
    kind: facts.kind,
    act: state === 'withdrawing' ? 'withdraw' : 'ask',
    details: requestDetails(facts),
  });
}
