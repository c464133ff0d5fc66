import { type Destination, destinationOf } from '../proposal/destination.ts';
import type { Proposal } from '../proposal/proposal.ts';
import { proposalSteps } from '../proposal/steps.ts';

/** The pages of a first purchase as its buyer counts them: the identity check is one of them. */
const countedSteps: readonly Destination[] = proposalSteps.flatMap((step): readonly Destination[] =>
  step === 'terms' ? ['kyc', step] : [step],
);

/** Where a draft stands, counted from 1. */
export function stepPlaceOf(draft: Pick<Proposal, 'completed' | 'kyc'>): {
  readonly now: number;
  readonly of: number;
} {
  const destination = destinationOf({ ...draft, state: 'drafting' }, undefined);
  return { now: countedSteps.indexOf(destination) + 1, of: countedSteps.length };
}
