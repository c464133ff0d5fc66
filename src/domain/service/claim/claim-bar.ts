import type { IsoDate } from '../../date.ts';
import { mayWithdraw } from '../ending/money-back.ts';
import { isRequestEnded, keepsRequestPlace } from '../request-state.ts';
import { isOfKind, type ServiceRequest } from '../service-request.ts';

/** How many claims of one policy wait for their end at once, at most. */
export const mostOpenClaims = 10;

/** Why no claim can be told here now, as the code of its words. */
export type ClaimBar = 'CLAIM_WHILE_ENDING' | 'CLAIM_AFTER_ENDING' | 'CLAIMS_FULL';

/**
 * What keeps another claim from being told. What comes back of a policy was agreed to as of one without that claim: whoever
 * can still take the return or cancellation back does so first; afterwards the insurer alone knows of both.
 */
export function claimBar(requests: readonly ServiceRequest[], today: IsoDate): ClaimBar | undefined {
  const ending = requests.find(
    (request) => isOfKind(request, 'return', 'cancel') && keepsRequestPlace(request.state),
  );
  if (ending)
    return ending.state === 'withdrawing' || mayWithdraw(ending, today)
      ? 'CLAIM_WHILE_ENDING'
      : 'CLAIM_AFTER_ENDING';
  const open = requests.filter((request) => isOfKind(request, 'claim') && !isRequestEnded(request.state));
  return open.length >= mostOpenClaims ? 'CLAIMS_FULL' : undefined;
}
