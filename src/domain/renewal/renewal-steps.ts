import { type FormName, formNames } from '../proposal/form/fields.ts';
import { type ProposalStep, proposalSteps, stepOf } from '../proposal/steps.ts';

/** What was answered for the policy counts for its renewal: nothing is asked again (decision record 074). */
export const stepsAnsweredBefore: readonly ProposalStep[] = proposalSteps.slice(
  0,
  proposalSteps.indexOf('terms'),
);

/** Who signs and where they are reached can have changed in a year. The cover is renewed as it is. */
export function mayChangeAtRenewal(form: FormName): boolean {
  return form === 'proposerDetails';
}

const stepsThatCanChange = formNames.filter(mayChangeAtRenewal).map(stepOf);

/** Closed to the buyer: answered before, and nothing of them can be changed. */
export const stepsClosedAtRenewal: readonly ProposalStep[] = stepsAnsweredBefore.filter(
  (step) => !stepsThatCanChange.includes(step),
);
