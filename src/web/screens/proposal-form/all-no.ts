import type { WireForm } from '#contract/proposal/shapes.ts';
import type { Answers } from '#domain/proposal/form/fields.ts';
import { fieldsIn } from '#web/forms/form-values.ts';

/** What the declarations of a form hold so far. */
export type DeclarationState =
  /** Nobody has answered one. */
  | 'open'
  | 'all-no'
  /** Somebody has a Yes, or only some are answered. */
  | 'mixed';

/** The questions to which a No for everybody is one answer: those that ask each person, or all together, for a yes or no. */
export function declarationsIn(form: WireForm): readonly WireForm['sections'][number]['fields'][number][] {
  return fieldsIn(form).filter(({ kind, required, showIf }) => kind === 'yes-no' && required && !showIf);
}

/** Each question once, in page order, however many people it is asked of. */
export function questionsIn(form: WireForm): readonly string[] {
  return [...new Set(declarationsIn(form).map(({ label }) => label))];
}

/** The people whom these questions are asked of; what is asked of nobody by name is asked of them all together. */
export function questionedPeople<M extends { readonly key: string }>(
  { sections }: WireForm,
  members: readonly M[],
): readonly M[] {
  const requestedMembers = sections.map(({ member }) => member);
  return members.filter(({ key }) => requestedMembers.includes(key));
}

export function declarationStateOf(form: WireForm, answers: Answers): DeclarationState {
  const declarations = declarationsIn(form).map(({ name }) => answers[name]);
  if (declarations.every((answer) => answer === 'no')) return 'all-no';
  return declarations.some((answer) => answer === 'yes' || answer === 'no') ? 'mixed' : 'open';
}
