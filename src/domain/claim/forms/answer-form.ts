import type { IsoDate } from '../../date.ts';
import { sameInAll } from '../../local-text.ts';
import { cleanAnswer } from '../../proposal/form/clean-answer.ts';
import { fieldFailure, signOf } from '../../proposal/form/field-failure.ts';
import type { FieldDefinition, FieldKind } from '../../proposal/form/fields.ts';
import type { FailureCode, FieldFailure } from '../../result.ts';

/** One question of a form about a claim; the page that draws it has its words. */
export type FormQuestion<Name extends string = string> = {
  readonly name: Name;
  readonly kind: Extract<FieldKind, 'choice' | 'date' | 'amount' | 'number' | 'text' | 'long-text'>;
  readonly required?: true;
  /** The ids of what can be chosen. */
  readonly choices?: readonly string[];
  /** It bounds the value of numbers and the length of texts. */
  readonly max?: number;
};

export type PlainAnswers<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export type CheckedAnswers<Name extends string> = {
  /** Each in the one spelling in which it is checked; what is blank is absent. */
  readonly answers: PlainAnswers<Name>;
  readonly failures: readonly FieldFailure[];
};

/** Each answer by itself, by the rules of the application's own fields. What no question is named by is passed over. */
export function checkAnswers<Name extends string>(
  questions: readonly FormQuestion<Name>[],
  raw: PlainAnswers<Name>,
  today: IsoDate,
): CheckedAnswers<Name> {
  const answers: Partial<Record<Name, string>> = {};
  const failures: FieldFailure[] = [];
  for (const question of questions) {
    const { name, kind } = question;
    const cleaned = cleanAnswer(kind, raw[name]);
    const answer =
      cleaned.kind === 'answer' && typeof cleaned.answer === 'string' ? cleaned.answer : undefined;
    if (answer !== undefined) answers[name] = answer;
    const code = fieldFailure(definitionOf(question), answer, { today });
    if (code !== undefined) failures.push(failureAt(name, code, answer));
  }
  return { answers, failures };
}

function failureAt(field: string, code: FailureCode, answer: string | undefined): FieldFailure {
  const sign = signOf(code, answer);
  return sign === undefined ? { field, code } : { field, code, detail: { sign } };
}

function definitionOf({ name, kind, required, choices = [], max }: FormQuestion): FieldDefinition {
  const none = { hint: undefined, min: undefined, autocomplete: undefined, showIf: undefined };
  return {
    ...{
      ...none,
      name,
      kind,
      required: required === true,
      max,
      half: false,
      sameAs: undefined,
      person: undefined,
    },
    label: sameInAll(name),
    choices: choices.map((id) => ({ id, label: sameInAll(id) })),
  };
}
