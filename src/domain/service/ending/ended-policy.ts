import type { Policy } from '../../proposal/proposal.ts';

/** The policy with its last day as it came: that of its term, or the one on which it was returned or cancelled. */
export function asEnded(policy: Policy): Policy {
  return policy.endedOn === undefined ? policy : { ...policy, coverUntil: policy.endedOn };
}
