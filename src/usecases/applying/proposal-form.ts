import type { Catalogue, Product } from '#domain/catalogue/catalogue.ts';
import { dayInIndia } from '#domain/date.ts';
import { rupees } from '#domain/money.ts';
import { memberAgesFrom } from '#domain/proposal/form/declared.ts';
import { type FormAnswers, type FormName, formNames, withoutErased } from '#domain/proposal/form/fields.ts';
import { answersToQuestions, type BuiltForm, buildForm } from '#domain/proposal/form/forms.ts';
import type { FormContext } from '#domain/proposal/form/rules/cross-rules.ts';
import { type CheckedForm, validateForm } from '#domain/proposal/form/validate-form.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { Ports } from '../ports.ts';
import { coverStartOf } from '../quoting/price-plan.ts';

/** One form as this proposal asks it today. */
export function builtForm(catalogue: Catalogue, proposal: Proposal, form: FormName): BuiltForm {
  const product = productOf(catalogue, proposal);
  const insurer = catalogue.insurers.get(proposal.insurerSlug);
  const aged = memberAgesFrom(proposal.members, proposal.forms, dayInIndia(proposal.price.at));
  const annualPremium = rupees(Math.ceil(proposal.price.total / proposal.termYears));
  return buildForm(
    catalogue.forms[form],
    product?.formChanges ?? [],
    { ...proposal, aged, annualPremium },
    {
      conditions: catalogue.conditions,
      placeOf: catalogue.placeOf,
      bankNameChoices: insurer?.capabilities.bankNameChoices,
      insurerTitle: proposal.plan?.insurerTitle ?? insurer?.title ?? '',
    },
  );
}

export function formContext(ports: Ports, catalogue: Catalogue, proposal: Proposal): FormContext {
  return {
    today: dayInIndia(ports.clock.now()),
    coverStart: coverStartOf(ports, proposal),
    members: proposal.members,
    proposer: proposal.forms.proposerDetails && withoutErased(proposal.forms.proposerDetails),
    placeOf: catalogue.placeOf,
    banks: catalogue.banks,
  };
}

/** Undefined once the plan has left the catalogue. */
export function productOf(catalogue: Catalogue, proposal: Pick<Proposal, 'slabId'>): Product | undefined {
  return catalogue.slabs.get(proposal.slabId)?.product;
}

/** The saved answers of a form, held against the form as it is asked today. */
export function checkSaved(ports: Ports, proposal: Proposal, form: FormName): CheckedForm {
  const catalogue = ports.catalogue.current();
  const built = builtForm(catalogue, proposal, form);
  return validateForm(built, savedAnswers(built, proposal), formContext(ports, catalogue, proposal));
}

/** What is saved of the questions that are still asked. */
export function savedAnswers(built: BuiltForm, proposal: Proposal): FormAnswers {
  return answersToQuestions(built, proposal.forms[built.name] ?? {});
}

/** The first form that is not complete and right as it is saved; undefined when all are. */
export function unfinishedForm(ports: Ports, proposal: Proposal): FormName | undefined {
  return formNames.find((form) => checkSaved(ports, proposal, form).failures.length > 0);
}
