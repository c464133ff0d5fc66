import type { ProposalId } from '#domain/ids.ts';
import { changeKinds } from '#domain/service/change/policy-change.ts';
import { isOfKind, type ServiceRequest } from '#domain/service/service-request.ts';
import type { Ports } from '../../ports.ts';
import { applyRequestEvent } from '../move-request.ts';

/** Whether its holder may still take it back: until the insurer has settled it. */
export function mayWithdrawChange({ state }: Pick<ServiceRequest, 'state'>): boolean {
  return state === 'told' || state === 'with-insurer' || state === 'more-needed';
}

/**
 * Within `atomically`: takes back each change of a policy that the insurer has not settled. Whoever has a lost mobile could ask
 * for one; its holder asks anew.
 */
export async function takeBackChanges(within: Ports, id: ProposalId): Promise<void> {
  const requests = await within.store.serviceRequestsOf(id);
  for (const request of requests)
    if (isOfKind(request, ...changeKinds) && mayWithdrawChange(request))
      await applyRequestEvent(within, request, 'holder-withdrew');
}
