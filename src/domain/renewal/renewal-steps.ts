import type { FormName } from '../proposal/form/fields.ts';
import { type ProposalStep, proposalSteps } from '../proposal/steps.ts';

/** What was answered for the policy counts for its renewal: nothing is asked again (decision record 074). */
export const stepsAnsweredBefore: readonly ProposalStep[] = proposalSteps.slice(
  0,
  proposalSteps.indexOf('terms'),
);

/** Who signs and where they are reached can have changed in a year. The cover is renewed as it is. */
export function mayChangeAtRenewal(form: FormName): boolean {
  return form === 'proposerDetails';
}
