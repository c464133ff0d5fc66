import type { Answer, Answers, ShowIf } from './fields.ts';

/** A field as far as its showing goes: the definition's, or the wire's with its null. */
type Hanging = { readonly name: string; readonly showIf: ShowIf | null | undefined };

/** The fields to show and to require with these answers: a field that hangs on a hidden one is hidden too. */
export function shownFields<Field extends Hanging>(
  fields: readonly Field[],
  answers: Answers,
): readonly Field[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const isShown = (field: Field, seen: readonly string[]): boolean => {
    if (!field.showIf) return true;
    const other = byName.get(field.showIf.field);
    if (other === undefined || seen.includes(other.name)) return false;
    return hasOneOf(answerOf(answers, other.name), field.showIf.is) && isShown(other, [...seen, field.name]);
  };
  return fields.filter((field) => isShown(field, []));
}

export function answerOf<Kept>(answers: Readonly<Record<string, Kept>>, name: string): Kept | undefined {
  return Object.hasOwn(answers, name) ? answers[name] : undefined;
}

function hasOneOf(answer: Answer | undefined, values: readonly string[]): boolean {
  if (answer === undefined) return false;
  if (typeof answer === 'boolean') return values.includes(answer ? 'yes' : 'no');
  return typeof answer === 'string' ? values.includes(answer) : answer.some((one) => values.includes(one));
}
