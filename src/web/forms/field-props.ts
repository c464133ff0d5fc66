import type { WireField } from '#contract/proposal/shapes.ts';
import type { Answer } from '#domain/proposal/form/fields.ts';

/** What is found out of an answer while it is typed, in words; `isTrouble`: it cannot stay as it is. */
export type FieldNote = { readonly words: string; readonly isTrouble: boolean };

/** By name of the field; null at one that has none yet, where a place is kept for it. */
export type FieldNotes = Readonly<Record<string, FieldNote | null>>;

/** What every kind of field is drawn from. */
export type WireFieldProps = {
  readonly field: WireField;
  readonly value: Answer;
  readonly onAnswer: (answer: Answer) => void;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** What may be meant: offered while it is typed, and anything else is taken too. */
  readonly suggested?: readonly string[] | undefined;
};

export function textOf(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : '';
}

export function listOf(answer: Answer | undefined): readonly string[] {
  return typeof answer === 'object' ? answer : [];
}

/** What label, hint and error need of a field. */
export function wordsOf({ field, hint, error }: WireFieldProps) {
  return { id: field.name, label: field.label, hint, error, optional: !field.required };
}

export function choicesOf(field: WireField) {
  return field.choices.map(({ id, label }) => ({ value: id, label }));
}
