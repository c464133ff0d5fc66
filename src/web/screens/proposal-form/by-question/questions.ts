import type { WireField, WireForm } from '#contract/proposal/shapes.ts';
import { isDeclaredNo, nothingElseField } from '#domain/proposal/form/declaration/declaration.ts';
import { fieldsIn } from '#web/forms/form-values.ts';

/** What one person is asked, and what follows of some answers. */
export type PersonQuestion = {
  /** Undefined: it is asked of all together. */
  readonly member: string | undefined;
  readonly field: WireField;
  readonly followers: readonly WireField[];
};

/** One question of the form with everybody whom it is asked of. */
export type Question = {
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  /**
   * `yes-no`: whoever is named says Yes, and the declaration says No for all others. `each`: everybody has an answer of
   * their own. `tick`: a box of its own, which counts where somebody ticks it.
   */
  readonly kind: 'yes-no' | 'each' | 'tick';
  readonly people: readonly PersonQuestion[];
};

/** The questions to which the declaration says No for whoever is not named. */
export function declarationsIn(form: WireForm): readonly WireField[] {
  return fieldsIn(form).filter(isDeclaredNo);
}

/** The declaration of a form; a form that has one is drawn by question. */
export function declarationIn(form: WireForm): WireField | undefined {
  return fieldsIn(form).find(({ name }) => name === nothingElseField);
}

/** The name of the question without whom it is asked of. */
const questionOf = ({ name }: WireField, member: string | null) =>
  member !== null && name.startsWith(`${member}.`) ? name.slice(member.length + 1) : name;

function kindOf(field: WireField): Question['kind'] {
  if (isDeclaredNo(field)) return 'yes-no';
  return field.kind === 'tick' ? 'tick' : 'each';
}

/** Fields that show, at whatever distance, by an answer to this one. */
function followersOf(fields: readonly WireField[], { name }: WireField): readonly WireField[] {
  const own = fields.filter(({ showIf }) => showIf?.field === name);
  return own.flatMap((field) => [field, ...followersOf(fields, field)]);
}

/** Every question of the form once, in page order, what is ticked after what is answered. */
export function questionsIn(form: WireForm): readonly Question[] {
  const all = fieldsIn(form);
  const questions = new Map<string, Question & { readonly people: PersonQuestion[] }>();
  for (const { fields, member } of form.sections) {
    for (const field of fields.filter(({ name, showIf }) => !showIf && name !== nothingElseField)) {
      const id = questionOf(field, member);
      const { label, hint } = field;
      const question = questions.get(id) ?? { id, label, hint, kind: kindOf(field), people: [] };
      question.people.push({ member: member ?? undefined, field, followers: followersOf(all, field) });
      questions.set(id, question);
    }
  }
  const list = [...questions.values()];
  return [...list.filter(({ kind }) => kind !== 'tick'), ...list.filter(({ kind }) => kind === 'tick')];
}
