import { insuredMembers } from '../../../person/family.ts';
import type { Proposal } from '../../proposal.ts';
import { stepOf } from '../../steps.ts';
import { textIn } from '../answers.ts';
import type { FormAnswers } from '../fields.ts';
import { type BuiltForm, fieldName, fieldsOf } from '../forms.ts';
import { isDeclaredNo, nothingElseField } from './declaration.ts';

/** These forms are declared about the insured people by name. */
export const declaredForms = ['medicalDetails', 'lifeStyleDetails'] as const;

/**
 * What was declared of health and habits is of those who were insured then: once one of them has another first name or
 * birth date, the declarations go, with every No that they stood for, and both forms are asked anew. Whoever was named at a
 * question stays named there, and what was typed stays.
 * @param forms as the proposal asks them now
 */
export function withdrawDeclarations(
  before: Proposal,
  after: Proposal,
  forms: readonly BuiltForm[],
): Proposal {
  const own = forms.filter(({ name }) => after.forms[name] !== undefined);
  if (own.length === 0 || insuredIdentity(before) === insuredIdentity(after)) return after;
  const names = own.map(({ name }) => name);
  const steps = names.map(stepOf);
  const isOf = (form: string) => names.some((name) => name === form);
  return {
    ...after,
    forms: {
      ...after.forms,
      ...Object.fromEntries(
        own.map((form) => [form.name, withoutDeclaration(form, after.forms[form.name] ?? {})]),
      ),
    },
    declaredAt: Object.fromEntries(Object.entries(after.declaredAt ?? {}).filter(([form]) => !isOf(form))),
    declareAnew: [...names],
    completed: after.completed.filter((step) => !steps.includes(step)),
  };
}

/** Empty for whom nobody has named yet. A middle or last name that is put right, or changes, makes nobody somebody else. */
function insuredIdentity({ members, forms }: Proposal): string {
  const answers = forms.insuredMembers ?? {};
  return JSON.stringify(
    insuredMembers(members).map(({ key }) => [
      textIn(answers, fieldName(key, 'first_name')).trim().toLowerCase(),
      textIn(answers, fieldName(key, 'date_of_birth')),
    ]),
  );
}

/** Answers that nothing was declared by were given one by one: they stay, and are asked to be read again. */
function withoutDeclaration(form: BuiltForm, answers: FormAnswers): FormAnswers {
  if (answers[nothingElseField] !== true) return answers;
  const declared = new Set(
    fieldsOf(form)
      .filter(isDeclaredNo)
      .map(({ name }) => name),
  );
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([name, answer]) => name !== nothingElseField && !(answer === 'no' && declared.has(name)),
    ),
  );
}
