import { addDays, dayInIndia } from '#domain/date.ts';
import { isOfCheckedName } from '#domain/kyc/other-identity.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import { type Answers, type FormName, withoutErased } from '#domain/proposal/form/fields.ts';
import { fieldsOf } from '#domain/proposal/form/forms.ts';
import { validateForm } from '#domain/proposal/form/validate-form.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { proposalSteps, stepOf } from '#domain/proposal/steps.ts';
import {
  formsToTakeOver,
  insuredAnswers,
  mayTakeOver,
  proposerAnswers,
} from '#domain/proposal/taken-over.ts';
import type { Ports } from '../ports.ts';
import { coverStartOf } from '../quoting/price-plan.ts';
import { builtForm, formContext } from './proposal-form.ts';

/**
 * A draft that starts from what its buyer said before: who they are and where they are reached, names and birth dates of
 * the insured, nominee and bank, each form as far as it is asked here and still right; the identity check while its
 * insurer lets it count. Forms that are whole are done, and can be changed in place. Health is asked anew.
 * @param earlier applications of the same visitor, the newest first
 */
export function takeOver(ports: Ports, draft: Proposal, earlier: readonly Proposal[]): Proposal {
  const candidates = earlier.filter((one) => mayTakeOver(draft, one));
  const source = candidates.find((one) => contactOf(one).name !== '');
  if (!source) return draft;
  const start = coverStartOf(ports, draft);
  const answersOf = {
    proposerDetails: proposerAnswers(draft, source, start),
    insuredMembers: insuredAnswers(draft, candidates, start),
    nomineeDetails: withoutErased(source.forms.nomineeDetails ?? {}),
    bankDetails: withoutErased(source.forms.bankDetails ?? {}),
  };
  const filled = formsToTakeOver.reduce((next, form) => withForm(ports, next, form, answersOf[form]), draft);
  const forms = formsToTakeOver.filter((form) => filled.forms[form] !== undefined);
  if (forms.length === 0) return draft;
  const isChecked = mayKeepCheck(ports, filled, source);
  return {
    ...filled,
    ...(isChecked && { kyc: source.kyc }),
    takenOver: {
      number: source.number,
      on: dayInIndia(source.updatedAt),
      forms,
      kyc: isChecked,
    },
  };
}

/** With the answers that are asked here and right; the form is done where nothing is missing. */
function withForm(ports: Ports, draft: Proposal, form: FormName, answers: Answers): Proposal {
  const catalogue = ports.catalogue.current();
  const built = builtForm(catalogue, draft, form);
  const names = new Set(fieldsOf(built).flatMap(({ name, readOnly }) => (readOnly ? [] : [name])));
  const answersHere = Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)));
  if (Object.keys(answersHere).length === 0) return draft;
  const checked = validateForm(built, answersHere, formContext(ports, catalogue, draft));
  const isWhole = checked.failures.length === 0;
  const done = isWhole ? [...draft.completed, stepOf(form)] : draft.completed;
  return {
    ...draft,
    forms: { ...draft.forms, [form]: checked.answers },
    completed: proposalSteps.filter((step) => done.includes(step)),
  };
}

/** It is of the same person, by the name that was checked, and no older than the insurer lets it be. An application is begun before its check. */
function mayKeepCheck({ catalogue, clock }: Ports, draft: Proposal, source: Proposal): boolean {
  const days = catalogue.current().insurers.get(draft.insurerSlug)?.identityCheckHoldsDays;
  if (days === undefined) return false;
  if (!draft.completed.includes('proposer')) return false;
  const [now, before] = [contactOf(draft), contactOf(source)];
  const isSame = (['name', 'dateOfBirth', 'pan'] as const).every((fact) => now[fact] === before[fact]);
  if (!isSame || !isOfCheckedName(source.kyc, now.name)) return false;
  return addDays(dayInIndia(source.createdAt), days) >= dayInIndia(clock.now());
}
